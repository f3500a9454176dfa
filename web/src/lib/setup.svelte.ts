/** A table that somebody thinks of: seats, options, clock; checked by the server as it changes. */
import type { GameInfo, OptionInfo } from '../wire';
import { settings } from './settings.svelte';
import { has, t } from './words.svelte';

export type Options = Record<string, unknown>;

/** An option's name; its bare key where a game has no words for it. */
export const optionLabel = (game: string, key: string): string => {
  const label = `${game}-option-${key}`;
  return has(label) ? t(label) : key;
};

/** What choosing it means, in one line; "" where nothing needs to be said. */
export const optionAbout = (game: string, key: string): string => {
  const about = `${game}-option-${key}-about`;
  return has(about) ? t(about) : '';
};

const valueKey = (game: string, key: string, value: unknown): string => `${game}-value-${key}-${String(value).toLowerCase()}`;

/** A value in words. A list is told item by item; what an owner made is "your own". */
export function valueLabel(game: string, key: string, value: unknown): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => valueLabel(game, key, item));
    return items.length > 0 ? new Intl.ListFormat(settings.lang).format(items) : t('web-setup-nothing');
  }
  if (typeof value === 'object' && value !== null) return t('web-setup-own');
  const label = valueKey(game, key, value);
  return has(label) ? t(label) : String(value);
}

export const valueAbout = (game: string, key: string, value: unknown): string => {
  const about = `${valueKey(game, key, value)}-about`;
  return has(about) ? t(about) : '';
};

/** Whether there is anything to choose. */
export const isChoice = (option: OptionInfo): boolean => option.open || option.values.length > 1;

/** A table's options as people read them: only those that are a choice and say something. */
export function optionsInWords(game: GameInfo, options: Options): { key: string; label: string; value: string }[] {
  return game.options
    .filter((option) => isChoice(option) && option.key in options && !isEmpty(options[option.key]))
    .map(({ key }) => ({ key, label: optionLabel(game.key, key), value: valueLabel(game.key, key, options[key]) }));
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
