### The log beside a table: headings, and lines that are joined

web-log-turn = Turn { $n }: { $seat }
# One of several cards in a list: “3 × Prospector”.
web-log-cards = { $n } × { $card }
# A line that was said several times in a row, where there are no better words for it.
web-log-times = { $text } (× { $n })

web-log-joined-volfyirion-log-played = { $parts ->
    [0] { $seat } plays { $count } × { $card }.
   *[other] { $count ->
        [1] { $seat } plays { $card }: { $gains }.
       *[other] { $seat } plays { $count } × { $card }: { $gains }.
    }
}
web-log-joined-volfyirion-log-laid = { $parts ->
    [0] { $seat } places { $count } × { $card } at City { $place }.
   *[other] { $seat } places { $card } at City { $place }: { $gains }.
}
web-log-joined-volfyirion-log-scrapped = { $parts ->
    [0] { $seat } removes { $count } × { $card } from the game for its bonus.
   *[other] { $count ->
        [1] { $seat } removes { $card } from the game for its bonus: { $gains }.
       *[other] { $seat } removes { $count } × { $card } from the game for their bonus: { $gains }.
    }
}
web-log-listed-volfyirion-log-acquired = { $seat } acquires { $cards }.
web-log-listed-volfyirion-log-removed = { $seat } removes from the game: { $cards }.
web-log-part-volfyirion-log-gains-command = { $n } Command
web-log-part-volfyirion-log-gains-battle = { $n } Battle
web-log-part-volfyirion-log-gains-knowledge = { $n } Knowledge
web-log-part-volfyirion-log-synergy-command = { $n } Command by Synergy
web-log-part-volfyirion-log-synergy-battle = { $n } Battle by Synergy
web-log-part-volfyirion-log-synergy-knowledge = { $n } Knowledge by Synergy

web-log-joined-yro-log-placed = { $seat } places { $card } on { $place }: { $gains }.
web-log-part-yro-log-recruitment-tech = { $n } Tech
web-log-part-yro-log-recruitment-magic = { $n } Magic
web-log-part-yro-log-recruitment-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
web-log-part-yro-log-recruitment-vp = { $n } VP
web-log-listed-yro-log-threw = { $seat } discards { $cards }.
web-log-listed-yro-log-revealed = { $seat } recruits { $cards }.

web-log-joined-saint-seiya-log-engaged = { $seat } engages { $count } × { $card } against slot { $place }.
web-log-listed-saint-seiya-log-used = { $seat } discards after the acquisition: { $cards }.
web-log-listed-saint-seiya-log-threw = { $seat } does not keep { $cards }.
web-log-listed-saint-seiya-log-cleared = { $seat } discards from play: { $cards }.
web-log-listed-saint-seiya-log-discarded = { $seat } discards { $cards }.
web-log-listed-saint-seiya-log-destroyed = Destroyed: { $cards } ({ $seat }).
