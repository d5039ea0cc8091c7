/** `rehearse`: an attack carried out hypothetically without reactions, up to contact. */

import { hashedFaces, resolutionOf, throwFrom } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { goIn } from '../actions/attack/index.ts';
import { fightersIn, meleesIn } from '../actions/melee/index.ts';
import { copyState } from '../state/copy.ts';
import type { GiorgiEvent, GiorgiEventOf } from '../state/events.ts';
import type { Approach, MeleeToFight, Placement, State, Table } from '../state/model.ts';
import { writingOn } from '../state/writing.ts';

export interface RehearsedAttack {
  /** In contact, before any melee. */
  readonly state: State;
  readonly stands: Placement;
  /** Null if it leads to no melee. */
  readonly melee: MeleeToFight | null;
  /** Open order or routing units struck at once, without dice. */
  readonly struck: readonly GiorgiEventOf<'struck'>[];
}

/** No die affects how contact is made, and later throws are ignored. */
const anyFaces = hashedFaces(1);

export function rehearse(table: Table, before: State, approach: Approach): RehearsedAttack {
  const state = copyState(before);
  const events: GiorgiEvent[] = [];
  const thrower = throwFrom(anyFaces, 0);
  const resolution = resolutionOf(writingOn(table), state, { thrower, events, reasons: false });
  goIn({ table, state, resolution, agenda: [] }, approach, []);
  const melee = meleesIn(table, state).find((one) => fightersIn(one).includes(approach.unit));
  return {
    state,
    stands: entryAt(state.units, approach.unit).stands,
    melee: melee ?? null,
    struck: events.filter((event): event is GiorgiEvent & GiorgiEventOf<'struck'> => event.kind === 'struck'),
  };
}
