/** `tollOf`: who fell by whom, and what shots and blows could have cost. */

import type { LossThrow, PieceLoss, Toll } from '@grognard/engine';
import { entryAt, none } from '@grognard/lists';
import { apply } from '../flow/apply.ts';
import type { ArgadEvent, ArgadEventOf } from '../state/events.ts';
import type { Table } from '../state/model.ts';
import type { ArgadView } from '../state/view-model.ts';
import { knownState } from '../views/known-state.ts';
import { learn } from '../views/learn.ts';
import { nameOf } from '../views/tell-names.ts';
import { lossThrowOf } from './dice-luck.ts';

export function tollOf(table: Table, before: ArgadView, events: readonly ArgadEvent[]): Toll {
  const state = knownState(table, before);
  const losses: PieceLoss[] = [];
  const throws: LossThrow[] = [];
  events.forEach((event, n) => {
    if (event.learnt !== undefined) learn(table, state, event.learnt);
    apply(state, event);
    if (event.kind === 'fell') losses.push(fallOf(table, event, n));
    const thrown = lossThrowOf(table, state, events, n);
    if (thrown !== null) throws.push(thrown);
  });
  return { losses, throws };
}

function fallOf(table: Table, { figure, by, how }: ArgadEventOf<'fell'>, event: number): PieceLoss {
  const { id, side } = entryAt(table.roster, figure);
  return {
    event,
    piece: id,
    name: nameOf(table, figure),
    side: entryAt(table.sides, side).id,
    lost: 1,
    isOut: true,
    words: table.words.toll[how](by === none ? null : nameOf(table, by)),
  };
}
