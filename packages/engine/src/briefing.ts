/** Briefing, Score, Aim: what a battle is about and how it stands, as data that a game gives for one view. */
import type { Point } from '@grognard/geometry';
import type { RuleId } from '@grognard/rules-kit';
import type { SideId } from './side.ts';

/** What one or several sides want. A viewer is given the aims that it may know, with its own secret ones. */
export interface Aim {
  readonly id: string;
  /** Sides that want it. */
  readonly sides: readonly SideId[];
  /** Points for it, or null if it wins the battle at once. */
  readonly worth: number | null;
  /** Set if the points count again for every piece concerned. */
  readonly isEach?: true;
  /** Set if other sides do not know of it. */
  readonly isSecret?: true;
  readonly words: string;
  /** The same in two or three words for where there is little room, to a side that wants it. */
  readonly brief?: string;
  /** Of an aim about a place or thing that has a name: that name. */
  readonly place?: string;
  /** Rules that say what counts for it. */
  readonly rules: readonly RuleId[];
  /** Where it is decided, as far as the viewer knows, or null. */
  readonly at: Point | null;
  /** Whether it is decided for good. */
  readonly state: 'open' | 'reached' | 'lost';
  /** Of a place or thing: the side that has it now, or null. */
  readonly owner?: SideId | null;
  /** Of an aim that counts pieces: how many each of its sides has now. */
  readonly counts?: Readonly<Record<SideId, number>>;
  /** How many are needed. */
  readonly needed?: number;
  /** Points that each of its sides would have for it if the battle ended now. */
  readonly points: Readonly<Record<SideId, number>>;
}

/** How the battle stands, to the viewer's knowledge. */
export interface Score {
  readonly turns: number;
  /** Names of the phases of a turn, in order. */
  readonly phases: readonly string[];
  /** The current one, or null before the first turn and after the last. */
  readonly phase: number | null;
  /** Points of each side if the battle ended now: the sum over its aims. */
  readonly points: Readonly<Record<SideId, number>>;
  readonly aims: readonly Aim[];
}

/** What a viewer is told before the battle. */
export interface Briefing {
  /** Place and date. */
  readonly where: string;
  /** The plan of the viewer's side in paragraphs. Empty for a bystander. */
  readonly plan: readonly string[];
  /** How a turn goes. */
  readonly course: string;
  /** How the battle is won. */
  readonly victory: string;
  /** How even the battle is, or null if that is not known. */
  readonly balance: string | null;
  /** What to do before the first turn, or null if nothing is left to do. */
  readonly setUp: string | null;
}

/** The points of each side over these aims. */
export function sumOfPoints(sides: readonly SideId[], aims: readonly Aim[]): Record<SideId, number> {
  const sums = new Map(sides.map((side) => [side, 0]));
  for (const { points } of aims)
    for (const [side, earned] of Object.entries(points)) {
      const before = sums.get(side);
      if (before === undefined) throw new RangeError(`${side} has no part in this battle`);
      sums.set(side, before + earned);
    }
  return Object.fromEntries(sums);
}
