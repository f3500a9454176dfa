/** The signs on cards and boards: points, kinds of cards, what abilities do. */
import building from 'icon:greek-temple';
import city from 'icon:castle';
import command from 'icon:crown';
import battle from 'icon:crossed-swords';
import dragon from 'icon:dragon-head';
import draw from 'icon:card-draw';
import knowledge from 'icon:open-book';
import lair from 'icon:mountain-cave';
import order from 'icon:scroll-unfurled';
import perk from 'icon:star-medal';
import ploy from 'icon:domino-mask';
import raze from 'icon:damaged-house';
import remove from 'icon:tombstone';
import rout from 'icon:broken-shield';
import talisman from 'icon:gem-pendant';
import troop from 'icon:shield';
import wonder from 'icon:crystal-cluster';

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
