import { describe, expect, test } from 'vitest';
import type { Event } from '../wire';
import { soundOf } from './sound';

const event = (what: Partial<Event>): Event => ({ number: 1, event: 'said', seat: 0, ...what }) as Event;
const spot = { zone: 'hand', seat: 0, number: 0, place: 0 };

describe('what a beat sounds like', () => {
  test.each<[string, Partial<Event>[], ReturnType<typeof soundOf>]>([
    ['a sentence alone makes no sound', [{ say: 'web-home' }], null],
    ['a card that moves is heard as paper', [{ event: 'moved', from: spot, to: spot }], 'card'],
    ['a card that is turned is a reveal, even among cards that move', [{ event: 'moved', from: spot, to: spot }, { event: 'turned', to: spot, card: 'D3' }], 'reveal'],
    ['a back that comes to light is none', [{ event: 'turned', to: spot, card: null }], null],
    ['a shuffle drowns what it moves', [{ event: 'moved', from: spot, to: spot }, { event: 'shuffled', to: spot }], 'shuffle'],
    ['what a seat gains is a coin', [{ event: 'counted', counter: 'coins', n: 5, was: 3 }], 'coin'],
    ['what it pays is not', [{ event: 'counted', counter: 'coins', n: 3, was: 5 }], null],
    ['nor is the number of a round', [{ event: 'counted', counter: 'round', seat: null, n: 2, was: 1 }], null],
  ])('%s', (_, beat, sound) => {
    expect(soundOf(beat.map(event))).toBe(sound);
  });
});
