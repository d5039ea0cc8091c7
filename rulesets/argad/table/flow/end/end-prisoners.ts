/** `holdPrisoners`: which side holds which prisoner (`aim.seize`), as public knowledge. */

import type { Resolution } from '@grognard/engine';
import { entryAt, none, type OrNone } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import { areTouching } from '../../bodies/contacts.ts';
import type { ArgadEvent } from '../../state/events.ts';
import type { FigureIndex, SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isFree } from '../../state/sides.ts';
import { type Captors, isDisputed } from './near-figures.ts';

/** Whether a side has seized a person: a free figure of the side touches it, and no figure of another side is near. */
export function isSeizedBy(table: Table, state: State, person: FigureIndex, side: SideIndex): boolean {
  return (
    isTouched(table, state, person, { side, seenBy: 0 }) &&
    !isDisputed(table, state, person, { side, seenBy: 0 })
  );
}

function isTouched(table: Table, state: State, person: FigureIndex, { side, seenBy }: Captors): boolean {
  if (entryAt(state.figures, person).status !== 'on') return false;
  return table.roster.some(
    (figure) =>
      figure.side === side &&
      figure.index !== person &&
      (entryAt(state.figures, figure.index).known & seenBy) === seenBy &&
      isFree(table, state, figure.index) &&
      areTouching(table, state, figure.index, person),
  );
}

/**
 * Emits who holds prisoners, and people whom a side has a public aim to seize. Captors in hiding do not count, so as not to be
 * revealed.
 */
export function holdPrisoners(table: Table, state: State, resolution: Resolution<ArgadEvent>): void {
  const everybody = (1 << table.sides.length) - 1;
  for (const index of mayBeHeld(table)) {
    const { heldBy, known, status } = entryAt(state.figures, index);
    if (status !== 'on' || known !== everybody) continue;
    const by = holderOf(table, state, index);
    if (by !== heldBy) resolution.emit({ kind: 'seized', figure: index, by });
  }
}

const mayBeHeld = memoizePer((table: Table): readonly FigureIndex[] =>
  table.roster.filter(({ id, captive }) => captive || isWanted(table, id)).map(({ index }) => index),
);

function isWanted({ aims }: Table, id: string): boolean {
  return aims.some(({ kind, secret, figures }) => kind === 'seize' && !secret && figures.includes(id));
}

/** The side in whose hands a person is, as everybody sees it. */
function holderOf(table: Table, state: State, person: FigureIndex): OrNone<SideIndex> {
  const { side: own, captive } = entryAt(table.roster, person);
  const seenBy = (1 << table.sides.length) - 1;
  for (const { index: side } of table.sides) {
    if (side === own && !captive) continue;
    const captors = { side, seenBy };
    if (isTouched(table, state, person, captors) && !isDisputed(table, state, person, captors)) return side;
  }
  return none;
}
