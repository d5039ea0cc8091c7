/** `entryOf`: an event as a scene entry: a sentence, its sum, its dice, the place and the figures. */

import type { PieceId, SceneEntry } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import type { ArgadEvent, ArgadEventOf, EventKind } from '../state/events.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { Table } from '../state/model.ts';
import type { KnownState } from '../views/known-state.ts';
import { tellEvent } from '../views/tell.ts';
import { luckOf } from './dice-luck.ts';
import { diceOf, partnerOf } from './pairs.ts';
import { sumOf } from './sums.ts';

/** An event among those the viewer may read, with the known state just after it. */
export interface EventInContext {
  readonly events: readonly ArgadEvent[];
  readonly number: number;
  readonly after: KnownState;
}

/** Null if the event is not reported. */
export function entryOf(table: Table, { events, number, after }: EventInContext): SceneEntry | null {
  const event = entryAt(events, number);
  const words = tellEvent(table, event, after);
  if (words === null) return null;
  const dice = diceOf(table, events, number);
  return {
    event: number,
    words,
    sum: sumOf(table, event, dice),
    dice,
    at: placeOf(event, after),
    pieces: whoIn(table, event),
    diceLuck: luckOf(table, after, event, partnerOf(table, events, number)),
    ...(event.kind === 'seized' || event.kind === 'scored' ? { isAim: true } : {}),
  };
}

/** Figures by index, in the order in which an event names them. */
const named: { readonly [K in EventKind]?: (event: ArgadEventOf<K>) => readonly FigureIndex[] } = {
  shot: ({ figure, target, victims }) => [figure, target, ...victims.filter((victim) => victim !== target)],
  heldFire: ({ figure, others = [], target }) => (target === none ? [figure, ...others] : [figure, target]),
  stayed: ({ figures }) => figures,
  struck: ({ figure, victim }) => [figure, victim],
  touched: ({ one, other }) => [one, other],
  charged: ({ figure, on }) => (on < 0 ? [figure] : [figure, on]),
  slowed: ({ figures }) => figures,
  bodyClosedUp: ({ members }) => members,
  recoiled: ({ figure, from }) => [figure, ...from],
};

function menIn(event: ArgadEvent): readonly FigureIndex[] {
  const name = named[event.kind];
  if (name !== undefined) return (name as (one: ArgadEvent) => readonly FigureIndex[])(event);
  return 'figure' in event && typeof event.figure === 'number' ? [event.figure] : [];
}

function whoIn({ roster, vessels, things }: Table, event: ArgadEvent): PieceId[] {
  const ids = menIn(event).map((figure) => entryAt(roster, figure).id);
  if ('vessel' in event && event.vessel !== null && event.vessel !== none)
    ids.push(entryAt(vessels, event.vessel).id);
  if ('thing' in event) ids.push(entryAt(things, event.thing).id);
  return ids;
}

function placeOf(event: ArgadEvent, { figures, vessels, bodies }: KnownState): Point | null {
  const spot = ({ x, y }: Point): Point => ({ x, y });
  if (event.kind === 'shot') return spot(event.to);
  if (event.kind === 'struck') return spot(entryAt(figures, event.victim));
  if (event.kind === 'rowed') return spot(entryAt(vessels, event.vessel));
  if (event.kind === 'bodyMoved') return spot(entryAt(bodies, event.body));
  const [figure] = menIn(event);
  return figure === undefined ? null : spot(entryAt(figures, figure));
}
