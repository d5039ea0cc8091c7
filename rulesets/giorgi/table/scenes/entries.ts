/** Events as the log keeps them: a sentence, its sum, its dice, where and who, and the luck of it. */
import type { PieceId, SceneEntry } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import type { GiorgiEvent } from '../events.ts';
import { sumLines } from '../handling/cited.ts';
import type { State, Table } from '../model.ts';
import { tellEvent } from '../tell.ts';
import { luckOf } from './luck.ts';

/** An event between the state before it and the one after it. */
export interface Happened {
  readonly event: GiorgiEvent;
  readonly number: number;
  readonly before: State;
  readonly after: State;
}

/** Null: it is only kept in the books. */
export function entryOf(table: Table, { event, number, before, after }: Happened): SceneEntry | null {
  const words = tellEvent(table, event, after);
  if (words === null) return null;
  const units = unitsIn(event);
  return {
    event: number,
    words,
    sum: sumOf(table, event),
    dice: event.dice ?? [],
    at: placeOf(event, after, units),
    pieces: units.map((unit): PieceId => table.units[unit]!.id),
    luck: luckOf(table, before, event),
  };
}

/** The rows that counted, total by total. */
function sumOf(table: Table, { why = [] }: GiorgiEvent): SceneEntry['sum'] {
  const totals = [...new Set(why.map(({ of }) => of ?? ''))];
  return totals.flatMap((of) => sumLines(table, why, of));
}

/** Units in the order in which an event names them. */
function unitsIn(event: GiorgiEvent): readonly number[] {
  if (event.kind === 'fired') return [event.shot.unit, event.on];
  if (event.kind === 'declared')
    return [event.approach.unit, event.approach.target].filter((unit) => unit >= 0);
  if (event.kind === 'answered') return [event.answer.unit];
  if (event.kind === 'struck' || event.kind === 'squareTried') return [event.by, event.on];
  if (event.kind === 'met') return [event.clash.by, event.clash.on];
  if (event.kind === 'fought') return [...event.melee.attackers, ...event.melee.defenders];
  return 'unit' in event ? [event.unit] : [];
}

function placeOf(event: GiorgiEvent, { units }: State, named: readonly number[]): Point | null {
  if (event.kind === 'fired') return { x: event.to.x, y: event.to.y };
  const [first] = named;
  if (first === undefined) return null;
  const { x, y } = units[first]!.stands;
  return { x, y };
}
