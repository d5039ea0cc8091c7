/** `dryRun`: the orders of a side carried out up to the shots, by the rules of the turn, with the enemies it knows of standing still. */

import type { Resolution } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { ThrownDice } from '@grognard/rules-kit';
import { apply } from '../../flow/apply.ts';
import { groupUnits } from '../../flow/movement/groups.ts';
import { moveAll } from '../../flow/movement/move.ts';
import { gatherUnits } from '../../flow/movement/move-units.ts';
import { revealOrders } from '../../flow/reveal.ts';
import { fireAtStart, fireTogether } from '../../flow/shots/shots.ts';
import { beginTurn } from '../../flow/turn/begin.ts';
import { copyState } from '../../state/copy-state.ts';
import type { ArgadEvent } from '../../state/events.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';

export interface DryRun {
  readonly before: State;
  /** After movement and shots. Nobody has fallen. */
  readonly after: State;
  readonly events: readonly ArgadEvent[];
  /** Figures of one side that set out together (`group.moving`). */
  readonly groups: readonly (readonly FigureIndex[])[];
}

/** The least slowing: whatever collides collides although the dice are kind. */
class KindDice extends ThrownDice {
  die(): number {
    return 1;
  }
}

const kindDice = new KindDice();

export function dryRun(table: Table, before: State): DryRun {
  const after = copyState(before);
  const events: ArgadEvent[] = [];
  const resolution: Resolution<ArgadEvent> = {
    reasons: false,
    emit(event) {
      events.push(event);
      if (event.kind !== 'fell' && event.kind !== 'wounded') apply(after, event);
    },
    dice: () => kindDice,
  };
  revealOrders(table, after, resolution);
  const turn = beginTurn(table, after, resolution);
  fireAtStart(turn);
  const units = gatherUnits(turn);
  const groups = new Map<number, FigureIndex[]>();
  groupUnits(units).forEach((lead, unit) => {
    const { kind, members, track } = entryAt(units, unit);
    if (kind !== 'figure' || track === null) return;
    groups.set(lead, [...(groups.get(lead) ?? []), ...members]);
  });
  moveAll(turn);
  fireTogether(turn);
  return { before, after, events, groups: [...groups.values()] };
}
