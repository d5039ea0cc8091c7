/** MovePlot: a move worked out on the table; MoveDraft: the same while it is being worked out. */

import type { Base, Tenths, Track } from '@grognard/geometry';
import type { RuleId } from '@grognard/rules-kit';
import type { Battlefield, PricedStretch } from '../../state/battlefield.ts';
import type { HouseIndex, UnitIndex } from '../../state/indices.ts';
import type { Placement, State, Table, UnitFormation, UnitInfo } from '../../state/model.ts';
import type { OtherBody } from './other-bodies.ts';

export interface MovePlot {
  readonly tracks: readonly Track[];
  /** The formation on each track, and the unit's placement at its start. */
  readonly formations: readonly UnitFormation[];
  readonly standings: readonly Placement[];
  /** Slow and fast terrain, measured along the whole path. */
  readonly prices: readonly PricedStretch[];
  /** Share of the move that it uses. */
  readonly effort: number;
  /** At the end. A unit that enters a house is still before its wall. */
  readonly stands: Placement;
  readonly changed: boolean;
  /** The house it left first, and its placement before the wall. Null if there is none. */
  readonly out: AtHouse | null;
  /** The house it enters at the end, and its placement inside. Null if there is none. */
  readonly into: AtHouse | null;
}

/** A house, and the placement of a unit in it or before it. */
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
  /** Cost of each stretch: straight ahead, at another pace, or at its own price. */
  readonly paces: readonly MovePace[];
}

/** Pace of a stretch of a leg. */
export interface MovePace {
  readonly from: Tenths;
  readonly to: Tenths;
  /** Factor on the rate for this kind of movement. */
  readonly factor: number;
  /** Share of a move that it costs whatever its length, or null if it is charged by length. */
  readonly share: number | null;
  /** Greatest length at that price, slow terrain included, or null for no limit. */
  readonly most: Tenths | null;
}

/** A move while it is plotted, step by step. */
export interface MoveDraft {
  readonly table: Table;
  readonly state: State;
  readonly unit: UnitIndex;
  readonly info: UnitInfo;
  readonly field: Battlefield;
  readonly others: readonly OtherBody[];
  /** The enemy it moves against, or null. No gap is kept from it, and no road helps. */
  readonly towards: UnitIndex | null;
  /** Whether the first objection is enough, because only legal moves are wanted. Otherwise all of a step are found. */
  readonly isFirstEnough: boolean;
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

/** Adds a rule to the refusals of a move, once. */
export function object({ no }: Pick<MoveDraft, 'no'>, rule: RuleId): void {
  if (!no.includes(rule)) no.push(rule);
}
