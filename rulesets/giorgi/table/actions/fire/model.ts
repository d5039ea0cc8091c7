/** Results of fire: cases for the procedure, the line on the table, control zones. */

import type { Arc, Base, Point, Tenths } from '@grognard/geometry';
import type { FireInput } from '../../../rules/fire/input.ts';
import type { ShotHit } from '../../state/events.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Shot } from '../../state/model.ts';

/** A control zone of a unit. */
export type Zone = { readonly base: Base } | { readonly arc: Arc; readonly reach: Tenths };

/** A shot at one unit, as input of `fire`. */
export interface FireCase {
  readonly target: UnitIndex;
  readonly facts: FireInput;
  /** Set if the unit is under a rod. */
  readonly hit: ShotHit | null;
}

/** A plotted shot: its cases, nearest first, and its start and end. */
export interface ShotPlot {
  /** With all values that the player left open: face, piece, point, bases. */
  readonly shot: Shot;
  readonly cases: readonly FireCase[];
  readonly from: Point;
  readonly to: Point;
  readonly rod: readonly ShotHit[];
  /** The target of a round shot whose rod does not cross it. It is not struck, but the refusals can be named. Null if it is struck. */
  readonly missed: FireCase | null;
}
