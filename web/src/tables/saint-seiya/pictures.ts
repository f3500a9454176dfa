/** A picture for every number (game-icons.net): the constellation, the sign of the zodiac, what the name means. */
import spider from 'icon:masked-spider';
import aquarius from 'icon:aquarius';
import aries from 'icon:aries';
import bear from 'icon:bear-head';
import helm from 'icon:black-knight-helm';
import brute from 'icon:brute';
import bully from 'icon:bully-minion';
import cancer from 'icon:cancer';
import capricorn from 'icon:capricorn';
import centaur from 'icon:centaur';
import chameleon from 'icon:chameleon-glyph';
import chariot from 'icon:chariot';
import chains from 'icon:crossed-chains';
import swords from 'icon:crossed-swords';
import crystal from 'icon:crystal-shine';
import mask from 'icon:devil-mask';
import dolphin from 'icon:dolphin';
import dragon from 'icon:dragon-head';
import phoenix from 'icon:eagle-emblem';
import eagle from 'icon:eagle-head';
import fire from 'icon:fire-zone';
import fist from 'icon:fist';
import wing from 'icon:fluffy-wing';
import fly from 'icon:fly';
import gecko from 'icon:gecko';
import gemini from 'icon:gemini';
import ghost from 'icon:ghost';
import hound from 'icon:hound';
import hydra from 'icon:hydra';
import crown from 'icon:imperial-crown';
import jellyfish from 'icon:jellyfish';
import leo from 'icon:leo';
import libra from 'icon:libra';
import lion from 'icon:lion';
import lotus from 'icon:lotus';
import medusa from 'icon:medusa-head';
import mountains from 'icon:mountains';
import oldKing from 'icon:old-king';
import owl from 'icon:owl';
import pegasus from 'icon:pegasus';
import pisces from 'icon:pisces';
import pope from 'icon:pope-crown';
import psychic from 'icon:psychic-waves';
import raven from 'icon:raven';
import sagittarius from 'icon:sagittarius';
import scorpio from 'icon:scorpio';
import serpent from 'icon:sea-serpent';
import skull from 'icon:skull-crossed-bones';
import snake from 'icon:snake-spiral';
import dog from 'icon:sniffing-dog';
import hook from 'icon:spear-hook';
import swan from 'icon:swan';
import clash from 'icon:sword-clash';
import taurus from 'icon:taurus';
import skulls from 'icon:triple-skulls';
import feathers from 'icon:two-feathers';
import unicorn from 'icon:unicorn';
import virgo from 'icon:virgo';
import waves from 'icon:waves';
import whale from 'icon:whale-tail';
import arrow from 'icon:winged-arrow';
import wolf from 'icon:wolf-head';
import club from 'icon:wood-club';

/** The five heroes' constellations, in the order of the box. */
export const HEROES = [pegasus, dragon, swan, chains, phoenix];

const ZODIAC = [aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces];

const SILVER = [
  eagle, snake, gecko, medusa, raven, centaur, hound, whale, chariot, crown, arrow, dog, club, skulls, fly, feathers, lotus, spider,
];

const OTHERS = [
  mask, brute, crystal, // 60–62
  ghost, serpent, dolphin, jellyfish, // 63–66
  fire, psychic, clash, swords, // 67–70
  helm, ...HEROES, // 71–76
  wing, waves, mountains, // 77–79
  unicorn, hydra, wolf, lion, bear, chameleon, // 80–85
  bully, oldKing, hook, fist, skull, // 86–90
];

const PICTURES = [...HEROES, ...HEROES, ...HEROES, owl, pope, ...ZODIAC, ...ZODIAC, ...SILVER, ...OTHERS];

/** The picture of a number; a plain helm for one nobody here knows. */
export const pictureOf = (no: number): string => PICTURES[no - 1] ?? helm;
