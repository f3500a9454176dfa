import { describe, expect, it } from 'vitest';
import type { View } from '../wire';
import { pointedKeys } from './lesson.svelte';

const face = (card: string | null) => ({ card, back: null, open: true });
const view = {
  zones: [
    { zone: 'hand', seat: 0, number: 0, count: 3, cards: [face('I1'), face('D3'), face('I1')] },
    { zone: 'column', seat: 0, number: 2, count: 1, cards: [face('D3')] },
  ],
} as unknown as View;
const pointer = { zone: 'hand', seat: 0, number: 0, place: null, card: null };
const drawn = (key: string): boolean => key === 'column:0:2';

describe('what the coach points at', () => {
  it('is every card with a face', () => expect(pointedKeys(view, [{ ...pointer, card: 'I1' }], drawn)).toEqual(['hand:0:0:0', 'hand:0:0:2']));
  it('is one place', () => expect(pointedKeys(view, [{ ...pointer, place: 1 }], drawn)).toEqual(['hand:0:0:1']));
  it('is a zone that is drawn as one place', () =>
    expect(pointedKeys(view, [{ ...pointer, zone: 'column', number: 2 }], drawn)).toEqual(['column:0:2']));
  it('is everything in a zone that is not', () =>
    expect(pointedKeys(view, [pointer], drawn)).toEqual(['hand:0:0:0', 'hand:0:0:1', 'hand:0:0:2']));
});
