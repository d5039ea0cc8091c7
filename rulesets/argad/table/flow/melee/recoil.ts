/** `recoilAll`: figures made to recoil go back as far as they can (`melee.recoil`). */

import { type Heading, headingTo, type Point, stepX, stepY, type Tenths } from '@grognard/geometry';
import { entryAt, type ListBy, none, numberAt, type OrNone } from '@grognard/lists';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { aHorse, inTheWay, looseBase } from '../../bodies/in-the-way.ts';
import type { FigureIndex } from '../../state/indices.ts';
import { lose } from '../turn/casualty.ts';
import { show } from '../turn/secrecy.ts';
import type { Turn } from '../turn/turn.ts';
import { enemiesTouched } from './fight-blows.ts';
import { landingAt } from './fight-ground.ts';
import type { MeleeRound } from './fight-melee.ts';

/** A figure that is to go back. */
interface Retreat {
  readonly figure: FigureIndex;
  readonly from: readonly FigureIndex[];
  /** Null if it is driven from opposite sides and has nowhere to go. */
  readonly heading: Heading | null;
}

/** All recoils of one step. Directions are fixed first; then figures with room go back until no more can. */
export function recoilAll(
  melee: MeleeRound,
  drivers: ListBy<FigureIndex, readonly FigureIndex[] | undefined>,
): void {
  const { turn } = melee;
  let waiting: Retreat[] = [];
  drivers.forEach((from, figure) => {
    if (from !== undefined) waiting.push({ figure, from, heading: awayFrom(turn, figure, from) });
  });
  for (let before = 0; before !== waiting.length; ) {
    before = waiting.length;
    waiting = waiting.filter((retreat) => !goBack(melee, retreat));
  }
  for (const retreat of waiting) if (!pushBack(melee, retreat)) standFast(turn, retreat);
}

/** Away from the mean of the strikers' centres (`melee.recoil-several`). */
function awayFrom({ state }: Turn, figure: FigureIndex, from: readonly FigureIndex[]): Heading | null {
  const { x, y } = entryAt(state.figures, figure);
  let [dx, dy] = [0, 0];
  for (const striker of from) {
    dx += x - entryAt(state.figures, striker).x;
    dy += y - entryAt(state.figures, striker).y;
  }
  return headingTo(dx, dy);
}

function distanceOf({ table }: Turn): Tenths {
  return tenthsOf(table.rules.table.recoilCm);
}

function goneBy({ x, y }: Point, heading: Heading, by: Tenths): Point {
  return { x: x + stepX(heading, by), y: y + stepY(heading, by) };
}

/** Moves the figure back if nothing obstructs it. */
function goBack(melee: MeleeRound, { figure, from, heading }: Retreat): boolean {
  const { turn } = melee;
  const { table, state } = turn;
  if (heading === null) return false;
  const at = goneBy(entryAt(state.figures, figure), heading, distanceOf(turn));
  if (landingAt(table, state, figure, at) === 'barred') return false;
  if (blockersOf(turn, figure, heading).length > 0) return false;
  land(melee, figure, from, waterOnTheWay(turn, figure, heading) ?? at);
  return true;
}

/** The last place in deep water on the path back, or null. Figures are not driven across deep water to the other bank. */
function waterOnTheWay(turn: Turn, figure: FigureIndex, heading: Heading): Point | null {
  const { table, state } = turn;
  if (entryAt(state.figures, figure).swimming) return null;
  for (let gone = distanceOf(turn); gone > 0; gone -= look) {
    const at = goneBy(entryAt(state.figures, figure), heading, gone);
    const landing = landingAt(table, state, figure, at);
    if (landing === 'swims' || landing === 'drowned') return at;
  }
  return null;
}

/** The sampling interval of the path back, small enough that no base is missed. */
const look: Tenths = 50;

