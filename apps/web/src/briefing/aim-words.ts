/** aimWords, worthWords, standingOf: an aim as a player reads it. */
import type { Aim, SideId } from '@grognard/engine';
import { say } from '../languages/index.ts';

/** The aim without the full stop of a sentence. */
export function aimWords({ words }: Pick<Aim, 'words'>): string {
  return words.replace(/\.$/u, '');
}

/** What an aim is about: its place by name, or the aim itself in quotation marks. */
export function aimName(aim: Pick<Aim, 'words' | 'place'>): string {
  return aim.place ?? say('aim.quoted', { aim: aimWords(aim) });
}

export function worthWords({ worth, isEach }: Pick<Aim, 'worth' | 'isEach'>): string {
  if (worth === null) return say('aim.wins');
  return isEach ? say('aim.each', { n: worth }) : String(worth);
}

/** Who reads: a side, or null for who looks on, and the names of the sides. */
export interface AimReader {
  readonly side: SideId | null;
  readonly names: ReadonlyMap<SideId, string>;
}

/** How an aim stands, in one or two words. Empty if there is nothing to tell yet. */
export function standingOf(aim: Aim, { side, names }: AimReader): string {
  if (aim.state === 'lost') return say('aim.lost');
  // A place that was taken for good is somebody's.
  if (aim.state === 'reached' && (aim.owner ?? null) === null) return say('aim.reached');
  if (aim.counts !== undefined && aim.needed !== 1) return countOf(aim, side);
  if (aim.owner === undefined) return '';
  if (aim.owner === null) return say('aim.nobody');
  if (side === null) return names.get(aim.owner) ?? aim.owner;
  return say(aim.owner === side ? 'aim.yours' : 'aim.theirs');
}

function countOf({ counts = {}, needed, sides }: Aim, side: SideId | null): string {
  const readers = side !== null && sides.includes(side) ? [side] : sides;
  const done = readers.map((id) => counts[id]).join(' : ');
  return needed === undefined ? done : say('aim.count', { n: done, needed });
}
