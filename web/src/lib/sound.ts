/** Sounds: made here, never fetched, soft, and never before somebody touched the page.
 *
 * None says anything that is not also to be read: docs/look.md has the words of each.
 */
import type { Event } from '../wire';
import { settings } from './settings.svelte';

export type Sound = 'card' | 'coin' | 'shuffle' | 'reveal' | 'fire' | 'wings' | 'turn' | 'word' | 'end';

/** The same sound again so soon is not heard: ten cards that fly together are one. In seconds. */
const APART = 0.07;

interface Stage {
  context: AudioContext;
  out: GainNode;
  /** A second of noise, of which paper, wings and fire are made. */
  noise: AudioBuffer;
}

let stage: Stage | null = null;
const last = new Map<Sound, number>();

function open(): Stage {
  const context = new AudioContext();
  const out = new GainNode(context);
  out.connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return { context, out, noise };
}

/** A voice that swells to `loud` and dies away. */
function shaped({ context, out }: Stage, at: number, rise: number, long: number, loud: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0004, at + long);
  gain.connect(out);
  return gain;
}

function tone(on: Stage, at: number, pitch: number, long: number, loud: number, type: OscillatorType = 'sine'): void {
  const voice = new OscillatorNode(on.context, { type, frequency: pitch });
  voice.connect(shaped(on, at, 0.012, long, loud));
  voice.start(at);
  voice.stop(at + long);
}

/** Air: noise of which a filter, that goes from one pitch to another, lets a band through. */
function air(on: Stage, at: number, [from, to]: readonly [number, number], long: number, loud: number, type: BiquadFilterType = 'bandpass'): void {
  const voice = new AudioBufferSourceNode(on.context, { buffer: on.noise, loop: true });
  const filter = new BiquadFilterNode(on.context, { type, Q: 0.8 });
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + long);
  voice.connect(filter).connect(shaped(on, at, long * 0.2, long, loud));
  voice.start(at, Math.random() * 0.5);
  voice.stop(at + long);
}

const bell = (on: Stage, at: number, pitch: number, loud: number): void => {
  tone(on, at, pitch, 0.7, loud);
  tone(on, at, pitch * 2.01, 0.35, loud * 0.35);
};

const PLAYED: Record<Sound, (on: Stage, at: number) => void> = {
  card: (on, at) => air(on, at, [2600, 900], 0.09, 0.22),
  coin: (on, at) => {
    tone(on, at, 1568, 0.22, 0.06, 'triangle');
    tone(on, at + 0.06, 2093, 0.32, 0.06, 'triangle');
  },
  shuffle: (on, at) => {
    for (let n = 0; n < 7; n++) air(on, at + n * 0.06, [1800 + (n % 2) * 900, 1100], 0.055, 0.14);
  },
  reveal: (on, at) => {
    air(on, at, [900, 3200], 0.16, 0.12);
    [523, 659, 784].forEach((pitch, n) => tone(on, at + 0.06 + n * 0.07, pitch, 0.5, 0.06, 'triangle'));
  },
  fire: (on, at) => {
    air(on, at, [180, 1100], 0.9, 0.3, 'lowpass');
    air(on, at + 0.35, [2400, 500], 0.7, 0.09);
  },
  wings: (on, at) => {
    for (let n = 0; n < 2; n++) air(on, at + n * 0.3, [260, 620], 0.28, 0.22, 'lowpass');
  },
  turn: (on, at) => {
    bell(on, at, 659, 0.09);
    bell(on, at + 0.14, 880, 0.09);
  },
  word: (on, at) => {
    tone(on, at, 587, 0.16, 0.08);
    tone(on, at + 0.09, 784, 0.28, 0.08);
  },
  end: (on, at) => [523, 659, 784, 1047].forEach((pitch, n) => bell(on, at + n * 0.13, pitch, 0.08)),
};

/** Whether somebody wants to hear it: their turn has a setting of its own. */
const wanted = (sound: Sound): boolean => settings.volume > 0 && (sound === 'turn' ? settings.bell : settings.sounds && !(document.hidden && sound !== 'word'));

/** Let it be heard, if it is wanted and the page was touched before. */
export function hear(sound: Sound): void {
  if (!wanted(sound) || !navigator.userActivation?.hasBeenActive) return;
  stage ??= open();
  const { context, out } = stage;
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  if (now - (last.get(sound) ?? -1) < APART) return;
  last.set(sound, now);
  out.gain.setValueAtTime(settings.volume, now);
  PLAYED[sound](stage, now + 0.01);
}

/** What a beat sounds like: the most of what happens in it, never two things at once. */
export function soundOf(beat: readonly Event[]): Sound | null {
  if (beat.some(({ event }) => event === 'shuffled')) return 'shuffle';
  if (beat.some(({ event, card }) => event === 'turned' && card)) return 'reveal';
  if (beat.some(({ event }) => event === 'moved')) return 'card';
  if (beat.some(({ event, seat, n, was }) => event === 'counted' && seat !== null && (n ?? 0) > (was ?? 0))) return 'coin';
  return null;
}
