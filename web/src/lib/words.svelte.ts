/** Keys and parameters become sentences in the reader's language: the same Fluent files the server speaks from. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Params, Sentence } from '../wire';
import { settings, type Language } from './settings.svelte';

const loaders: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  fr: () => import('../words/fr'),
  en: () => import('../words/en'),
};

class Words {
  bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});

  /** Fetch a language; until it is there the page shows nothing. */
  async load(lang: Language): Promise<void> {
    if (this.bundles[lang]) return;
    const files = (await loaders[lang]()).default;
    this.bundles = { ...this.bundles, [lang]: bundleOf(lang, Object.values(files)) };
  }

  get ready(): boolean {
    return this.bundles[settings.lang] !== undefined;
  }
}

/** A bundle from the texts of Fluent files. */
export function bundleOf(lang: Language, files: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: true });
  for (const text of files) bundle.addResource(new FluentResource(text));
  return bundle;
}

export const words = new Words();

export type Fill = Record<string, number | string | null | undefined>;

/** The sentence for a key. Seats' numbers in `seat` and `other` become names. */
export function t(key: string, params: Fill = {}, names: readonly string[] = []): string {
  const bundle = words.bundles[settings.lang];
  return bundle === undefined ? '' : format(bundle, key, params, names);
}

/** A sentence that the server made: what a move does, how a question ends. */
export const spoken = (sentence: Sentence, names: readonly string[]): string => t(sentence.say, sentence.params, names);

/** A parameter as it is read by itself: the name a key stands for. */
export const named = (value: string): string => {
  const bundle = words.bundles[settings.lang];
  return bundle === undefined ? '' : String(word(bundle, value));
};

/** Whether there is such a sentence. */
export function has(key: string): boolean {
  return words.bundles[settings.lang]?.hasMessage(key) ?? false;
}

/** Exported for tests: the same with a bundle of one's own. */
export function format(bundle: FluentBundle, key: string, params: Fill = {}, names: readonly string[] = []): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return missing(key);
  const filled: Record<string, number | string> = {};
  for (const [name, value] of Object.entries(params)) {
    if ((name === 'seat' || name === 'other') && typeof value === 'number') filled[name] = seatName(bundle, value, names);
    else if (value !== null && value !== undefined) filled[name] = word(bundle, value);
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, filled, errors);
  return errors.length > 0 ? missing(`${key}: ${errors[0]?.message}`) : whole(bundle, text);
}

/** Where French elides: before something that fills the message and begins with a vowel. Fluent puts signs around it. */
const ELIDED = /(?<!\p{L})(d|qu|jusqu|lorsqu|puisqu)e \u2068+(?=[aeiouàâéèêëîïôûœ])/giu;

/** A sentence as it is read: "de { $seat }" is "d’Ana". */
function whole(bundle: FluentBundle, text: string): string {
  const elided = bundle.locales.includes('fr') ? text.replace(ELIDED, '$1’') : text;
  return elided.replace(/[\u2068\u2069]/g, '');
}

/** A parameter in the reader's language: "@key" and "@key:n" are messages of their own, "@@x" is just "@x". */
function word(bundle: FluentBundle, value: number | string): number | string {
  if (typeof value !== 'string' || !value.startsWith('@')) return value;
  if (value.startsWith('@@')) return value.slice(1);
  const [key = '', n] = value.slice(1).split(':');
  return format(bundle, key, n === undefined ? {} : { n: Number(n) });
}

/** A text as a parameter that is no key, however it begins: what owners call their cards, what players call themselves. */
export const plain = (text: string): string => (text.startsWith('@') ? `@${text}` : text);

function seatName(bundle: FluentBundle, seat: number, names: readonly string[]): string {
  return names[seat] || format(bundle, 'table-player', { n: seat + 1 });
}

/** A slip of ours; tests fail on the brackets. */
function missing(what: string): string {
  console.error(`no text: ${what}`);
  return `⟨${what}⟩`;
}

/** What a seat is called. */
export function nameOf(seat: number, names: readonly string[]): string {
  return names[seat] || t('table-player', { n: seat + 1 });
}

/** What the server said, as key and parameters. */
export interface Said {
  say: string;
  params: Params;
  rule: string;
}