/** All figures on the path back. */
function blockersOf(turn: Turn, figure: FigureIndex, heading: Heading): OrNone<FigureIndex>[] {
  const { table, state } = turn;
  const { x, y } = entryAt(state.figures, figure);
  const base = looseBase(state, figure);
  const whole = distanceOf(turn);
  const found: OrNone<FigureIndex>[] = [];
  for (let gone = Math.min(look, whole); ; gone = Math.min(gone + look, whole)) {
    const at = goneBy({ x, y }, heading, gone);
    base.x = at.x;
    base.y = at.y;
    for (const other of inTheWay(table, state, figure, base)) if (!found.includes(other)) found.push(other);
    if (gone === whole) return found;
  }
}

/** The figure stands, swims or is lost there (`melee.recoil-fall`). */
function land(melee: MeleeRound, figure: FigureIndex, from: readonly FigureIndex[], at: Point): void {
  const { table, state, resolution } = melee.turn;
  const { vessel, carries, loaded, x, y } = entryAt(state.figures, figure);
  const landing = landingAt(table, state, figure, at);
  melee.recoiled[figure] = true;
  melee.hasAnybodyMoved = true;
  if (landing === 'drowned' || landing === 'fall') {
    lose(melee.turn, { figure, by: numberAt(from, 0), how: landing });
    return;
  }
  const swims = landing === 'swims';
  if (swims && carries !== none) resolution.emit({ kind: 'dropped', figure, thing: carries, at: { x, y } });
  const aboard = swims || landing === 'overboard' ? -1 : vessel;
  resolution.emit({ kind: 'recoiled', figure, from, at, swimming: swims, vessel: aboard });
  if (swims && loaded !== 0) resolution.emit({ kind: 'soaked', figure });
}

/** Friends behind the figure that touch no enemy give way as far as it goes (`melee.recoil-blocked`). */
function pushBack(melee: MeleeRound, retreat: Retreat): boolean {
  const { figure, heading } = retreat;
  const { turn } = melee;
  if (heading === null) return false;
  const at = goneBy(entryAt(turn.state.figures, figure), heading, distanceOf(turn));
  if (landingAt(turn.table, turn.state, figure, at) === 'barred') return false;
  const blockers = blockersOf(turn, figure, heading);
  const friends = blockers.flatMap((blocker) => (blocker === aHorse ? [] : [blocker]));
  if (friends.length < blockers.length) return false;
  if (!friends.every((friend) => canGiveWay(melee, figure, friend, { heading, friends }))) return false;
  for (const friend of friends) {
    show(turn, friend, 'hide.reveal');
    const there = goneBy(entryAt(turn.state.figures, friend), heading, distanceOf(turn));
    melee.hasAnybodyMoved = true;
    turn.resolution.emit({ kind: 'gaveWay', figure: friend, at: there });
  }
  return goBack(melee, retreat);
}

interface Push {
  readonly heading: Heading;
  /** The friends that give way together. */
  readonly friends: readonly OrNone<FigureIndex>[];
}

function canGiveWay(
  melee: MeleeRound,
  figure: FigureIndex,
  friend: FigureIndex,
  { heading, friends }: Push,
): boolean {
  const { turn } = melee;
  const { table, state } = turn;
  const { side, captive } = entryAt(table.roster, friend);
  if (side !== entryAt(table.roster, figure).side || captive || enemiesTouched(melee, friend).length > 0)
    return false;
  const there = goneBy(entryAt(state.figures, friend), heading, distanceOf(turn));
  const stands = entryAt(state.figures, friend).swimming ? 'swims' : 'stands';
  if (landingAt(table, state, friend, there) !== stands) return false;
  return blockersOf(turn, friend, heading).every((other) => friends.includes(other));
}

/** The figure has nowhere to go. It stays, silenced all the same, or is lost if the rules say so. */
function standFast(turn: Turn, { figure, from }: Retreat): void {
  if (turn.table.options['melee.recoil-blocked'] === 'killed')
    lose(turn, { figure, by: numberAt(from, 0), how: 'recoil' });
  else turn.resolution.emit({ kind: 'stoodFast', figure });
}
