/** A few quiet generated sounds. Off until the player turns them on, and never the only sign of anything. */
import { settings } from '../settings/store.ts';

export type Sound = 'shot' | 'dice' | 'seal';

/** Duration in seconds, low-pass frequency in Hz, and relative volume of each sound. */
const made: Readonly<
  Record<Sound, { readonly lasts: number; readonly below: number; readonly loud: number }>
> = {
  shot: { lasts: 0.35, below: 900, loud: 1 },
  dice: { lasts: 0.06, below: 4000, loud: 0.35 },
  seal: { lasts: 0.12, below: 500, loud: 0.5 },
};

let speaker: AudioContext | null = null;

export function sound(name: Sound): void {
  const { volume } = settings.get();
  if (volume === 0) return;
  speaker ??= new AudioContext();
  const { lasts, below, loud } = made[name];
  const rate = speaker.sampleRate;
  const noise = speaker.createBuffer(1, Math.ceil(rate * lasts), rate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++)
    samples[n] = (Math.random() * 2 - 1) * (1 - n / samples.length) ** 3;
  const source = speaker.createBufferSource();
  source.buffer = noise;
  const dull = speaker.createBiquadFilter();
  dull.type = 'lowpass';
  dull.frequency.value = below;
  const level = speaker.createGain();
  level.gain.value = (loud * volume) / 400;
  source.connect(dull).connect(level).connect(speaker.destination);
  source.start();
}
