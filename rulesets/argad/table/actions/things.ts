/** Checks of taking up and putting down things (`figure.carry`), and of the load carried then. */

import { type InvalidCommand, invalidCommand } from '@grognard/engine';
import { isWithin, moveBase, placeBase, pointToBase } from '@grognard/geometry';
import { entryAt, lookUp, none, type OrNone } from '@grognard/lists';
import { contactGap, footBase, mountedBase } from '../../scenarios/measure.ts';
import { baseAt } from '../bodies/bases.ts';
import { loadOf, saddleWhen } from '../bodies/move-facts.ts';
import { placementOf } from '../bodies/placement.ts';
import { isSolidBetween } from '../field/ground-between.ts';
import type { FigureIndex, SideIndex, ThingIndex } from '../state/indices.ts';
import type { FigureState, State, Table } from '../state/model.ts';
import { type OrderContext, refuseOrder } from './order-context.ts';
import type { CheckedPath } from './path.ts';

const onFoot = placeBase(footBase, { x: 0, y: 0, heading: 0 });
const inSaddle = placeBase(mountedBase, { x: 0, y: 0, heading: 0 });
const lying = placeBase({ shape: 'round', radius: 1 }, { x: 0, y: 0, heading: 0 });

/** The place a figure reaches from. */
export type FigureSpot = Pick<FigureState, 'x' | 'y' | 'room'>;

/** Whether a figure at this spot touches a thing, with no wall between and on the same floor (`building.floors`). */
export function touchesThing(
  { field }: Table,
  { mounted, heading }: FigureState,
  { x, y, room }: FigureSpot,
  thing: FigureSpot,
): boolean {
  const base = mounted ? inSaddle : onFoot;
  moveBase(base, x, y, heading);
  if (pointToBase(base, thing.x, thing.y) > contactGap) return false;
  if (room !== none && room === thing.room) return true;
  moveBase(lying, thing.x, thing.y, 0);
  return !isSolidBetween(field, { base, room, vessel: -1 }, { base: lying, room: thing.room, vessel: -1 });
}

/** Whether a figure at this spot could take hold of a thing: it touches the thing, or its carrier. */
export function isInReach(
  table: Table,
  state: State,
  figureIndex: FigureIndex,
  spot: FigureSpot,
  thing: ThingIndex,
): boolean {
  const figure = entryAt(state.figures, figureIndex);
  const there = entryAt(state.things, thing);
  if (touchesThing(table, figure, spot, there)) return true;
  if (figure.mounted) return false;
  return there.carriers.some((carrier) => {
    moveBase(onFoot, spot.x, spot.y, figure.heading);
    const from = { base: onFoot, room: spot.room, vessel: figure.vessel };
    return (
      carrier !== figureIndex &&
      isWithin(onFoot, baseAt(state, carrier), contactGap) &&
      !isSolidBetween(table.field, from, placementOf(state, carrier))
    );
  });
}

/** What makes taking or dropping an invalid command, or null. */
export function thingMistake({ table, state, info, figure, order }: OrderContext): InvalidCommand | null {
  if (order.drop && figure.carries === none)
    return invalidCommand('value', 'drop', `"${info.id}" carries nothing`);
  if (order.take === null) return null;
  const thing = table.thingOf.get(order.take);
  if (thing === undefined || entryAt(state.things, thing).gone)
    return invalidCommand('value', 'take', `there is nothing called "${order.take}" on the table`);
  if (figure.carries === thing) return invalidCommand('value', 'take', `"${info.id}" carries it already`);
  return null;
}

/** Whether a side may take hold of a thing: it is not carried, or only by its own figures who can use help. */
export function isFree(table: Table, state: State, side: OrNone<SideIndex>, thing: ThingIndex): boolean {
  const { carriers } = entryAt(state.things, thing);
  if (carriers.length === 0) return true;
  const own = carriers.every((figure) => entryAt(table.roster, figure).side === side);
  return own && carriers.length < 2 && entryAt(table.things, thing).weight !== 'none';
}

/** Refusals of taking up the thing from the figure's spot at the start or the end of its path. */
export function checkThings(prompt: OrderContext, { endX, endY, endRoom, endsDeep }: CheckedPath): void {
  const { table, state, side, figureIndex, figure, order } = prompt;
  if (order.take === null) return;
  const thing = lookUp(table.thingOf, order.take);
  const isHeavy = entryAt(table.things, thing).weight !== 'none';
  const isLaden =
    (figure.carries !== none && !order.drop) ||
    (isHeavy && entryAt(table.roster, figureIndex).load !== 'none');
  if (isLaden) refuseOrder(prompt, 'figure.equipment');
  const spot = order.takeWhen === 'start' ? figure : { x: endX, y: endY, room: endRoom };
  if (!isFree(table, state, side, thing) || !isInReach(table, state, figureIndex, spot, thing))
    refuseOrder(prompt, 'figure.carry');
  if (isHeavy && willRide(state, figureIndex, prompt)) refuseOrder(prompt, 'move.load-mounted');
  const swims = order.takeWhen === 'start' ? figure.swimming : endsDeep;
  if (swims) refuseOrder(prompt, 'water.swim-laden');
}

function willRide(state: State, figureIndex: FigureIndex, { figure, order }: OrderContext): boolean {
  const when = saddleWhen(state, figureIndex, order);
  return when === 'never' ? figure.mounted : order.saddle === 'mount';
}

/** A figure carrying a heavy load cannot mount. */
export function checkSaddleLoad(prompt: OrderContext): void {
  const { table, state, figureIndex: figure, order } = prompt;
  if (order.saddle === 'mount' && loadOf(table, state, figure, order) !== 'none')
    refuseOrder(prompt, 'move.load-mounted');
}
