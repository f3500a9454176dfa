/** The rulebooks: each read once a language, found by words, opened at a rule from wherever one is cited. */
import { getContext, setContext } from 'svelte';
import type { Book, ChapterText, RuleText } from '../wire';
import { ask, Refusal } from './api';
import { settings } from './settings.svelte';

class Shelf {
  #books = $state.raw<Record<string, Book | Refusal>>({});
  #asked = new Set<string>();

  /** A game's book in the reader's language, why it cannot be had, or undefined while it is on its way. */
  of(game: string): Book | Refusal | undefined {
    return this.#books[`${game}/${settings.lang}`];
  }

  /** Fetch a book unless it is here; in an effect, so that it follows the language. */
  load(game: string): void {
    const key = `${game}/${settings.lang}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    void ask<Book>('GET', `/api/games/${encodeURIComponent(game)}/rulebook`)
      .catch((error: unknown) => {
        this.#asked.delete(key); // asked again the next time somebody opens it
        if (error instanceof Refusal) return error;
        throw error;
      })
      .then((book) => (this.#books = { ...this.#books, [key]: book }));
  }
}

export const books = new Shelf();

/** "yutaka R14" as game and number; a refusal of the table itself cites no rule of a book. */
export function parseRule(rule: string | undefined): { game: string; id: string } | null {
  const found = /^(\S+) ([A-Z]\d+)$/.exec(rule ?? '');
  return found ? { game: found[1]!, id: found[2]! } : null;
}

/** A rule of a book by its number. */
export const ruleOf = (book: Book, id: string): RuleText | undefined =>
  book.chapters.flatMap((chapter) => chapter.rules).find((rule) => rule.id === id);

/** For comparing words: neither case nor accents matter. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/gi, 'oe')
    .replace(/[’']/g, "'")
    .toLowerCase();

/** Whether every one of these words occurs in the texts. */
export function matches(words: string, ...texts: string[]): boolean {
  const all = fold(texts.join(' '));
  return fold(words)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** The chapters with only those rules in which every word occurs; without words the whole book. */
export function search(book: Book, words: string): ChapterText[] {
  if (!words.trim()) return book.chapters;
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.length > 0 && matches(words, chapter.title, ...chapter.paragraphs) ? chapter.paragraphs : [],
      rules: chapter.rules.filter((rule) => matches(words, rule.id, rule.title, ...rule.paragraphs)),
    }))
    .filter((chapter) => chapter.rules.length > 0 || chapter.paragraphs.length > 0);
}

export type Piece = { text: string } | { rule: string };

/** A paragraph cut at its references: "see [R14]." is text, rule, text. */
export const pieces = (paragraph: string): Piece[] =>
  paragraph
    .split(/(\[[A-Z]\d+\])/)
    .filter(Boolean)
    .map((part) => (/^\[[A-Z]\d+\]$/.test(part) ? { rule: part.slice(1, -1) } : { text: part }));

export type Block = { kind: 'text'; text: string } | { kind: 'list'; items: string[] };

/** Paragraphs, with those that start with "- " gathered into lists. */
export function blocks(paragraphs: readonly string[]): Block[] {
  const out: Block[] = [];
  for (const paragraph of paragraphs) {
    const last = out.at(-1);
    if (!paragraph.startsWith('- ')) out.push({ kind: 'text', text: paragraph });
    else if (last?.kind === 'list') last.items.push(paragraph.slice(2));
    else out.push({ kind: 'list', items: [paragraph.slice(2)] });
  }
  return out;
}

const OPENER = Symbol('rules');

export type RuleOpener = (id: string) => void;

/** Say what a click on a cited rule ("R14") does below this component; elsewhere it leads to the rulebook's page. */
export const onrule = (open: RuleOpener): void => void setContext(OPENER, open);

export const ruleOpener = (): RuleOpener | undefined => getContext(OPENER);
