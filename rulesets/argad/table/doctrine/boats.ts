/** Boats: two men row them towards what those aboard are after; where there is land in reach they go ashore. */
import { isInPolygon, type Point, pointDistance, type Tenths } from '@grognard/geometry';
import { checkCommand } from '../check/command.ts';
import type { Man, State, Table } from '../model.ts';
import type { ArgadCommand } from '../orders.ts';
import { aimPlaces } from './goals.ts';
import type { Knowledge } from './knowledge.ts';
import { nearestEnemy } from './look-round.ts';
import { orderFor } from './plain.ts';

/** Sixteen ways to go, as parts of a thousand. */
const ways: readonly (readonly [number, number])[] = [
  [1000, 0],
  [924, 383],
  [707, 707],
  [383, 924],
  [0, 1000],
  [-383, 924],
  [-707, 707],
  [-924, 383],
  [-1000, 0],
  [-924, -383],
  [-707, -707],
  [-383, -924],
  [0, -1000],
  [383, -924],
  [707, -707],
  [924, -383],
];

/** Adds orders for boats and those aboard; answers who is taken care of. */
export function planBoats(
  { table }: Knowledge,
  state: State,
  side: number,
  commands: ArgadCommand[],
): boolean[] {
  const busy: boolean[] = [];
  for (const { index, kind } of table.vessels) {
    const aboard = table.men.filter(
      (man) =>
        man.side === side &&
        !man.captive &&
        state.figures[man.index]!.vessel === index &&
        state.figures[man.index]!.status === 'on',
    );
    if (aboard.length === 0) continue;
    const goal = goalOf(table, state, side, aboard[0]!.index);
    if (goal === null) continue;
    const landed = landAll(table, state, side, aboard, goal, commands);
    for (const man of landed) busy[man] = true;
    if (landed.length > 0 || kind !== 'rowing-boat' || aboard.length < 2) continue;
    const row = rowing(table, state, side, index, [aboard[0]!.id, aboard[1]!.id], goal);
    if (row === null) continue;
    commands.push(row);
    // A boat that moves takes everybody along: nobody aboard does anything that needs firm ground.
    for (const { index: man } of aboard) busy[man] = true;
  }
  return busy;
}

function goalOf(table: Table, state: State, side: number, man: number): Point | null {
  const [aim] = aimPlaces(table, state, side);
  if (aim !== undefined) return aim;
  const foe = nearestEnemy(table, state, man);
  return foe < 0 ? null : state.figures[foe]!;
}

/** Orders everybody ashore who can get there dry, each to a place of his own; answers who. */
function landAll(
  table: Table,
  state: State,
  side: number,
  aboard: readonly Man[],
  goal: Point,
  commands: ArgadCommand[],
): number[] {
  const taken: Point[] = [];
  const landed: number[] = [];
  const nearest = [...aboard].sort((a, b) => away(state, a, goal) - away(state, b, goal));
  for (const man of nearest) {
    const order = landing(table, state, side, man, goal, taken);
    if (order === null) continue;
    commands.push(order);
    landed.push(man.index);
  }
  return landed;
}

function away({ figures }: State, { index }: Man, { x, y }: Point): Tenths {
  return pointDistance(figures[index]!.x, figures[index]!.y, x, y);
}

/** An order to go ashore towards a goal; null: there is no land to step on. */
function landing(
  table: Table,
  state: State,
  side: number,
  { index, id }: Man,
  goal: Point,
  taken: Point[],
): ArgadCommand | null {
  const { x, y } = state.figures[index]!;
  const ends: Point[] = [];
  for (const reach of [980, 780, 580, 400])
    for (const [east, north] of ways) {
      const end = { x: x + Math.round((east * reach) / 1000), y: y + Math.round((north * reach) / 1000) };
      if (isDry(table, end) && !taken.some((other) => apart(other, end) < 230)) ends.push(end);
    }
  ends.sort((a, b) => apart(a, goal) - apart(b, goal));
  for (const end of ends) {
    const order = orderFor(id, { path: [end], ashore: true });
    if (!checkCommand(table, state, side, order, 'verdict').allowed) continue;
    taken.push(end);
    return order;
  }
  return null;
}

function apart(a: Point, b: Point): Tenths {
  return pointDistance(a.x, a.y, b.x, b.y);
}

/** Land, or water to the knees. */
function isDry({ field }: Table, { x, y }: Point): boolean {
  if (x < 0 || y < 0 || x > field.width || y > field.depth) return false;
  return !field.areas.some(({ kind, polygon }) => kind === 'deep-water' && isInPolygon(polygon, x, y));
}

/** Rows to where the goal is nearest; null: the boat gets no nearer. */
function rowing(
  table: Table,
  state: State,
  side: number,
  vessel: number,
  rowers: string[],
  goal: Point,
): ArgadCommand | null {
  const { x, y } = state.vessels[vessel]!;
  const least = apart({ x, y }, goal) - 100;
  const ends: Point[] = [];
  for (const reach of [990, 600, 300])
    for (const [east, north] of ways) {
      const end = { x: x + Math.round((east * reach) / 1000), y: y + Math.round((north * reach) / 1000) };
      if (apart(end, goal) < least) ends.push(end);
    }
  ends.sort((a, b) => apart(a, goal) - apart(b, goal));
  for (const end of ends) {
    const row: ArgadCommand = { kind: 'row', vessel: table.vessels[vessel]!.id, path: [end], rowers };
    if (checkCommand(table, state, side, row, 'verdict').allowed) return row;
  }
  return null;
}
