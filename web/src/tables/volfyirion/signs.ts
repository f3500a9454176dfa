/** The signs on cards and boards: points, kinds of cards, what abilities do. */
import building from 'icon:greek-temple';
import city from 'icon:castle';
import command from 'icon:crown';
import battle from 'icon:crossed-swords';
import dragon from 'icon:dragon-head';
import knowledge from 'icon:open-book';
import lair from 'icon:mountain-cave';
import order from 'icon:scroll-unfurled';
import perk from 'icon:star-medal';
import ploy from 'icon:domino-mask';
import raze from 'icon:damaged-house';
import rout from 'icon:broken-shield';
import talisman from 'icon:gem-pendant';
import troop from 'icon:shield';
import wonder from 'icon:crystal-cluster';

/** Our own drawing, so that the two opposites are told apart at a glance: a card that comes, a card that is crossed out. */
const draw = 'M56 40H296A40 40 0 0 1 336 80V232H280V96H112V416H216V472H96A40 40 0 0 1 56 432V80A40 40 0 0 1 96 40ZM336 272H408V344H480V416H408V488H336V416H264V344H336Z';
const remove = 'M136 24H376A40 40 0 0 1 416 64V448A40 40 0 0 1 376 488H136A40 40 0 0 1 96 448V64A40 40 0 0 1 136 24ZM206 150L150 206L200 256L150 306L206 362L256 312L306 362L362 306L312 256L362 206L306 150L256 200Z';

/** R27: what is gained and spent, as the counters call it. */
export const POINTS = ['command', 'battle', 'knowledge'] as const;
export type Point = (typeof POINTS)[number];
export const POINT_SIGNS: Record<Point, string> = { command, battle, knowledge };

export type Kind = 'command' | 'building' | 'troop' | 'wonder' | 'city' | 'lair' | 'perk' | 'ploy' | 'talisman';
export const KIND_SIGNS: Record<Kind, string> = { command: order, building, troop, wonder, city, lair, perk, ploy, talisman };

/** R45: what a Secondary Ability may do besides giving points. */
export const PARTS = ['draw', 'remove', 'troop', 'building', 'move'] as const;
export type Part = (typeof PARTS)[number];
export const PART_SIGNS: Record<Part, string> = { draw, remove, troop: rout, building: raze, move: dragon };

export { dragon as DRAGON, troop as SHIELD };
