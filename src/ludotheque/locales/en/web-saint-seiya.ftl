## Saint Seiya's table in the browser.

web-saint-seiya-face-down = A card face down.
web-saint-seiya-card = { $card }, { $class }, { $rank }.
web-saint-seiya-costs = Cost: { $costs }.
web-saint-seiya-brings = It brings: { $values }.
web-saint-seiya-force = { $n } Force
web-saint-seiya-cosmos = { $n } Cosmos
web-saint-seiya-heal = heal { $n }
web-saint-seiya-vp = { $n } VP
web-saint-seiya-vp-open = VP on a condition
web-saint-seiya-has-flame = a Flame
web-saint-seiya-has-force = Force so far: { $n } of { $of }.
web-saint-seiya-has-cosmos = { $armour ->
    [0] Cosmos so far: { $n } of { $of }.
   *[other] Cosmos so far: { $n } of { $of }; the Armour in play can add { $armour }.
}
web-saint-seiya-barred = { $why ->
    [saints] It cannot be acquired: no other Saint can while Kuraggu is on the field.
    [three] It cannot be acquired: it takes three Characters.
   *[hand] It cannot be acquired: it takes a card in hand to discard.
}

web-saint-seiya-short-arrival = Arr.
web-saint-seiya-short-defeated = Def.
web-saint-seiya-short-on-field = Field
web-saint-seiya-short-on-play = Play
web-saint-seiya-short-by-discard = Disc.
web-saint-seiya-short-by-wound = Wnd.
web-saint-seiya-short-by-destroy = Dstr.
web-saint-seiya-short-in-fight = Fight

web-saint-seiya-clock = The Clock: { $n ->
    [0] no Flame is left.
    [one] one Flame of twelve.
   *[other] { $n } Flames of twelve.
}
web-saint-seiya-last-round = Last round!
web-saint-seiya-turn = { $seat } plays

web-saint-seiya-slot = Slot { $n } of the field.
web-saint-seiya-slot-last = Here it costs 1 Force and 1 Cosmos less, and it is removed at the end of the turn.
web-saint-seiya-slot-empty = Slot { $n } of the field, empty.
web-saint-seiya-engaged = { $facing ->
    [slot] Facing the card in slot { $n }, played by { $seat }.
    [nobody] It faces nobody any more; played by { $seat }.
    [fighting] Used for this acquisition by { $seat }.
   *[beside] Held back by { $seat }.
}
web-saint-seiya-group-fighting = Used
web-saint-seiya-group-beside = Beside them
web-saint-seiya-group-nobody = Facing nobody

web-saint-seiya-reserve = The Reserve: { $n ->
    [0] empty.
    [one] one card.
   *[other] { $n } cards.
}
web-saint-seiya-removed = The common discard: { $n ->
    [0] empty.
    [one] one card.
   *[other] { $n } cards.
}
web-saint-seiya-has = { $zone } ({ $seat }): { $n ->
    [0] no card.
    [one] one card.
   *[other] { $n } cards.
}
web-saint-seiya-aside = Set aside
web-saint-seiya-worn = { $seat }’s Armour in play.
web-saint-seiya-no-armour = Armour
web-saint-seiya-armour-here = The place of the Armour in play.
web-saint-seiya-wear = Equip
web-saint-seiya-choose = { $seat } can be chosen.
web-saint-seiya-this-one = Choose
web-saint-seiya-look-at = See { $seat }’s cards

web-saint-seiya-spread-title = Cards laid open
web-saint-seiya-spread = { $zone } ({ $seat }): { $n }
web-saint-seiya-spread-empty = No cards.
web-saint-seiya-spread-close = Put these cards away


web-saint-seiya-yours = You
web-saint-seiya-hand-yours = Your hand
web-saint-seiya-hand = { $seat }’s hand
web-saint-seiya-hand-empty = No cards in hand.
web-saint-seiya-pools = In hand, all together: { $force } Force, { $cosmos } Cosmos, { $heal } healing.

web-saint-seiya-editor-heroes = Everybody chooses a hero
