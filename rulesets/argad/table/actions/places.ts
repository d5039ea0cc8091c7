/** Checks of changing rooms, boarding, and mounting: moves that are not measured, or cost half a move. */

import { type InvalidCommand, invalidCommand } from '@grognard/engine';
import { type Base, isBaseWhollyIn, isWithin, moveBase, placeBase } from '@grognard/geometry';
import { entryAt, lookUp, none, type OrNone } from '@grognard/lists';
import { mostInBoat } from '../../data/distances.ts';
import { contactGap, footBase, mountedBase } from '../../scenarios/measure.ts';
import { boatBase } from '../bodies/boats.ts';
import { isByHorse, saddleWhen } from '../bodies/move-facts.ts';
import { isSolidBetween } from '../field/ground-between.ts';
import { adjoining } from '../field/rooms.ts';
import type { FigureIndex, VesselIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { isKnownTo } from './find-named.ts';
import { isInRanks, type OrderContext, refuseOrder } from './order-context.ts';
import type { CheckedPath } from './path.ts';
import type { FigureSpot } from './things.ts';

const standing = placeBase(footBase, { x: 0, y: 0, heading: 0 });

export function roomMistake({ table, order }: OrderContext): InvalidCommand | null {
  if (order.room === null) return null;
  if (!table.field.rooms.some(({ id }) => id === order.room))
    return invalidCommand('value', 'room', `there is no room "${order.room}"`);
  if (order.roomAt === null) return invalidCommand('missing', 'roomAt', 'say where to stand in that room');
  if (order.path.length > 0)
    return invalidCommand('combination', 'path', 'from room to room nothing is measured; leave the way out');
  return null;
}

/** `building.room`: on foot and out of ranks, from one room into an adjoining one, to a place inside it. */
export function checkRoom(prompt: OrderContext): void {
  const { table, state, figure, order } = prompt;
  if (order.room === null || order.roomAt === null) return;
  if (figure.mounted || order.saddle === 'mount') refuseOrder(prompt, 'building.mounted');
  const room = table.field.rooms.find(({ id }) => id === order.room)!;
  const adjoins = figure.room !== none && adjoining(table.field, figure.room, room.index) !== null;
  moveBase(standing, order.roomAt.x, order.roomAt.y, 0);
  const fits = isBaseWhollyIn(standing, room.polygon);
  if (!adjoins || !fits || isInRanks(state, figure) || order.pace === 'crouch')
    refuseOrder(prompt, 'building.room');
}

export function boatMistake({ table, info, figure, order }: OrderContext): InvalidCommand | null {
  if (order.ashore && figure.vessel === none)
    return invalidCommand('value', 'ashore', `"${info.id}" is not aboard`);
  if (order.board === null) return null;
  const vessel = table.vesselOf.get(order.board);
  if (vessel === undefined) return invalidCommand('value', 'board', `there is no vessel "${order.board}"`);
  if (vessel === figure.vessel) return invalidCommand('value', 'board', `"${info.id}" is aboard already`);
  return null;
}

/** `water.boat-board`: from beside the vessel into it while it has room, or out of it by a path that leads off it. */
export function checkBoat(prompt: OrderContext, { endX, endY, endRoom }: CheckedPath): void {
  const { table, state, figureIndex, figure, order } = prompt;
  if (order.ashore && order.board === null && order.path.length === 0)
    refuseOrder(prompt, 'water.boat-board');
  if (order.board === null) return;
  const vessel = lookUp(table.vesselOf, order.board);
  moveBase(standing, endX, endY, 0);
  if (figure.mounted || endRoom !== none || !isBeside(table, state, vessel, figure.vessel, standing))
    refuseOrder(prompt, 'water.boat-board');
  if (isFull(table, state, figureIndex, vessel)) refuseOrder(prompt, 'water.boat-crew');
}

/** Whether a base is beside a vessel. A figure aboard another vessel can step across where the hulls touch. */
export function isBeside(
  table: Table,
  state: State,
  vessel: VesselIndex,
  from: OrNone<VesselIndex>,
  base: Base,
): boolean {
  const hull = boatBase(table, state, vessel);
  if (isWithin(base, hull, contactGap)) return true;
  return from !== none && isWithin(boatBase(table, state, from), hull, contactGap);
}

/** Whether a boat is full, counting those aboard that the figure's side knows of and its own figures ordered to board. */
export function isFull(table: Table, state: State, figure: FigureIndex, vessel: VesselIndex): boolean {
  const { id, kind } = entryAt(table.vessels, vessel);
  if (kind !== 'rowing-boat') return false;
  const { side } = entryAt(table.roster, figure);
  let count = 0;
  for (const { index, side: theirs } of table.roster) {
    const { status, vessel: aboard } = entryAt(state.figures, index);
    if (index === figure || status !== 'on' || !isKnownTo(state, index, side)) continue;
    if (aboard === vessel || (theirs === side && state.orders[index]?.board === id)) count++;
  }
  return count >= mostInBoat;
}

/** `figure.mount-time`: the figure touches its horse before the path or at its end. */
export function checkSaddle(prompt: OrderContext, { endX, endY, endRoom }: CheckedPath): void {
  const { table, state, figureIndex, figure, order } = prompt;
  if (order.saddle !== 'mount') return;
  const isAtStart = saddleWhen(state, figureIndex, order) === 'start';
  if (!canMount(table, state, figureIndex, isAtStart ? figure : { x: endX, y: endY, room: endRoom }))
    refuseOrder(prompt, 'figure.mount-time');
}

/** Whether a figure can mount from this spot: it touches its horse, outdoors, with no wall between. */
export function canMount(
  table: Table,
  state: State,
  figure: FigureIndex,
  { x, y, room }: FigureSpot,
): boolean {
  if (room !== none || !isByHorse(state, figure, x, y)) return false;
  const horse = placeBase(mountedBase, state.horses.find(({ rider }) => rider === figure)!);
  moveBase(standing, x, y, 0);
  return !isSolidBetween(
    table.field,
    { base: standing, room, vessel: -1 },
    { base: horse, room, vessel: -1 },
  );
}

/** A rower does nothing else (`water.boat-crew`). */
export function checkOars(prompt: OrderContext): void {
  const { state, info } = prompt;
  for (const rowing of state.rowings)
    if (rowing?.rowers.includes(info.id) === true) refuseOrder(prompt, 'water.boat-crew');
}
