/** How the aims of a scenario are settled (`aim.points`). */

import type { Resolution } from '@grognard/engine';
import { absent, entryAt, indicesOf, lookUp, none, numberAt, present } from '@grognard/lists';
import { pointOf } from '../../../scenarios/measure.ts';
import type { ScenarioAim } from '../../../scenarios/shape.ts';
import type { ArgadEvent } from '../../state/events.ts';
import { indexNamed } from '../../state/find-named.ts';
import type { AimIndex, FigureIndex, SideIndex, ThingIndex } from '../../state/indices.ts';
import type { Figure, State, Table } from '../../state/model.ts';
import { freeFigures, hasWithdrawn, isFree } from '../../state/sides.ts';
import { isSeizedBy } from './end-prisoners.ts';
import { edgeAt, soleSideNear } from './near-figures.ts';

export type AimStatus = 'reached' | 'failed' | 'open';

/** Scores aims that are reached for good. True if none is open any more. Points of a secret aim stay secret. */
export function settleAims(table: Table, state: State, resolution: Resolution<ArgadEvent>): boolean {
  const free = freeFigures(table, state);
  let allSettled = true;
  for (const aim of indicesOf(table.aims)) {
    if ((state.scored[aim] ?? absent(state.scored, aim)) !== none) continue;
    const { side, points, secret } = table.aims[aim] ?? absent(table.aims, aim);
    const index = lookUp(table.sideOf, side);
    const standing = standingOfAim(table, state, aim, free[index] ?? absent(free, index));
    if (standing === 'open') allSettled = false;
    if (standing === 'reached')
      resolution.emit({ kind: 'scored', side: index, aim, points, ...(secret ? { only: [side] } : {}) });
  }
  return allSettled;
}

/** At the end of the battle, places held and things and people seized are scored too. */
export function scoreAtEnd(table: Table, state: State, resolution: Resolution<ArgadEvent>): void {
  const free = freeFigures(table, state);
  for (const aim of indicesOf(table.aims)) {
    if (numberAt(state.scored, aim) !== none) continue;
    const { side, points } = entryAt(table.aims, aim);
    const index = lookUp(table.sideOf, side);
    const standing = standingOfAim(table, state, aim, numberAt(free, index));
    if (standing === 'reached' || (standing === 'open' && isReachedAtEnd(table, state, aim)))
      resolution.emit({ kind: 'scored', side: index, aim, points });
  }
}

/** The status of an aim before the end, given how many free figures its side has. A side that has withdrawn reaches nothing more. */
export function standingOfAim(table: Table, state: State, index: AimIndex, free: number): AimStatus {
  const aim = table.aims[index] ?? absent(table.aims, index);
  const side = lookUp(table.sideOf, aim.side);
  if (hasWithdrawn(table, state, side)) return 'failed';
  switch (aim.kind) {
    case 'hold':
      return free < aim.least ? 'failed' : 'open';
    case 'carry-off':
      return ofThing(table, state, aim, free);
    case 'escape':
      return ofCount(aim.least, countEscaped(table, state, aim, side));
    case 'kill':
      return ofCount(aim.least, countKilled(table, state, aim, side));
    case 'seize':
      return aim.object === null ? ofPersons(table, state, aim, free) : ofThing(table, state, aim, free);
  }
}

/** A thing off the table is won or lost for good. One on the table can be won while the side has figures left. */
function ofThing(table: Table, state: State, { side, edge, object }: ScenarioAim, free: number): AimStatus {
  const { gone, carriers } = entryAt(
    state.things,
    present(indexNamed(table.thingOf, object), 'thing of an aim'),
  );
  if (!gone) return free === 0 ? 'failed' : 'open';
  const won = table.roster.some(({ index: figure, captive, side: index }) => {
    if (captive || entryAt(table.sides, index).id !== side || !wentWith(state, figure, carriers))
      return false;
    const { x, y } = entryAt(state.figures, figure);
    return edge === null || edgeAt(table, x, y) === edge;
  });
  return won ? 'reached' : 'failed';
}

/** Whether a figure left the table carrying a thing, or aboard the same vessel as its carrier (`aim.carry-off`). */
function wentWith({ figures }: State, figure: FigureIndex, carriers: readonly FigureIndex[]): boolean {
  const { status, vessel } = entryAt(figures, figure);
  if (status !== 'gone') return false;
  return carriers.some(
    (carrier) => carrier === figure || (vessel !== none && entryAt(figures, carrier).vessel === vessel),
  );
}

