## What can be worked out at Yutakâ's table.

yutaka-figure-free = { $seat } has { $n } of { $of } places free here.
yutaka-figure-total = { $seat }’s cards here add up to { $n }.
yutaka-figure-lead = { $about }: { $seat } leads { $n } to { $of }.
yutaka-figure-alone = { $about }: { $seat } has no rival, with { $n }.
yutaka-figure-tie = { $about }: a tie at { $n }, so nobody would take anything.
yutaka-figure-covered = This tile still lies under { $about }.
yutaka-figure-hidden = { $n ->
    [one] One of { $of } tiles is still hidden.
   *[other] { $n } of { $of } tiles are still hidden.
}
yutaka-figure-unseen = { $about }: { $n ->
    [one] one of { $of } points is still to be found.
   *[other] { $n } of { $of } points are still to be found.
}
yutaka-term-idole = Idol
yutaka-term-dague = Dagger
yutaka-term-amphore = Amphora
yutaka-term-cristaux = Crystals
yutaka-term-equipement = Equipment
