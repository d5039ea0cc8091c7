/** What fire hands on: cases for the procedure, the line on the table, control zones. */

import type { Arc, Base, Point, Tenths } from '@grognard/geometry';
import type { FireInput } from '../../../rules/fire/input.ts';
import type { ShotHit } from '../../state/events.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Shot } from '../../state/model.ts';

/** What a unit's fire commands. */
export type Zone = { readonly base: Base } | { readonly arc: Arc; readonly reach: Tenths };

/** A shot at one unit, as the procedure reads it. */
export interface FireCase {
  readonly target: UnitIndex;
  readonly facts: FireInput;
  /** Under a rod. */
  readonly hit: ShotHit | null;
}

/** A shot laid on the table: its cases, nearest first, and where it goes from and to. */
export interface ShotPlot {
  /** With everything that its player left open: face, piece, point, bases. */
  readonly shot: Shot;
  readonly cases: readonly FireCase[];
  readonly from: Point;
  readonly to: Point;
  readonly rod: readonly ShotHit[];
  /** The target of a round shot whose rod does not cross it: nobody is struck there, but the rules against it can be named. Null if it is struck. */
  readonly missed: FireCase | null;
}