function ofPersons(table: Table, state: State, { figures, least }: ScenarioAim, free: number): AimStatus {
  let there = 0;
  for (const id of figures) if (entryAt(state.figures, lookUp(table.figureOf, id)).status === 'on') there++;
  return free === 0 || there < least ? 'failed' : 'open';
}

/** How many figures have done it, and how many still may. */
interface Count {
  done: number;
  may: number;
}

function ofCount(least: number, { done, may }: Count): AimStatus {
  if (done >= least) return 'reached';
  return done + may < least ? 'failed' : 'open';
}

/** `aim.escape`: the named figures, or all of the side. */
function countEscaped(table: Table, state: State, aim: ScenarioAim, side: SideIndex): Count {
  const count = { done: 0, may: 0 };
  for (const figure of table.roster) {
    if (figure.side !== side || (aim.figures.length > 0 && !aim.figures.includes(figure.id))) continue;
    const { status, x, y } = entryAt(state.figures, figure.index);
    if (status === 'on') count.may++;
    if (status !== 'gone' || (figure.captive && !isTakenAlong(table, state, figure))) continue;
    if (aim.edge === null || edgeAt(table, x, y) === aim.edge) count.done++;
  }
  return count;
}

/** Whether a prisoner left the table with a free figure of its own side, and not with its captors alone. */
function isTakenAlong({ roster }: Table, state: State, { index, side }: Figure): boolean {
  return roster.some(
    (friend) => friend.side === side && !friend.captive && wentWith(state, friend.index, [index]),
  );
}

/** `aim.kill`: the named figures, or all of the other sides. */
function countKilled(table: Table, state: State, aim: ScenarioAim, side: SideIndex): Count {
  const count = { done: 0, may: 0 };
  for (const figure of table.roster) {
    if (figure.captive || (aim.figures.length > 0 ? !aim.figures.includes(figure.id) : figure.side === side))
      continue;
    const { status } = state.figures[figure.index] ?? absent(state.figures, figure.index);
    if (status === 'dead') count.done++;
    if (status === 'on') count.may++;
  }
  return count;
}

/** How many figures have been put out of the fight, have escaped or are seized, for an aim that counts them. Null for others. */
export function countOfAim(table: Table, state: State, index: AimIndex): number | null {
  const aim = entryAt(table.aims, index);
  const side = lookUp(table.sideOf, aim.side);
  if (aim.kind === 'escape') return countEscaped(table, state, aim, side).done;
  if (aim.kind === 'kill') return countKilled(table, state, aim, side).done;
  return aim.kind === 'seize' && aim.object === null ? countSeized(table, state, aim, side) : null;
}

function countSeized(table: Table, state: State, { figures }: ScenarioAim, side: SideIndex): number {
  return figures.filter((id) => isSeizedBy(table, state, lookUp(table.figureOf, id), side)).length;
}

/** The side that has the place or thing of an aim, whether it has figures enough there or not. Null if nobody has. */
export function ownerOfAim(table: Table, state: State, index: AimIndex): SideIndex | null {
  const { place, object } = entryAt(table.aims, index);
  if (place !== null) return soleSideNear(table, state, pointOf(place))?.side ?? null;
  if (object === null) return null;
  const thing = lookUp(table.thingOf, object);
  return table.sides.find(({ index: side }) => hasThing(table, state, thing, side))?.index ?? null;
}

/** Whether an open aim counts as reached if the battle ends now. */
export function isReachedAtEnd(table: Table, state: State, index: AimIndex): boolean {
  const aim = entryAt(table.aims, index);
  const side = lookUp(table.sideOf, aim.side);
  if (aim.kind === 'hold') {
    const held = soleSideNear(table, state, pointOf(aim.place ?? []));
    return held !== null && held.side === side && held.count >= aim.least;
  }
  if (aim.kind !== 'seize') return false;
  if (aim.object !== null) return hasThing(table, state, lookUp(table.thingOf, aim.object), side);
  return countSeized(table, state, aim, side) >= aim.least;
}

/** `aim.seize`: carried by a free figure of the side, or lying where only this side has free figures. */
function hasThing(table: Table, state: State, thing: ThingIndex, side: SideIndex): boolean {
  const { carriers, x, y } = entryAt(state.things, thing);
  if (carriers.length === 0) return soleSideNear(table, state, { x, y })?.side === side;
  return carriers.some(
    (figure) => entryAt(table.roster, figure).side === side && isFree(table, state, figure),
  );
}
