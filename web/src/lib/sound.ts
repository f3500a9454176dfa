/** Sounds, for those who want them: made here, never fetched, and never before somebody touched the page. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** A soft short tone that rises: somebody said something. */
export function chime(): void {
  if (!settings.sounds || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = 'sine';
  tone.frequency.setValueAtTime(587, now);
  tone.frequency.setValueAtTime(784, now + 0.09);
  volume.gain.setValueAtTime(0, now);
  volume.gain.linearRampToValueAtTime(0.08, now + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0005, now + 0.35);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.36);
}
