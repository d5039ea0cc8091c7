/** Helpers shared by the writers of events. */

import type { Pose } from '@grognard/geometry';
import type { AdlgEventOf, EventKind } from './events.ts';
import type { State, Table, UnitDoings } from './model.ts';

export type Writer<K extends EventKind> = (state: State, event: AdlgEventOf<K>, table: Table) => void;

/** What no unit has done when a sequence of its owner begins. */
export function nothingDone(): UnitDoings {
  return {
    moves: 0,
    slid: false,
    moved: false,
    charged: false,
    evaded: false,
    disengaged: false,
    leftZoc: false,
    shifted: false,
    burst: false,
    triedRally: false,
    held: false,
    formed: false,
    multiple: false,
    wasNear: false,
  };
}

/** The pose of units off the table: the same for all, so that it tells nothing. */
export const offTable: Pose = { x: 0, y: 0, heading: 0 };
