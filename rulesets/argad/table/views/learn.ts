/** `advance`: updates a known state by an event that its viewer may read. */

import { none } from '@grognard/lists';
import { apply } from '../flow/apply.ts';
import type { ArgadEvent, Learnt } from '../state/events.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { Table } from '../state/model.ts';
import type { BodyView } from '../state/view-model.ts';
import { bodyOf, type KnownState, read, thingOf } from './known-state.ts';

/** Applies first what the viewer learns by the event, then the event. */
export function advance(table: Table, known: KnownState, event: ArgadEvent): void {
  if (event.learnt !== undefined) learn(table, known, event.learnt);
  apply(known, event);
}

/** Writes what a viewer learns into the known state. */
export function learn(table: Table, known: KnownState, learnt: Learnt): void {
  const { figures = [], objects = [], horses = [], bodies = [], aims = [] } = learnt;
  for (const view of figures) read(table, view, figureAt(known, view.index));
  for (const view of objects) known.things[indexOf(table.thingOf, view.id)] = thingOf(table, view);
  for (const { rider, x, y, heading } of horses)
    known.horses.push({ rider: indexOf(table.figureOf, rider), x, y, heading });
  for (const view of bodies) learnBody(table, known, view);
  for (const { index, scored } of aims)
    known.scored[index] = scored === null ? none : indexOf(table.sideOf, scored);
}

function learnBody(table: Table, known: KnownState, view: BodyView): void {
  while (known.bodies.length <= view.index) {
    known.bodies.push({ members: [], files: 1, x: 0, y: 0, heading: 0, since: 0 });
    known.marches.push(null);
  }
  const body = bodyOf(table, view);
  known.bodies[view.index] = body;
  for (const figure of body.members) figureAt(known, figure).body = view.index;
}

function figureAt({ figures }: KnownState, figureIndex: FigureIndex): KnownState['figures'][number] {
  const figure = figures[figureIndex];
  if (figure === undefined) throw new RangeError(`no figure ${figureIndex}`);
  return figure;
}

function indexOf<I extends number>(of: ReadonlyMap<string, I>, id: string): I {
  const index = of.get(id);
  if (index === undefined) throw new RangeError(`nothing is called ${id}`);
  return index;
}
