/** What a player chose once and finds again: kept in this browser, never sent anywhere. */

export type Language = 'fr' | 'en';
export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'none';
export type Confirm = 'auto' | 'always' | 'never';

const PLACE = 'ludotheque.settings';

function usualLanguage(): Language {
  for (const wish of navigator.languages ?? [navigator.language]) {
    if (wish?.startsWith('fr')) return 'fr';
    if (wish?.startsWith('en')) return 'en';
  }
  return 'en';
}

class Settings {
  lang = $state<Language>(usualLanguage());
  theme = $state<Theme>('auto');
  /** Whether it is dark now, whoever chose that. */
  dark = $state(false);
  speed = $state<Speed>('normal');
  /** When a move asks to be confirmed: `auto` is only where it cannot be taken back. */
  confirm = $state<Confirm>('auto');
  /** Whether who ends a turn is asked once about what could still be done. */
  remind = $state(true);
  /** The name a player is known by at new tables. */
  name = $state('');
  /** Whether the counter of public cards is shown. */
  counter = $state(false);
  /** Whether the browser may say that it is your turn. */
  notices = $state(false);
  /** Whether it is heard that it is your turn. */
  bell = $state(true);
  /** Whether the rest of the table may be heard: cards, coins, words of friends. */
  sounds = $state(false);
  /** How loud, from 0 to 1. */
  volume = $state(0.6);
  /** Whether the visible shortcuts are drawn on cards and places. */
  shortcuts = $state(true);
  /** Whether the lines of the log name their rules. */
  rules = $state(true);
  /** Whether moves are also shown in the short notation of the terminal and of records. */
  notation = $state(false);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, unknown>;
      for (const key of KEYS) if (typeof kept[key] === typeof this[key]) this[key] = kept[key] as never;
    } catch {
      // unreadable settings are forgotten
    }
    const asked = new URLSearchParams(location.search).get('lang');
    if (asked === 'fr' || asked === 'en') this.lang = asked;
  }

  /** Write everything down; called whenever something changes. */
  keep(): void {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(KEYS.map((key) => [key, this[key]]))));
  }

  /** How long one step of an animation takes, in milliseconds; 0 for who wants none. */
  get pace(): number {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return { slow: 520, normal: 260, fast: 130, none: 0 }[this.speed];
  }
}

const KEYS = ['lang', 'theme', 'speed', 'confirm', 'remind', 'name', 'counter', 'notices', 'bell', 'sounds', 'volume', 'shortcuts', 'rules', 'notation'] as const;

export const settings = new Settings();
