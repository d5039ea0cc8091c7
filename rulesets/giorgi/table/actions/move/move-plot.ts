/** A move laid on the table, and the move while it is being laid. */

import type { Base, Tenths, Track } from '@grognard/geometry';
import type { RuleId } from '@grognard/rules-kit';
import type { Battlefield, PricedStretch } from '../../state/battlefield.ts';
import type { HouseIndex, UnitIndex } from '../../state/indices.ts';
import type { Placement, State, Table, UnitFormation, UnitInfo } from '../../state/model.ts';
import type { OtherBody } from './other-bodies.ts';

/** A move laid on the table. */
export interface MovePlot {
  readonly tracks: readonly Track[];
  /** The formation in which each track is gone, and how the unit stands where it begins. */
  readonly formations: readonly UnitFormation[];
  readonly standings: readonly Placement[];
  /** Slow and quick ground, measured along the whole way. */
  readonly prices: readonly PricedStretch[];
  /** The share of the move it takes. */
  readonly effort: number;
  /** At the end; whoever goes into a house is still before its wall. */
  readonly stands: Placement;
  readonly changed: boolean;
  /** The house it came out of first, and how it stood before the wall; null: none. */
  readonly out: AtHouse | null;
  /** The house it goes into at the end, and how it stands inside; null: none. */
  readonly into: AtHouse | null;
}

/** A house, and how a unit stands in it or before it. */
interface AtHouse {
  readonly house: HouseIndex;
  readonly stands: Placement;
}

/** A part of a move in one formation. */
export interface Leg {
  readonly track: Track;
  readonly formation: UnitFormation;
  readonly stands: Placement;
  readonly prices: readonly PricedStretch[];
  /** What each stretch of it counts for: straight ahead, at another pace, or at a price of its own. */
  readonly paces: readonly MovePace[];
}

/** How a stretch of a leg is gone. */
export interface MovePace {
  readonly from: Tenths;
  readonly to: Tenths;
  /** What the manner of going leaves of the rate. */
  readonly factor: number;
  /** The share of a move that it costs whatever its length; null: by its length. */
  readonly share: number | null;
  /** The longest it may be at that price, slow ground counted; null: as long as one likes. */
  readonly most: Tenths | null;
}

/** A move while it is laid, step by step. */
export interface MoveDraft {
  readonly table: Table;
  readonly state: State;
  readonly unit: UnitIndex;
  readonly info: UnitInfo;
  readonly field: Battlefield;
  readonly others: readonly OtherBody[];
  /** The enemy it goes at: no gap is kept from it, and no road helps; null: none. */
  readonly towards: UnitIndex | null;
  readonly bases: number;
  stands: Placement;
  body: Base;
  readonly legs: Leg[];
  /** Shares of changes, turns and sidesteps. */
  share: number;
  changed: boolean;
  out: AtHouse | null;
  into: AtHouse | null;
  readonly no: RuleId[];
}

/** Notes that a rule stands against a move, once. */
export function object({ no }: Pick<MoveDraft, 'no'>, rule: RuleId): void {
  if (!no.includes(rule)) no.push(rule);
}
