/** Things taken up and put down, free at the start or the end of a move (`figure.carry`). */
import { isWithin, type Point, placeBase, type Tenths } from '@grognard/geometry';
import { footBase } from '../../scenarios/measure.ts';
import { baseAt } from '../bases.ts';
import { isFree, isInReach } from '../check/things.ts';
import { floorOf } from '../field/rooms.ts';
import { onlyKnowers } from '../knowing.ts';
import type { State } from '../model.ts';
import { type Load, loadShared } from '../move-facts.ts';
import type { Turn } from '../turn.ts';
import { show } from './secrecy.ts';

/** Puts down what it carries. */
export function putDown(turn: Turn, man: number): void {
  const { table, state, happening } = turn;
  const { carries, x, y } = state.figures[man]!;
  if (carries < 0) return;
  const only = onlyKnowers(table, state, [man]);
  happening.emit({ kind: 'dropped', figure: man, thing: carries, at: { x, y }, ...only });
}

/** Those who reach for things at one moment have them, unless somebody of another side lays hands on the same thing. */
export function takeUp(turn: Turn, men: readonly number[]): void {
  const { table, state, happening } = turn;
  const things = men.map((man) => thingInReach(turn, man));
  men.forEach((man, n) => {
    const thing = things[n]!;
    const { side } = table.men[man]!;
    if (thing < 0 || !isFree(table, state, side, thing)) return;
    const isContested = men.some((other, m) => things[m] === thing && table.men[other]!.side !== side);
    if (isContested) return;
    // Inside a room nobody sees what a hidden man does (`building.hidden`).
    if (state.figures[man]!.room < 0) show(turn, man, 'hide.doing-nothing');
    happening.emit({ kind: 'took', figure: man, thing, ...onlyKnowers(table, state, [man]) });
  });
}

/** The thing a man is to take and can; -1: none. */
function thingInReach({ table, state }: Turn, man: number): number {
  const thing = table.thingOf.get(state.orders[man]?.take ?? '') ?? -1;
  const figure = state.figures[man]!;
  if (thing < 0 || figure.status !== 'on' || figure.carries >= 0 || figure.swimming) return -1;
  if (state.things[thing]!.gone || (figure.mounted && table.things[thing]!.weight !== 'none')) return -1;
  if (!isFree(table, state, table.men[man]!.side, thing)) return -1;
  return isInReach(table, state, man, figure, thing) ? thing : -1;
}

/** Two who carry one thing walk side by side: whoever did not keep up has let go of it. */
export function partCarriers({ table, state, went, happening }: Turn): void {
  const { men, field } = table;
  for (let thing = 0; thing < state.things.length; thing++) {
    const [one, other] = state.things[thing]!.carriers;
    if (state.things[thing]!.gone || one === undefined || other === undefined) continue;
    const isOnOneFloor =
      floorOf(field, state.figures[one]!.room) === floorOf(field, state.figures[other]!.room);
    if (isOnOneFloor && isWithin(baseAt(state, one), baseAt(state, other), armsLength)) continue;
    const ahead = went[one]! - went[other]! || (men[one]!.id < men[other]!.id ? 1 : -1);
    const [keeper, figure] = ahead > 0 ? [one, other] : [other, one];
    const { x, y } = state.figures[keeper]!;
    happening.emit({ kind: 'dropped', figure, thing, at: { x, y }, ...onlyKnowers(table, state, [figure]) });
  }
}

/** What a man has to carry on his way: the whole thing, if whoever carries it with him is not ordered along. */
export function loadOnTheWay({ table, state }: Turn, man: number, shared: Load): Load {
  const thing = state.figures[man]!.carries;
  const other = state.things[thing]?.carriers.find((carrier) => carrier !== man);
  if (other === undefined) return shared;
  const end = goalOf(state, man);
  const theirs = goalOf(state, other);
  const isAlong = isWithin(
    placeBase(footBase, { ...end, heading: 0 }),
    placeBase(footBase, { ...theirs, heading: 0 }),
    armsLength,
  );
  return isAlong ? shared : loadShared(table, man, thing, 1);
}

/** Where a man is ordered to. */
function goalOf({ orders, figures }: State, man: number): Point {
  const { x, y } = orders[man]?.path.at(-1) ?? figures[man]!;
  return { x, y };
}

/** Half a base: nobody holds on to what is farther away. */
const armsLength: Tenths = footBase.shape === 'round' ? footBase.radius : 0;
