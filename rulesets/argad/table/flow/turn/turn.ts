/** A turn while it is worked out: what its steps hand on to each other. It lives for one `seal` and is never stored. */

import type { Resolution } from '@grognard/engine';
import type { Tenths, Track } from '@grognard/geometry';
import type { ListBy, MutableListBy, OrNone } from '@grognard/lists';
import type { Crowd } from '../../actions/shooting/crowd.ts';
import type { ArgadEvent } from '../../state/events.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Snapshot, State, Table } from '../../state/model.ts';

/** A shot that has been taken and whose dice are still to be thrown. */
export interface DueShot {
  readonly figure: FigureIndex;
  /** Where everybody was when it was taken. */
  readonly when: Snapshot;
  readonly moment: 'moving' | 'contact';
  /** For a shot just before contact: whom it touched, and who came to whom. */
  readonly other: FigureIndex | null;
  readonly approach: 'closing' | 'receiving' | 'receiving-charge';
}

export interface Turn {
  readonly table: Table;
  readonly state: State;
  readonly happening: Resolution<ArgadEvent>;
  /** Before anything moved. */
  readonly start: Snapshot;
  /** Which sides knew of each figure when orders were sealed (`turn.surprise`). */
  readonly knownAtStart: ListBy<FigureIndex, number>;
  /** Whom each figure touched when the turn began. */
  readonly touchingAtStart: ListBy<FigureIndex, readonly FigureIndex[]>;

  // Written by the movement step.
  /** What each may go this turn after slowing dice; 0 for whoever does not move. */
  readonly allowance: MutableListBy<FigureIndex, Tenths>;
  readonly blocked: MutableListBy<FigureIndex, boolean>;
  readonly track: MutableListBy<FigureIndex, Track | null>;
  readonly went: MutableListBy<FigureIndex, Tenths>;
  /** The base left its place at any moment of the turn (`turn.immobile`). */
  readonly moved: MutableListBy<FigureIndex, boolean>;
  /** Whom it charged directly; -1: nobody. */
  readonly chargeOn: MutableListBy<FigureIndex, OrNone<FigureIndex>>;
  /** It charged somebody, in close order. */
  readonly chargedInBody: MutableListBy<FigureIndex, boolean>;
  /** The first enemy it touched in this turn's movement; -1: none. Of several at once, the named one or the first. */
  readonly firstTouched: MutableListBy<FigureIndex, OrNone<FigureIndex>>;
  /** It came up to the other (closed) rather than being reached: its own step made the contact. */
  readonly closed: MutableListBy<FigureIndex, boolean>;
  /** Touched an enemy at any moment of the turn (`weapon.reload-contact`). */
  readonly touchedAny: MutableListBy<FigureIndex, boolean>;
  /** Whom each touches after movement: it holds until the melee but for those who fall; null: nobody moved, and it was not looked for. */
  touching: ListBy<FigureIndex, readonly FigureIndex[]> | null;
  readonly dueShots: DueShot[];
  /** Who shot on the move and went into deep water after that: their other powder is spoiled when the shots are thrown. */
  readonly toSoak: FigureIndex[];

  // Written by the shooting steps.
  /** It shot this turn (`shoot.one-shot`), or tried to and held fire. */
  readonly shot: MutableListBy<FigureIndex, boolean>;
  /** Where everybody in play stands while shots are planned; null: nobody has asked yet. */
  crowd: Crowd | null;
  /** It struck this turn. */
  readonly struck: MutableListBy<FigureIndex, boolean>;
}
