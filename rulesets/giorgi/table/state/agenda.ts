/** AgendaItem: anything that waits for a decision or its turn: attacks under way, reactions, shots, melees and their results. */

import type { Point, Pose, Tenths } from '@grognard/geometry';
import { indexOrNull, type OrNone, present } from '@grognard/lists';
import type { ChartCell, shots } from '../../model.ts';
import type { MarchStep, Reaction } from './commands.ts';
import type { HouseIndex, UnitIndex } from './indices.ts';

/** An item of the agenda. Items of the second group prompt nobody and only wait behind one that does. */
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
  /** The unit got R1S and is shaken when its retreat is over. */
  | { readonly do: 'shake'; readonly unit: UnitIndex }
  | { readonly do: 'results'; readonly fate: MeleeFate }
  /** A melee postponed until the owner of a mixed unit has chosen whose value counts. */
  | { readonly do: 'fight'; readonly melee: MeleeToFight }
  /** Routing units whose neighbours have all tested, and the neighbours of the next one that have. */
  | { readonly do: 'breaking'; readonly done: readonly UnitIndex[]; readonly tested: readonly UnitIndex[] };

/** An attack under way. */
export interface Approach {
  readonly unit: UnitIndex;
  /** None for the unit met straight ahead. */
  readonly target: OrNone<UnitIndex>;
  readonly steps: readonly MarchStep[];
  /** Distance covered along its path, and the rest of its move. */
  readonly gone: Tenths;
  readonly left: Tenths;
  /** Last straight run, and where it began. */
  readonly run: Tenths;
  readonly runFrom: Pose;
  readonly manner: 'pressed-home' | 'pass-through';
  readonly basesBefore: number;
  /** Units in open order struck in passing, which it does not meet again. */
  readonly passed: readonly UnitIndex[];
}

/** Whom a declared attack, or a shot that is aimed, goes at. */
export function targetOf({ target }: Pick<Approach | Shot, 'target'>): UnitIndex {
  return present(indexOrNull(target), 'target');
}

export interface ReactionTaken {
  readonly unit: UnitIndex;
  readonly how: Reaction;
  /** Null if no test was taken. */
  readonly passed: boolean | null;
  readonly cm: number;
  /** Fire that is noted now and resolved when all reactions are in. */
  readonly shot: Shot | null;
}

export interface Shot {
  readonly unit: UnitIndex;
  readonly shot: (typeof shots)[number];
  /** None: round shot along a rod. */
  readonly target: OrNone<UnitIndex>;
  /** Face of a square, from 0 (front) to 3, or -1 if it has none. */
  readonly face: number;
  /** Piece of a battery, counted from the left, or -1. */
  readonly piece: number;
  /** Point at which the rod is aimed, or null if it is aimed at the target. */
  readonly at: Point | null;
  /** Bases that fire (`fire.one-target` "split"). Empty if all that bear do. */
  readonly bases: readonly number[];
}

export interface MeleeToFight {
  /** An attack pressed home on open order waits for the melees only by option (`skirmish.when`). */
  readonly kind: 'chart' | 'square' | 'house' | 'skirmish';
  readonly attackers: readonly UnitIndex[];
  readonly defenders: readonly UnitIndex[];
  readonly house: OrNone<HouseIndex>;
}

/** A melee whose results are being carried out. */
export interface MeleeFate {
  readonly melee: MeleeToFight;
  readonly cell: ChartCell;
  readonly at: 'routs' | 'retreats' | 'house' | 'winners' | 'tests';
  readonly settled: readonly UnitIndex[];
}
