/** `KeptLines`: lines of fire worked out before, by both ends. Each battlefield has its own, since readings of the rules go into it. */

import type { Base, Tenths } from '@grognard/geometry';
import { memoizePer } from '@grognard/rules-kit';
import type { Cover } from './cover.ts';
import type { Battlefield } from './model.ts';

export interface LineOfFire {
  /** Whether a house wall, a high wall or a hill is in between (`shoot.line-solid`, `building.sight`). */
  readonly solid: boolean;
  /** The total depth of forest crossed (`hide.forest-out`), or null for none. */
  readonly forest: Tenths | null;
  readonly cover: Cover;
}

/** A new line replaces the one in its slot. */
const slots = 4096;
/** Numbers that a line is known by: the middle and the radius of both bases. */
const width = 6;

interface KeptLines {
  /** Positions and radii are whole tenths. Half the size of doubles, so that more of it stays near the processor. */
  readonly ends: Int32Array;
  readonly lines: (LineOfFire | null)[];
}

export const keptLines = memoizePer<Battlefield, KeptLines>(() => ({
  ends: new Int32Array(slots * width),
  lines: new Array<LineOfFire | null>(slots).fill(null),
}));

export function slotOf(from: Base, to: Base): number {
  let bits = Math.imul(from.x, 0x9e3779b1) + from.y;
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b) + to.x;
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35) + to.y;
  return Math.imul(bits ^ (bits >>> 16), 0x9e3779b1) >>> 20;
}

/** The line between these bases, or null if it is not kept. */
export function keptLine({ ends, lines }: KeptLines, slot: number, from: Base, to: Base): LineOfFire | null {
  const at = slot * width;
  const isSame =
    ends[at] === from.x &&
    ends[at + 1] === from.y &&
    ends[at + 2] === to.x &&
    ends[at + 3] === to.y &&
    ends[at + 4] === from.radius &&
    ends[at + 5] === to.radius;
  return isSame ? (lines[slot] ?? null) : null;
}

export function keepLine(
  { ends, lines }: KeptLines,
  slot: number,
  from: Base,
  to: Base,
  line: LineOfFire,
): void {
  const at = slot * width;
  ends[at] = from.x;
  ends[at + 1] = from.y;
  ends[at + 2] = to.x;
  ends[at + 3] = to.y;
  ends[at + 4] = from.radius;
  ends[at + 5] = to.radius;
  lines[slot] = line;
}
