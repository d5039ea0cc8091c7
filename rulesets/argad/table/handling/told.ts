/** What a piece has been told for this turn, as one line. */
import { makePath, type Point, pathLength } from '@grognard/geometry';
import type { State, Table } from '../model.ts';
import type { March, Order, Rowing } from '../orders.ts';
import { indoors, nameOf, thingName, vesselName } from '../tell-names.ts';
import { handWordsOf } from './words.ts';

/** The order of a figure in words. */
export function orderInWords(table: Table, state: State, man: number, order: Order): string {
  const { told } = handWordsOf(table);
  const parts = [
    ...partsBefore(table, order),
    ...wayPart(table, state, man, order),
    ...partsAfter(table, order),
  ];
  return parts.length === 0 ? told.nothing : told.joined(parts);
}

/** What comes before the way: a shot at the start, things and saddle. */
function partsBefore(table: Table, order: Order): string[] {
  const parts: string[] = [];
  if (order.shot?.moment === 'start') parts.push(shotPart(table, order.shot));
  if (order.takeWhen === 'start') parts.push(...thingParts(table, order));
  return parts;
}

function partsAfter(table: Table, order: Order): string[] {
  const { told } = handWordsOf(table);
  const parts: string[] = [];
  const { shot, reload, saddle, hand, victim, board, posture } = order;
  if (shot !== null && shot.moment !== 'start') parts.push(shotPart(table, shot));
  if (saddle !== 'stay') parts.push(saddle === 'mount' ? told.mounts : told.dismounts);
  if (reload !== null) parts.push(told.reloads(table.words.terms.firearms[reload]));
  if (order.takeWhen === 'end') parts.push(...thingParts(table, order));
  if (board !== null) parts.push(told.boards(vesselName(table, table.vesselOf.get(board) ?? -1)));
  if (posture !== null) parts.push(posture === 'crouched' ? told.crouches : told.stands);
  if (victim !== null) parts.push(told.victim(nameOf(table, table.manOf.get(victim) ?? -1)));
  if (hand !== null) parts.push(told.hand(table.words.terms.meleeWeapons[hand]));
  if (order.stepUp) parts.push(told.stepsUp);
  if (order.together) parts.push(told.together);
  return parts;
}

function wayPart(table: Table, { figures }: State, man: number, order: Order): string[] {
  const { told, cm } = handWordsOf(table);
  const { mounted, swimming } = figures[man]!;
  const parts: string[] = [];
  if (order.ashore) parts.push(told.ashore);
  if (order.room !== null) parts.push(told.room(roomIn(table, order.room)));
  if (order.path.length === 0) return parts;
  const goes = mounted ? told.rides : swimming ? told.swims : told.walks;
  const manner = order.pace === 'crouch' ? told.creeps : goes;
  return [...parts, manner(cm(lengthFrom(figures[man]!, order.path)))];
}

function roomIn(table: Table, room: string): string {
  return indoors(
    table,
    table.field.rooms.findIndex(({ id }) => id === room),
  );
}

function shotPart(table: Table, { weapon, target, moment, after }: NonNullable<Order['shot']>): string {
  const { told, cm } = handWordsOf(table);
  const whom = target === null ? null : nameOf(table, table.manOf.get(target) ?? -1);
  if (moment === 'moving') return told.firesAfter(table.words.terms.firearms[weapon], whom, cm(after));
  return told.fires(table.words.terms.firearms[weapon], whom, moment);
}

function thingParts(table: Table, { take, drop }: Order): string[] {
  const { told } = handWordsOf(table);
  const parts = drop ? [told.drops] : [];
  if (take !== null) parts.push(told.takes(thingName(table, table.thingOf.get(take) ?? -1)));
  return parts;
}

/** How long a way is from where a piece stands. */
function lengthFrom({ x, y }: Point, points: readonly Point[]): number {
  return pathLength(makePath([{ x, y }, ...points]));
}

/** The march of a body in words. */
export function marchInWords(table: Table, { steps, open }: March): string {
  const { told } = handWordsOf(table);
  const parts = steps.map((step) => stepInWords(table, step));
  if (open) parts.push(told.opens);
  return parts.length === 0 ? told.nothing : told.joined(parts);
}

function stepInWords(table: Table, { step, by, angle }: March['steps'][number]): string {
  const { told } = handWordsOf(table);
  switch (step) {
    case 'march':
      return told.marches(by);
    case 'slide':
      return told.slides(by);
    case 'wheel':
      return told.wheels(angle);
    case 'turn':
      return told.turns(angle);
    case 'files':
      return told.files(by);
  }
}

/** The way of a boat in words. */
export function rowingInWords(table: Table, from: Point, { path, rowers }: Rowing): string {
  const { told, cm } = handWordsOf(table);
  return told.rows(cm(lengthFrom(from, path)), rowers.length);
}
