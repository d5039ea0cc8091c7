/** SceneEntry of each event: a sentence, its sums, its dice, its place and units. */
import type { PieceId, SceneEntry } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { sumLines } from '../explain/citations.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { tellEvent } from '../views/tell.ts';
import { luckOf } from './dice-luck.ts';
import { stepsOf } from './steps.ts';

/** An event with the states before and after it. */
export interface EventInContext {
  readonly event: AdlgEvent;
  readonly number: number;
  readonly before: State;
  readonly after: State;
}

/** Null if the event has no sentence. */
export function entryOf(table: Table, { event, number, before, after }: EventInContext): SceneEntry | null {
  const words = tellEvent(table, event, after);
  if (words === null) return null;
  const units = unitsIn(event);
  return {
    event: number,
    words,
    sum: [...stepsOf(table, before, event), ...sumOf(table, event)],
    dice: event.dice ?? [],
    at: placeOf(after, units),
    pieces: units.map((unit): PieceId => entryAt(table.units, unit).id),
    diceLuck: luckOf(table, before, event),
    ...(event.kind === 'routed' || event.kind === 'commanderLost' ? { isAim: true } : {}),
  };
}

/** The rows that counted, total by total. */
function sumOf(table: Table, { why = [] }: AdlgEvent): SceneEntry['sum'] {
  const totals = [...new Set(why.map(({ of }) => of))];
  return totals.flatMap((of) => (of === undefined ? [] : sumLines(table, why, of)));
}

/** Units in the order in which an event names them. */
function unitsIn(event: AdlgEvent): readonly UnitIndex[] {
  if (event.kind === 'shot') return [event.shot.main, event.shot.target, ...event.shot.supports];
  if (event.kind === 'fought') return [event.a, event.b];
  if (event.kind === 'declared') {
    const { units, target } = event.charge;
    return target === 'camp' ? units : [...units, target];
  }
  if (event.kind === 'moved') return event.ways.map(({ unit }) => unit);
  if (event.kind === 'met') return event.contacts.flatMap(({ by, on }) => [by, on]);
  if (event.kind === 'conformed') return [event.contact.by, event.contact.on];
  if ('units' in event) return event.units;
  return 'unit' in event ? [event.unit] : [];
}

function placeOf({ units }: State, named: readonly UnitIndex[]): Point | null {
  const [first] = named;
  if (first === undefined) return null;
  const { x, y } = entryAt(units, first).pose;
  return { x, y };
}
