/** SceneEntry of each event: a sentence, its totals, its dice, its place and units, and its dice luck. */

import type { PieceId, SceneEntry } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import type { FireCase } from '../actions/fire/index.ts';
import { sumLines } from '../explain/citations.ts';
import { chartSum, squareSum } from '../explain/explain-melee.ts';
import { caseSum } from '../explain/explain-shot.ts';
import type { GiorgiEvent } from '../state/events.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { tellEvent } from '../views/tell.ts';
import { caseOf, luckOf } from './dice-luck.ts';
import { stepsOf } from './steps.ts';

/** An event with the states before and after it. */
export interface EventInContext {
  readonly event: GiorgiEvent;
  readonly number: number;
  readonly before: State;
  readonly after: State;
}

/** Null if the event has no sentence. */
export function entryOf(table: Table, { event, number, before, after }: EventInContext): SceneEntry | null {
  const words = tellEvent(table, event, after);
  if (words === null) return null;
  const units = unitsIn(event);
  const fired = event.kind === 'fired' ? caseOf(table, before, event) : null;
  return {
    event: number,
    words,
    sum: [...stepsOf(table, event, fired), ...sumOf(table, event, fired)],
    dice: event.dice ?? [],
    at: placeOf(event, after, units),
    pieces: units.map((unit): PieceId => entryAt(table.units, unit).id),
    diceLuck: luckOf(table, before, event, fired),
    // Either brings an army nearer to its breaking point, and scores where units are an aim.
    ...(event.kind === 'destroyed' || event.kind === 'wentOff' ? { isAim: true } : {}),
  };
}

/** The rows that counted, total by total, each with its sum. */
function sumOf(table: Table, event: GiorgiEvent, fired: FireCase | null): SceneEntry['sum'] {
  const { why = [] } = event;
  if (fired !== null) return caseSum(table, fired, null);
  if (event.kind === 'fought') return chartSum(table, { ...event, why });
  if (event.kind === 'squareTried') return squareSum(table, why);
  const totals = [...new Set(why.map(({ of }) => of ?? ''))];
  return totals.flatMap((of) => sumLines(table, why, of));
}

/** Units in the order in which an event names them. */
function unitsIn(event: GiorgiEvent): readonly UnitIndex[] {
  if (event.kind === 'fired') return [event.shot.unit, event.on];
  if (event.kind === 'declared') {
    const { unit, target } = event.approach;
    return target === none ? [unit] : [unit, target];
  }
  if (event.kind === 'answered') return [event.answer.unit];
  if (event.kind === 'struck' || event.kind === 'squareTried') return [event.by, event.on];
  if (event.kind === 'met') return [event.clash.by, event.clash.on];
  if (event.kind === 'fought') return [...event.melee.attackers, ...event.melee.defenders];
  return 'unit' in event ? [event.unit] : [];
}

/** A shot happens where it is aimed: the end of a rod may lie beyond the table. */
function placeOf(event: GiorgiEvent, { units }: State, named: readonly UnitIndex[]): Point | null {
  const [first] = event.kind === 'fired' ? [event.on] : named;
  if (first === undefined) return null;
  const { x, y } = entryAt(units, first).stands;
  return { x, y };
}
