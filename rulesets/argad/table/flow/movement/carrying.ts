/** Taking up and putting down things, free at the start or the end of a move (`figure.carry`). */

import { isWithin, type Point, placeBase, type Tenths } from '@grognard/geometry';
import { entryAt, indicesOf, none, numberAt } from '@grognard/lists';
import { footBase } from '../../../scenarios/measure.ts';
import { isFree, isInReach } from '../../actions/things.ts';
import { baseAt } from '../../bodies/bases.ts';
import { type Load, loadShared } from '../../bodies/move-facts.ts';
import { floorOf } from '../../field/rooms.ts';
import { indexNamed } from '../../state/find-named.ts';
import type { FigureIndex, ThingIndex } from '../../state/indices.ts';
import type { State } from '../../state/model.ts';
import { onlyKnowers } from '../../state/visibility.ts';
import { show } from '../turn/secrecy.ts';
import type { Turn } from '../turn/turn.ts';

/** Puts down the thing that the figure carries. */
export function putDown(turn: Turn, figure: FigureIndex): void {
  const { table, state, resolution } = turn;
  const { carries, x, y } = entryAt(state.figures, figure);
  if (carries === none) return;
  const only = onlyKnowers(table, state, [figure]);
  resolution.emit({ kind: 'dropped', figure: figure, thing: carries, at: { x, y }, ...only });
}

/** Figures that reach for things at one moment get them, unless a figure of another side reaches for the same thing. */
export function takeUp(turn: Turn, figures: readonly FigureIndex[]): void {
  const { table, state, resolution } = turn;
  const things = figures.map((figure) => thingInReach(turn, figure));
  figures.forEach((figure, n) => {
    const thing = things[n] ?? null;
    const { side } = entryAt(table.roster, figure);
    if (thing === null || !isFree(table, state, side, thing)) return;
    const isContested = figures.some(
      (other, m) => things[m] === thing && entryAt(table.roster, other).side !== side,
    );
    if (isContested) return;
    // Inside a room a hidden figure's actions are not seen (`building.hidden`).
    if (entryAt(state.figures, figure).room === none) show(turn, figure, 'hide.doing-nothing');
    resolution.emit({ kind: 'took', figure: figure, thing, ...onlyKnowers(table, state, [figure]) });
  });
}

/** The thing that a figure is ordered to take and can take, or null if there is none. */
function thingInReach({ table, state }: Turn, figureIndex: FigureIndex): ThingIndex | null {
  const thing = indexNamed(table.thingOf, state.orders[figureIndex]?.take);
  const figure = entryAt(state.figures, figureIndex);
  if (thing === null || figure.status !== 'on' || figure.carries !== none || figure.swimming) return null;
  if (entryAt(state.things, thing).gone || (figure.mounted && entryAt(table.things, thing).weight !== 'none'))
    return null;
  if (!isFree(table, state, entryAt(table.roster, figureIndex).side, thing)) return null;
  return isInReach(table, state, figureIndex, figure, thing) ? thing : null;
}

/** Two carriers of one thing walk side by side. One that did not keep up has let go of it. */
export function partCarriers({ table, state, went, resolution }: Turn): void {
  const { roster, field } = table;
  for (const thing of indicesOf(state.things)) {
    const [one, other] = entryAt(state.things, thing).carriers;
    if (entryAt(state.things, thing).gone || one === undefined || other === undefined) continue;
    const isOnOneFloor =
      floorOf(field, entryAt(state.figures, one).room) === floorOf(field, entryAt(state.figures, other).room);
    if (isOnOneFloor && isWithin(baseAt(state, one), baseAt(state, other), armsLength)) continue;
    const ahead =
      numberAt(went, one) - numberAt(went, other) ||
      (entryAt(roster, one).id < entryAt(roster, other).id ? 1 : -1);
    const [keeper, figure] = ahead > 0 ? [one, other] : [other, one];
    const { x, y } = entryAt(state.figures, keeper);
    resolution.emit({ kind: 'dropped', figure, thing, at: { x, y }, ...onlyKnowers(table, state, [figure]) });
  }
}

/** The load of a figure on its path: the whole thing, if its fellow carrier has no order to go along. */
export function loadOnTheWay({ table, state }: Turn, figure: FigureIndex, shared: Load): Load {
  const thing = entryAt(state.figures, figure).carries;
  if (thing === none) return shared;
  const other = entryAt(state.things, thing).carriers.find((carrier) => carrier !== figure);
  if (other === undefined) return shared;
  const end = goalOf(state, figure);
  const theirs = goalOf(state, other);
  const isAlong = isWithin(
    placeBase(footBase, { ...end, heading: 0 }),
    placeBase(footBase, { ...theirs, heading: 0 }),
    armsLength,
  );
  return isAlong ? shared : loadShared(table, figure, thing, 1);
}

/** The end of a figure's ordered path. */
function goalOf({ orders, figures }: State, figure: FigureIndex): Point {
  const { x, y } = orders[figure]?.path.at(-1) ?? entryAt(figures, figure);
  return { x, y };
}

/** Half a base, the greatest distance at which a figure keeps hold of a thing. */
const armsLength: Tenths = footBase.shape === 'round' ? footBase.radius : 0;
