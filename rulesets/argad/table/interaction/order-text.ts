/** `orderText` and others: this turn's order of a piece, as one line. */

import { makePath, type Point, pathLength } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { interactionWordsOf } from '../explain/words.ts';
import { indexNamed, roomNamed } from '../state/find-named.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import type { March, Order, Rowing } from '../state/orders.ts';
import { indoors, nameOf, thingName, vesselName } from '../views/tell-names.ts';

export function orderText(table: Table, state: State, figure: FigureIndex, order: Order): string {
  const { orderText } = interactionWordsOf(table);
  const parts = [
    ...partsBefore(table, figure, order),
    ...wayPart(table, state, figure, order),
    ...partsAfter(table, figure, order),
  ];
  return parts.length === 0 ? orderText.nothing : orderText.joined(parts);
}

/** The parts before the path: a shot at the start, things, mounting or dismounting. */
function partsBefore(table: Table, figure: FigureIndex, order: Order): string[] {
  const parts: string[] = [];
  if (order.shot?.moment === 'start') parts.push(shotPart(table, figure, order.shot));
  if (order.takeWhen === 'start') parts.push(...thingParts(table, order));
  return parts;
}

function partsAfter(table: Table, figure: FigureIndex, order: Order): string[] {
  const { orderText } = interactionWordsOf(table);
  const parts: string[] = [];
  const { shot, reload, saddle, hand, victim, board, posture } = order;
  if (shot !== null && shot.moment !== 'start') parts.push(shotPart(table, figure, shot));
  if (saddle !== 'stay') parts.push(saddle === 'mount' ? orderText.mounts : orderText.dismounts);
  if (reload !== null) parts.push(orderText.reloads(table.words.terms.firearms[reload]));
  if (order.takeWhen === 'end') parts.push(...thingParts(table, order));
  if (board !== null) parts.push(orderText.boards(vesselName(table, indexNamed(table.vesselOf, board))));
  if (posture !== null) parts.push(posture === 'crouched' ? orderText.crouches : orderText.stands);
  if (victim !== null) parts.push(orderText.victim(nameOf(table, indexNamed(table.figureOf, victim))));
  if (hand !== null) parts.push(orderText.hand(table.words.terms.meleeWeapons[hand]));
  if (order.stepUp) parts.push(orderText.stepsUp);
  if (order.together) parts.push(orderText.together);
  return parts;
}

function wayPart(table: Table, { figures }: State, figure: FigureIndex, order: Order): string[] {
  const { orderText, cm } = interactionWordsOf(table);
  const { mounted, swimming } = entryAt(figures, figure);
  const parts: string[] = [];
  if (order.ashore) parts.push(orderText.ashore);
  if (order.room !== null) parts.push(orderText.room(roomIn(table, order.room)));
  if (order.path.length === 0) return parts;
  const goes = mounted ? orderText.rides : swimming ? orderText.swims : orderText.walks;
  const manner = order.pace === 'crouch' ? orderText.creeps : goes;
  return [...parts, manner(cm(lengthFrom(entryAt(figures, figure), order.path)))];
}

function roomIn(table: Table, room: string): string {
  return indoors(table, roomNamed(table.field, room));
}

function shotPart(
  table: Table,
  figure: FigureIndex,
  { weapon, target, moment, after }: NonNullable<Order['shot']>,
): string {
  const { orderText, cm } = interactionWordsOf(table);
  const isOnly = entryAt(table.roster, figure).firearms.length === 1;
  const named = isOnly ? null : table.words.terms.firearms[weapon];
  const whom = target === null ? null : nameOf(table, indexNamed(table.figureOf, target));
  if (moment === 'moving') return orderText.firesAfter(named, whom, cm(after));
  return orderText.fires(named, whom, moment === 'end' ? null : moment);
}

function thingParts(table: Table, { take, drop }: Order): string[] {
  const { orderText } = interactionWordsOf(table);
  const parts = drop ? [orderText.drops] : [];
  if (take !== null) parts.push(orderText.takes(thingName(table, indexNamed(table.thingOf, take))));
  return parts;
}

/** The length of a path from a piece's position. */
function lengthFrom({ x, y }: Point, points: readonly Point[]): number {
  return pathLength(makePath([{ x, y }, ...points]));
}

export function marchText(table: Table, { steps, open }: March): string {
  const { orderText } = interactionWordsOf(table);
  const parts = steps.map((step) => stepInWords(table, step));
  if (open) parts.push(orderText.opens);
  return parts.length === 0 ? orderText.nothing : orderText.joined(parts);
}

function stepInWords(table: Table, { step, by, angle }: March['steps'][number]): string {
  const { orderText } = interactionWordsOf(table);
  switch (step) {
    case 'march':
      return orderText.marches(by);
    case 'slide':
      return orderText.slides(by);
    case 'wheel':
      return orderText.wheels(angle);
    case 'turn':
      return orderText.turns(angle);
    case 'files':
      return orderText.files(by);
  }
}

export function rowingText(table: Table, from: Point, { path, rowers }: Rowing): string {
  const { orderText, cm } = interactionWordsOf(table);
  return orderText.rows(cm(lengthFrom(from, path)), rowers.length);
}
