/** What waits for a decision or for its turn: attacks on their way, answers, shots, melees and their results. */

import type { Point, Pose, Tenths } from '@grognard/geometry';
import { indexOrNull, type OrNone, present } from '@grognard/lists';
import type { ChartCell, shots } from '../../model.ts';
import type { MarchStep, Reaction } from './commands.ts';
import type { HouseIndex, UnitIndex } from './indices.ts';

/** What waits. Entries of the second group ask nobody and only stand behind one that does. */
export type AgendaItem =
  | {
      readonly do: 'attack';
      readonly approach: Approach;
      readonly answered: readonly ReactionTaken[];
    }
  | { readonly do: 'advance' | 'breakthrough'; readonly unit: UnitIndex }
  | { readonly do: 'occupy'; readonly house: HouseIndex; readonly units: readonly UnitIndex[] }
  | { readonly do: 'value' | 'end'; readonly unit: UnitIndex }
  | {
      readonly do: 'go-in';
      readonly approach: Approach;
      readonly answered: readonly ReactionTaken[];
    }
  | {
      readonly do: 'forced';
      readonly unit: UnitIndex;
      readonly move: 'R1' | 'R2';
      /** The enemies that caused it. */
      readonly from: readonly UnitIndex[];
    }
  /** Told R1S: shaken when its retreat is over. */
  | { readonly do: 'shake'; readonly unit: UnitIndex }
  | { readonly do: 'results'; readonly fate: MeleeFate }
  /** A melee put off until the owner of a mixed unit has said whose value counts. */
  | { readonly do: 'fight'; readonly melee: Melee }
  /** Routers whose neighbours have all tested, and neighbours of the next one who have. */
  | { readonly do: 'breaking'; readonly done: readonly UnitIndex[]; readonly tested: readonly UnitIndex[] };

/** An attack on its way. */
export interface Approach {
  readonly unit: UnitIndex;
  /** None: whoever is met straight on. */
  readonly target: OrNone<UnitIndex>;
  readonly steps: readonly MarchStep[];
  /** How far along its way it is, and what is left of its move. */
  readonly gone: Tenths;
  readonly left: Tenths;
  /** The last straight run, and where it began. */
  readonly run: Tenths;
  readonly runFrom: Pose;
  readonly manner: 'pressed-home' | 'pass-through';
  readonly basesBefore: number;
  /** Open order that it has struck in passing: it is met no more. */
  readonly passed: readonly UnitIndex[];
}

/** Whom a declared attack, or a shot that is aimed, goes at. */
export function targetOf({ target }: Pick<Approach | Shot, 'target'>): UnitIndex {
  return present(indexOrNull(target), 'target');
}

export interface ReactionTaken {
  readonly unit: UnitIndex;
  readonly how: Reaction;
  /** Null: no test was taken. */
  readonly passed: boolean | null;
  readonly cm: number;
  /** A fire that is noted and struck when the answers are closed. */
  readonly shot: Shot | null;
}

export interface Shot {
  readonly unit: UnitIndex;
  readonly shot: (typeof shots)[number];
  /** None: round shot along a rod. */
  readonly target: OrNone<UnitIndex>;
  /** Of a square, 0 front to 3; -1: none. */
  readonly face: number;
  /** Of a battery, from the left; -1: none. */
  readonly piece: number;
  /** Where the rod points; null: at the target. */
  readonly at: Point | null;
  /** Which bases fire (`fire.one-target` "split"); empty: all that bear. */
  readonly bases: readonly number[];
}

export interface Melee {
  /** Open order pressed home waits for the melees only by option (`skirmish.when`). */
  readonly kind: 'chart' | 'square' | 'house' | 'skirmish';
  readonly attackers: readonly UnitIndex[];
  readonly defenders: readonly UnitIndex[];
  readonly house: OrNone<HouseIndex>;
}

/** A melee whose results are being carried out. */
export interface MeleeFate {
  readonly melee: Melee;
  readonly cell: ChartCell;
  readonly at: 'routs' | 'retreats' | 'house' | 'winners' | 'tests';
  readonly settled: readonly UnitIndex[];
}
