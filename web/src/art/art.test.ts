// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { RANKS } from '$tables/saint-seiya/palette';
import { PALETTE as TREASURES, type Suit } from '$tables/yutaka/palette';
import * as boxes from './boxes';
import { LEVELS, portrait } from './faces';
import { heavens, saint } from './saint-seiya';
import { chance, mix } from './sheet';
import { card, dragon, HALLS, hall, PEOPLE, THINGS } from './volfyirion';
import { adventurer, ADVENTURERS, map } from './yro';
import { sea, treasure } from './yutaka';

type Draw = (night: boolean) => string;

const FACTIONS = { ME: 'marche', SM: 'societe', CS: 'conclave', IS: 'iles', CF: 'cite', CD: 'dragons' } as const;
const pictures: Record<string, [string, Draw][]> = {
  boxes: Object.entries(boxes),
  yro: [
    ...Object.keys(ADVENTURERS).map((key): [string, Draw] => [key, (night) => adventurer(key, { faction: FACTIONS[key.slice(0, 2) as keyof typeof FACTIONS], profession: 'mage' }, night, false)]),
    ['own', (night) => adventurer('OWN1', { faction: 'iles', profession: 'souverain' }, night, true)],
    ['map', map],
  ],
  volfyirion: [
    ...Object.keys(THINGS).map((key): [string, Draw] => [key, (night) => card(key, 'command', 'red', night, false)]),
    ...Object.keys(PEOPLE).map((key): [string, Draw] => [key, (night) => card(key, 'troop', 'grey', night, true)]),
    ...Object.keys(HALLS).map((key): [string, Draw] => [key, (night) => card(key, 'building', 'purple', night, false)]),
    ...(['sleeps', 'wakes', 'flies', 'burns', 'away', 'soars'] as const).map((pose): [string, Draw] => [pose, (night) => dragon(pose, night)]),
    ['hall', hall],
  ],
  'saint-seiya': [
    ...Array.from({ length: 90 }, (_, n): [string, Draw] => [`${n + 1}`, (night) => saint({ no: n + 1, rank: RANKS[n % 5]!, class: 'bronze', kind: n % 2 ? 'armour' : 'character' }, night)]),
    ['heavens', heavens],
  ],
  yutaka: [
    ...(Object.keys(TREASURES) as Suit[]).flatMap((suit) => [0, 1, 2, 3, 4].map((value): [string, Draw] => [`${suit} ${value}`, (night) => treasure(suit, value, night)])),
    ['sea', sea],
  ],
  faces: Object.entries(LEVELS).flatMap(([level, { players }]) => Object.keys(players).map((name): [string, Draw] => [name, (night) => portrait(name, level, night)])),
};

describe.each(Object.entries(pictures))('%s', (_, drawn) => {
  test.each(drawn)('%s is drawn whole, the same every time, and otherwise by night', (_, draw) => {
    const picture = draw(false);
    expect(picture).toMatch(/^data:image\/svg\+xml,%3Csvg.*%3C\/svg%3E$/);
    expect(picture).not.toMatch(/NaN|undefined|null/);
    expect(draw(false)).toBe(picture);
    expect(draw(true)).not.toBe(picture);
  });
});

test('chance falls the same way for the same word, and otherwise for another', () => {
  const thrown = (word: string): number[] => { const next = chance(word); return [next(), next(), next()]; };
  expect(thrown('ME1')).toEqual(thrown('ME1'));
  expect(thrown('ME1')).not.toEqual(thrown('ME2'));
  for (const n of thrown('ME1')) expect(n).toBeGreaterThanOrEqual(0);
});

test('a colour between two lies between them', () => expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080'));

test('no two players have the same face', () => {
  const faces = Object.entries(LEVELS).flatMap(([level, { players }]) => Object.keys(players).map((name) => portrait(name, level, false)));
  expect(new Set(faces).size).toBe(20);
});
