/** `Turn`: a turn being resolved, with the data its steps pass on. It lasts for one `seal` and is never stored. */

import type { Resolution } from '@grognard/engine';
import type { Tenths, Track } from '@grognard/geometry';
import type { ListBy, MutableListBy, OrNone } from '@grognard/lists';
import type { Crowd } from '../../actions/shooting/crowd.ts';
import type { ArgadEvent } from '../../state/events.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Snapshot, State, Table } from '../../state/model.ts';

/** A shot that has been fired and whose dice are still to be thrown. */
export interface DueShot {
  readonly figure: FigureIndex;
  /** Positions when it was fired. */
  readonly when: Snapshot;
  readonly moment: 'moving' | 'contact';
  /** For a shot just before contact: the figure it touched, and the kind of approach. */
  readonly other: FigureIndex | null;
  readonly approach: 'closing' | 'receiving' | 'receiving-charge';
}

export interface Turn {
  readonly table: Table;
  readonly state: State;
  readonly resolution: Resolution<ArgadEvent>;
  /** Before any movement. */
  readonly start: Snapshot;
  /** The sides that knew of each figure when orders were sealed, as bits (`turn.surprise`). */
  readonly knownAtStart: ListBy<FigureIndex, number>;
  /** Contacts when the turn began. */
  readonly touchingAtStart: ListBy<FigureIndex, readonly FigureIndex[]>;

  // Written by the movement step.
  /** Each figure's allowance this turn after slowing dice, or 0 if it does not move. */
  readonly allowance: MutableListBy<FigureIndex, Tenths>;
  readonly blocked: MutableListBy<FigureIndex, boolean>;
  readonly track: MutableListBy<FigureIndex, Track | null>;
  readonly went: MutableListBy<FigureIndex, Tenths>;
  /** Whether the base left its place at any moment of the turn (`turn.immobile`). */
  readonly moved: MutableListBy<FigureIndex, boolean>;
  /** The enemy it charged directly, or -1. */
  readonly chargeOn: MutableListBy<FigureIndex, OrNone<FigureIndex>>;
  /** Whether it charged in close order. */
  readonly chargedInBody: MutableListBy<FigureIndex, boolean>;
  /** The first enemy it touched in this turn's movement, or -1. Of several at once, the named one or the first. */
  readonly firstTouched: MutableListBy<FigureIndex, OrNone<FigureIndex>>;
  /** Whether its own step made the contact, rather than the other's. */
  readonly closed: MutableListBy<FigureIndex, boolean>;
  /** Whether it touched an enemy at any moment of the turn (`weapon.reload-contact`). */
  readonly touchedAny: MutableListBy<FigureIndex, boolean>;
  /** Contacts after movement. Valid until melee, except for figures killed meanwhile. Null if nobody moved. */
  touching: ListBy<FigureIndex, readonly FigureIndex[]> | null;
  readonly dueShots: DueShot[];
  /** Figures that shot on the move and then entered deep water. Their other powder is spoilt when the shots are thrown. */
  readonly toSoak: FigureIndex[];

  // Written by the shooting steps.
  /** Whether it shot this turn (`shoot.one-shot`), or tried to and held fire. */
  readonly shot: MutableListBy<FigureIndex, boolean>;
  /** Figures in play sorted for planning shots, or null until first needed. */
  crowd: Crowd | null;
  readonly struck: MutableListBy<FigureIndex, boolean>;
}
