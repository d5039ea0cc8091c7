/** What a figure takes up and puts down (`figure.carry`), and what it may carry then. */
import { type Misplaced, misplaced } from '@grognard/engine';
import { isWithin, moveBase, placeBase, pointToBase, type Tenths } from '@grognard/geometry';
import { contactGap, footBase, mountedBase } from '../../scenarios/measure.ts';
import { baseAt } from '../bases.ts';
import type { FigureState, State, Table } from '../model.ts';
import { loadOf, saddleWhen } from '../move-facts.ts';
import { type Asked, objectTo } from './finding.ts';
import type { Way } from './way.ts';

const onFoot = placeBase(footBase, { x: 0, y: 0, heading: 0 });
const inSaddle = placeBase(mountedBase, { x: 0, y: 0, heading: 0 });

/** Whether a figure at a place reaches a thing. */
export function reaches(
  { mounted, heading }: FigureState,
  x: Tenths,
  y: Tenths,
  thing: { readonly x: Tenths; readonly y: Tenths },
): boolean {
  const base = mounted ? inSaddle : onFoot;
  moveBase(base, x, y, heading);
  return pointToBase(base, thing.x, thing.y) <= contactGap;
}

/** Whether a figure at a place could lay hands on a thing: it touches it, or the man who carries it. */
export function isInReach(state: State, man: number, x: Tenths, y: Tenths, thing: number): boolean {
  const figure = state.figures[man]!;
  const there = state.things[thing]!;
  if (reaches(figure, x, y, there)) return true;
  return there.carriers.some((carrier) => {
    moveBase(onFoot, x, y, figure.heading);
    return carrier !== man && !figure.mounted && isWithin(onFoot, baseAt(state, carrier), contactGap);
  });
}

/** What is wrong with taking or dropping as a command. */
export function thingMistake({ table, state, info, figure, order }: Asked): Misplaced | null {
  if (order.drop && figure.carries < 0) return misplaced('value', 'drop', `"${info.id}" carries nothing`);
  if (order.take === null) return null;
  const thing = table.thingOf.get(order.take);
  if (thing === undefined || state.things[thing]!.gone)
    return misplaced('value', 'take', `there is nothing called "${order.take}" on the table`);
  if (figure.carries === thing) return misplaced('value', 'take', `"${info.id}" carries it already`);
  return null;
}

/** Whether a side may lay hands on a thing: nobody has it, or one of its own has who can use help. */
export function isFree(table: Table, state: State, side: number, thing: number): boolean {
  const { carriers } = state.things[thing]!;
  if (carriers.length === 0) return true;
  const own = carriers.every((man) => table.men[man]!.side === side);
  return own && carriers.length < 2 && table.things[thing]!.weight !== 'none';
}

/** What forbids taking the thing up from where the figure will be, at the start or at the end of its way. */
export function checkThings(asked: Asked, { endX, endY, endsDeep }: Way): void {
  const { table, state, side, man, figure, order } = asked;
  if (order.take === null) return;
  const thing = table.thingOf.get(order.take) ?? 0;
  if (figure.carries >= 0 && !order.drop) objectTo(asked, 'figure.equipment');
  const x = order.takeWhen === 'start' ? figure.x : endX;
  const y = order.takeWhen === 'start' ? figure.y : endY;
  if (!isFree(table, state, side, thing) || !isInReach(state, man, x, y, thing))
    objectTo(asked, 'figure.carry');
  if (table.things[thing]!.weight !== 'none' && willRide(state, man, asked))
    objectTo(asked, 'move.load-mounted');
  const swims = order.takeWhen === 'start' ? figure.swimming : endsDeep;
  if (swims) objectTo(asked, 'water.swim-laden');
}

function willRide(state: State, man: number, { figure, order }: Asked): boolean {
  const when = saddleWhen(state, man, order);
  return when === 'never' ? figure.mounted : order.saddle === 'mount';
}

/** Nobody gets into the saddle with a heavy load in his arms. */
export function checkSaddleLoad(asked: Asked): void {
  const { table, state, man, order } = asked;
  if (order.saddle === 'mount' && loadOf(table, state, man, order) !== 'none')
    objectTo(asked, 'move.load-mounted');
}
