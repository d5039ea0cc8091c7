/** Invariants of secrecy: what sides may know. For tests only. */
import { entryAt, indicesOf } from '@grognard/lists';
import type { ArgadEvent } from '../state/events.ts';
import type { State } from '../state/model.ts';
import { type Invariant, nameOf, type Watch } from './step.ts';

const known: Invariant = ({ table, before, after }, say) => {
  after.figures.forEach(({ known: now }, figure) => {
    const { side } = entryAt(table.roster, figure);
    if ((now & (1 << side)) === 0) say(`${nameOf(table, figure)} is unknown to its own side`);
    if (now < 0 || now >= 2 ** table.sides.length)
      say(`${nameOf(table, figure)} is known to nobody there is`);
    const lost = entryAt(before.figures, figure).known & ~now;
    if (lost !== 0 && before.phase !== 'deploy') say(`${nameOf(table, figure)} was forgotten`);
  });
};

/** Event fields that name figures. */
const fieldsOfFigures = [
  'figure',
  'target',
  'victim',
  'on',
  'one',
  'other',
  'from',
  'figures',
  'members',
  'victims',
];

/** The figures that a reader of the event learns of. The kinds `shown` and `placed` state themselves who may know. */
function namedBy(event: ArgadEvent, { bodies }: State): readonly unknown[] {
  if (event.kind === 'shown' || event.kind === 'placed') return [];
  const fields: Readonly<Record<string, unknown>> = { ...event };
  const body = 'body' in event && event.body !== null ? bodies[event.body] : undefined;
  return [...fieldsOfFigures.flatMap((field) => fields[field] ?? []), ...(body?.members ?? [])];
}

/** No side reads of a figure it does not know of. */
const unseen: Watch =
  ({ table }) =>
  (event, now) => {
    for (const named of namedBy(event, now)) {
      const figureIndex = indicesOf(now.figures)[Number(named)];
      if (figureIndex === undefined) continue;
      const figure = entryAt(now.figures, figureIndex);
      for (const { index, id } of table.sides)
        if ((figure.known & (1 << index)) === 0 && (event.only === undefined || event.only.includes(id)))
          return `${id} learns of ${nameOf(table, figureIndex)} by ${event.kind}`;
    }
    return null;
  };

const written = ['placed', 'ordered', 'marchOrdered', 'rowingOrdered', 'formed', 'cancelled'];

/** Before orders are opened, only its own side reads an order. */
const underSeal: Watch =
  ({ side }) =>
  (event) => {
    if (!written.includes(event.kind)) return null;
    const { only } = event;
    return only?.length === 1 && only[0] === side ? null : `${event.kind} is read by others than ${side}`;
  };

export const secretInvariants: Readonly<Record<string, Invariant>> = { known };
export const secretWatches: Readonly<Record<string, Watch>> = { unseen, 'under seal': underSeal };
