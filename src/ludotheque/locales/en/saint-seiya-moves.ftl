## Saint Seiya: moves in words, and how each question ends

saint-seiya-do-engage = Engage { $card } against { $target }{ $slot ->
    [0] { "" }
   *[other] { " " }in slot { $slot }
}
saint-seiya-do-equip = Equip { $card }
saint-seiya-do-force = Acquire { $card }{ $slot ->
    [0] { "" }
   *[other] { " " }in slot { $slot }
} by Force
saint-seiya-do-cosmos = Acquire { $card }{ $slot ->
    [0] { "" }
   *[other] { " " }in slot { $slot }
} by Cosmos{ $n ->
    [1] { " " }with your Armour
   *[other] { "" }
}
saint-seiya-do-activate = Activate { $card }{ $target ->
    [nobody] { "" }
   *[other] { " " }facing { $target }
}
saint-seiya-do-heal = Heal with { $card }{ $target ->
    [nobody] { "" }
   *[other] { " " }facing { $target }
}
saint-seiya-do-discard = Discard { $card }
saint-seiya-do-pick = { $what ->
    [wound] Wound { $card }
    [destroy] Destroy { $card }
    [upgrade] Destroy two { $card }
    [throw] Discard { $card }
    [recover] Take { $card } into your hand
    [search] Take { $card } into your hand
    [reclaim] Take { $card } into your discard pile
    [heal] Heal { $card }
    [hold-back] Hold { $card } back
    [athena] Give { $card } back
   *[other] Choose { $card }
}{ $whose ->
    [theirs] { " " }({ $seat }’s)
   *[other] { "" }
}
saint-seiya-do-boost = Strengthen { $card }{ $target ->
    [nobody] { "" }
   *[other] { " " }facing { $target }
}
saint-seiya-do-slot = Choose { $card }{ $slot ->
    [0] { "" }
   *[other] { " " }in slot { $slot }
}
saint-seiya-do-swap = Swap { $card }{ $slot ->
    [0] { "" }
   *[other] { " " }in slot { $slot }
} and { $target }{ $second ->
    [0] { "" }
   *[other] { " " }in slot { $second }
}
saint-seiya-do-seat = Choose { $seat }
saint-seiya-do-yes = { $what ->
    [draw] Draw 1 card
    [shun] Draw 1 card
   *[other] Apply the effect
}
saint-seiya-do-none = I have none

saint-seiya-ask-main-done = End the main phase
saint-seiya-ask-hold-back-done = { $n ->
    [0] Use them all
    [one] Hold this one back
   *[other] Hold these { $n } back
}
saint-seiya-ask-draw-done = Do not draw
saint-seiya-ask-shun-done = Do not draw
saint-seiya-ask-may-done = Do not apply it
saint-seiya-ask-seat-done = Choose nobody
saint-seiya-ask-wound-done = { $n ->
    [one] Wound this one
   *[other] Wound these { $n }
}
saint-seiya-ask-wound-may-done = Wound nobody
saint-seiya-ask-destroy-done = { $n ->
    [one] Destroy this card
   *[other] Destroy these { $n }
}
saint-seiya-ask-destroy-may-done = Destroy nothing
saint-seiya-ask-throw-done = { $n ->
    [one] Discard this card
   *[other] Discard these { $n }
}
saint-seiya-ask-recover-may-done = Take nothing
saint-seiya-ask-heal-done = { $n ->
    [one] Heal this one
   *[other] Heal these { $n }
}
saint-seiya-ask-heal-may-done = Heal nobody
saint-seiya-ask-gemini-done = Keep the Gemini Armour
saint-seiya-ask-swap-done = Swap nothing
saint-seiya-ask-discard-done = { $n ->
    [0] Keep this hand
    [one] Discard this card
   *[other] Discard these { $n }
}
