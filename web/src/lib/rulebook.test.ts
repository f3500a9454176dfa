import { describe, expect, it } from 'vitest';
import type { Book } from '../wire';
import { blocks, fold, parseRule, pieces, search } from './rulebook.svelte';

const book: Book = {
  game: 'yutaka',
  lang: 'fr',
  title: 'Yutakâ',
  intro: [],
  chapters: [
    {
      title: 'Tours',
      paragraphs: [],
      rules: [
        { id: 'R11', title: 'Jouer un Équipement', paragraphs: ['Retournez une tuile cachée.'], house: false },
        { id: 'R14', title: 'Cinq cartes au plus', paragraphs: ['Une colonne pleine [R13].'], house: false },
      ],
    },
    { title: 'Notation', paragraphs: ['Chaque coup s’écrit en peu de signes.'], rules: [] },
  ],
};

const found = (words: string): string[] => search(book, words).flatMap((chapter) => chapter.rules.map((rule) => rule.id));

describe('searching a rulebook', () => {
  it('finds rules whatever the case and the accents', () => expect(found('EQUIPEMENT cachee')).toEqual(['R11']));
  it('wants every word', () => expect(found('équipement colonne')).toEqual([]));
  it('finds a rule by its number', () => expect(found('r14')).toEqual(['R14']));
  it('finds a chapter’s own paragraphs', () => expect(search(book, 'signes').map((it) => it.title)).toEqual(['Notation']));
  it('shows the whole book without words', () => expect(search(book, ' ')).toBe(book.chapters));
  it('reads a typed apostrophe as the printed one', () => expect(fold("S'ÉCRIT")).toBe(fold('s’écrit')));
});

describe('reading a rule', () => {
  it('cuts a paragraph at its references', () =>
    expect(pieces('Voir [R13] et [A4].')).toEqual([{ text: 'Voir ' }, { rule: 'R13' }, { text: ' et ' }, { rule: 'A4' }, { text: '.' }]));
  it('gathers items into lists', () =>
    expect(blocks(['Deux cas :', '- un', '- deux', 'Fin.'])).toEqual([
      { kind: 'text', text: 'Deux cas :' },
      { kind: 'list', items: ['un', 'deux'] },
      { kind: 'text', text: 'Fin.' },
    ]));
  it('tells a rule of a book from a refusal of the table', () => {
    expect(parseRule('saint-seiya S4')).toEqual({ game: 'saint-seiya', id: 'S4' });
    expect(parseRule('table')).toBeNull();
    expect(parseRule(undefined)).toBeNull();
  });
});
