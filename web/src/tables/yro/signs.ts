/** The signs on cards and boards: what is gained, in which phase, for how many of what. */
import draw from 'icon:card-draw';
import tech from 'icon:cog';
import combat from 'icon:crossed-swords';
import magic from 'icon:crystal-ball';
import production from 'icon:anvil-impact';
import vp from 'icon:laurel-crown';
import strength from 'icon:muscle-up';
import income from 'icon:open-treasure-chest';
import recruitment from 'icon:shaking-hands';
import people from 'icon:meeple-group';
import victory from 'icon:trophy';
import coins from 'icon:two-coins';

/** What can be gained, as the counters call it. */
export const GAINS = { tech, magic, coins, vp, strength } as const;
export type Gain = keyof typeof GAINS;

/** R9: the six phases of a round, in their order. */
export const PHASES = ['draw', 'recruitment', 'combat', 'production', 'income', 'victory'] as const;
export type Phase = (typeof PHASES)[number];

export const PHASE_SIGNS: Record<Phase, string> = { draw, recruitment, combat, production, income, victory };

/** For how many of what something is gained. */
export type Per =
  | { kind: 'tech' | 'magic'; symbol: string }
  | { kind: 'ally' | 'profession'; symbol: string }
  | { kind: 'cost' | 'strength'; symbol: string; bound: string };

/** One line of signs: "Combat: +1 strength for each Magic level". */
export interface Sign {
  phase: Phase | 'always' | 'end';
  /** A reward in Combat is needed, or that there is none. */
  only?: 'rewarded' | 'unrewarded';
  n: number;
  gain?: Gain;
  per?: Per;
  /** What signs alone cannot say has a word of its own. */
  word?: 'level' | 'behind' | 'double' | 'triple';
}

export interface Printed {
  effect: string;
  n?: number;
  bound?: number;
}

const STANDING: Record<string, Sign> = {
  'recruitment-level': { phase: 'recruitment', n: 0, word: 'level' },
  'fights-from-behind': { phase: 'combat', n: 0, word: 'behind' },
  'doubles-bonuses': { phase: 'always', n: 0, word: 'double' },
  'triples-coins': { phase: 'end', n: 0, word: 'triple' },
};

const GAINED = /^(recruitment|combat|rewarded|unrewarded|production|income|victory)-(tech|magic|coins|vp|strength)(?:-(.+))?$/;

function perOf(per: string, bound: number): Per {
  if (per === 'tech' || per === 'magic') return { kind: per, symbol: GAINS[per] };
  if (per === 'ally' || per === 'profession') return { kind: per, symbol: people };
  const [kind, way] = per.split('-') as ['cost' | 'strength', string];
  return { kind, symbol: kind === 'cost' ? coins : strength, bound: way === 'most' ? `≤${bound}` : `≥${bound}` };
}

/** An effect as signs; null for one nobody here knows, which its sentence still tells. */
export function signOf({ effect, n = 0, bound = 0 }: Printed): Sign | null {
  if (STANDING[effect]) return STANDING[effect];
  const [, when = '', gain, per] = GAINED.exec(effect) ?? [];
  if (!when) return null;
  const only = when === 'rewarded' || when === 'unrewarded' ? when : undefined;
  return {
    phase: only ? 'combat' : (when as Phase),
    ...(only && { only }),
    n,
    gain: gain as Gain,
    ...(per && { per: perOf(per, bound) }),
  };
}
