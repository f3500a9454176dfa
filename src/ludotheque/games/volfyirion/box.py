# ruff: noqa: F403
"""The names of zones, verbs, numbers, kinds, marks and the kit in one place, until nobody needs them so."""

from ludotheque.games.volfyirion.kinds import *
from ludotheque.games.volfyirion.kit import *
from ludotheque.games.volfyirion.kit import kit_of
from ludotheque.games.volfyirion.marks import *
from ludotheque.games.volfyirion.numbers import *
from ludotheque.games.volfyirion.settings import *
from ludotheque.games.volfyirion.verbs import *
from ludotheque.games.volfyirion.zones import *

box_of = kit_of
