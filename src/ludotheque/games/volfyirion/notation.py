"""A short text for every move of Volfyirion, the same in all languages; case and spaces are forgiven.

Cards are called by their keys ("qoam-ritual"); Cities by their number from the left, 1 to 3, a claimed Lair 4; the
cards of the Asset Row 1 to 5, the Wonders on the Lair 1 and 2, seats from 1. "2b" is the Building of City 2, "2t" its
Troop.

    play stab               play a card; "play mint 2" lays a Building or a Troop at City 2
    use bank / use 2b       use a Synergy: of a card in the Playing Area, or of the Building of City 2
    scrap stab / scrap 1t   use a Remove Ability: of a card in the Playing Area, or of what lies at City 1
    buy 3 / buy top         acquire from the Asset Row; the top card (Qoam Oracle)
    wonder 1 / wonder top   acquire from the Lair; the top of the Wonder Deck (Heroes Party)
    redeploy 1 3            the Troop of City 1 to City 3
    attack 2                the enemy's City 2
    seal void-fluid 2       the Wonder in the Playing Area of seat 2; "unseal void-fluid 2"
    replace 4               a card of the Asset Row for the top one
    dragon 2 / dragon home  Volfyirion to the enemy's City 2; from one's own City to the Lair
    defeat, claim           defeat Volfyirion; take the Lair as a City
    ascend                  take an Ascension Path
    collide void-fluid      seal an own Wonder for Knowledge (Anomaly Collider)
    rebuild 2               a destroyed City
    refresh 3 / refresh all the first turn's refresh of the Asset Row
    mulligan                shuffle the first hand back and draw anew
    draw 2                  so many of the cards an ability grants
    remove hand stab        remove a card from hand, area or discard
    destroy 2t              remove the enemy's Troop (or Building, "2b") at City 2
    recover guard 2         lay a recovered Troop at City 2 (Second Chance)
    end                     end the turn
    done                    no more, none
"""
