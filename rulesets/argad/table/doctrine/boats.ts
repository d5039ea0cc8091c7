/** Boats: two men row them towards what those aboard are after; where there is land in reach they go ashore. */
import {
  isInPolygon,
  type Point,
  pointDistance,
  segmentDistance,
  segmentsMeet,
  type Tenths,
} from '@grognard/geometry';
import { checkCommand } from '../check/command.ts';
import { isWaterAt } from '../check/water.ts';
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
  knowledge: Knowledge,
  state: State,
  side: number,
  commands: ArgadCommand[],
): boolean[] {
  const { table } = knowledge;
  const busy: boolean[] = [];
  for (const { index, kind } of table.vessels) {
    const aboard = aboardOf(table, state, side, index);
    const goal = aboard.length === 0 ? null : goalOf(table, state, side, aboard[0]!.index);
    if (goal === null) continue;
    const crew: Crew = { knowledge, state, side, vessel: index, aboard, goal };
    const given = landAll(crew, 'dry');
    if (given.length === 0 && kind === 'rowing-boat' && aboard.length >= 2) given.push(...rowing(crew));
    if (given.length === 0) given.push(...landAll(crew, 'wading'));
    commands.push(...given);
    // A boat that moves takes everybody along: nobody aboard does anything that needs firm ground.
    const rows = given.some((command) => command.kind === 'row');
    for (const { index: man, id } of aboard)
      if (rows || given.some((command) => command.kind === 'order' && command.figure === id))
        busy[man] = true;
  }
  return busy;
}

/** Those aboard one boat, and where they want to go. */
interface Crew {
  readonly knowledge: Knowledge;
  readonly state: State;
  readonly side: number;
  readonly vessel: number;
  readonly aboard: readonly Man[];
  readonly goal: Point;
}

function aboardOf({ men }: Table, { figures }: State, side: number, vessel: number): Man[] {
  return men.filter((man) => {
    const { status, vessel: aboard } = figures[man.index]!;
    return man.side === side && !man.captive && aboard === vessel && status === 'on';
  });
}

function goalOf(table: Table, state: State, side: number, man: number): Point | null {
  const [aim] = aimPlaces(table, state, side);
  if (aim !== undefined) return aim;
  const foe = nearestEnemy(table, state, man);
  return foe < 0 ? null : state.figures[foe]!;
}

/** A man aboard where he is, and where he goes; the same place: he stays. */
interface Step {
  readonly man: number;
  readonly from: Point;
  to: Point;
}

/** Two who pass each other need this much room. */
const room = 210;

/** Whether one can go somewhere without running into somebody else aboard. */
function isClear(steps: readonly Step[], man: number, from: Point, to: Point): boolean {
  return steps.every((step) => {
    if (step.man === man) return true;
    if (segmentDistance(from.x, from.y, to.x, to.y, step.to.x, step.to.y) < room) return false;
    const { from: there, to: end } = step;
    return there === end || !segmentsMeet(from.x, from.y, to.x, to.y, there.x, there.y, end.x, end.y);
  });
}

/** Orders ashore who can get there; the others come nearer to where one steps off. */
function landAll(crew: Crew, how: 'dry' | 'wading'): ArgadCommand[] {
  const { aboard, state, goal } = crew;
  const far = ({ index }: Man) => apart(state.figures[index]!, goal);
  const front = [...aboard].sort((a, b) => far(a) - far(b));
  const steps = front.map(({ index }): Step => {
    const { x, y } = state.figures[index]!;
    const here = { x, y };
    return { man: index, from: here, to: here };
  });
  const ashore = front.flatMap((man, n) => goTo(crew, man, steps, n, how) ?? []);
  if (ashore.length === 0) return [];
  const forward = front.flatMap((man, n) =>
    steps[n]!.to === steps[n]!.from ? (goTo(crew, man, steps, n, 'forward') ?? []) : [],
  );
  return [...ashore, ...forward];
}

/** An order to go ashore, or forward on deck; null: there is nowhere to go. */
function goTo(
  { knowledge, state, side, goal }: Crew,
  { id }: Man,
  steps: readonly Step[],
  n: number,
  how: 'dry' | 'wading' | 'forward',
): ArgadCommand | null {
  const { table } = knowledge;
  const step = steps[n]!;
  const { from, man } = step;
  const wanted = (end: Point) =>
    how === 'forward' ? apart(end, goal) < apart(from, goal) - 50 : isLand(table, end, how);
  const reaches = how === 'forward' ? [300, 150] : [980, 780, 580, 400];
  const ends = around(from, reaches).filter((end) => wanted(end) && isClear(steps, man, from, end));
  ends.sort((a, b) => knowledge.farTo(goal, a) - knowledge.farTo(goal, b));
  for (const end of ends) {
    const order = orderFor(id, { path: [end], ashore: how !== 'forward' });
    if (!checkCommand(table, state, side, order, 'verdict').allowed) continue;
    step.to = end;
    return order;
  }
  return null;
}

function around({ x, y }: Point, reaches: readonly Tenths[]): Point[] {
  return reaches.flatMap((reach) =>
    ways.map(([east, north]) => ({
      x: x + Math.round((east * reach) / 1000),
      y: y + Math.round((north * reach) / 1000),
    })),
  );
}

function apart(a: Point, b: Point): Tenths {
  return pointDistance(a.x, a.y, b.x, b.y);
}

/** Firm ground on the table, or at least no deep water. */
function isLand({ field }: Table, { x, y }: Point, how: 'dry' | 'wading'): boolean {
  if (x < 0 || y < 0 || x > field.width || y > field.depth) return false;
  if (how === 'dry') return !isWaterAt(field, x, y);
  return !field.areas.some(({ kind, polygon }) => kind === 'deep-water' && isInPolygon(polygon, x, y));
}

/** Out on the water it is this much farther than it looks. */
const afloat = 3000;

/** How far it is from a boat at a place to the goal: by land from where one could step ashore, else as the crow flies. */
function farFrom({ knowledge, goal }: Crew, place: Point): number {
  let least = apart(place, goal) + afloat;
  for (const end of around(place, [800]))
    if (isLand(knowledge.table, end, 'dry')) least = Math.min(least, knowledge.farTo(goal, end));
  return least;
}

/** Rows to where the goal is nearest, if that is nearer than here. */
function rowing(crew: Crew): ArgadCommand[] {
  const { knowledge, state, side, vessel, aboard } = crew;
  const { table } = knowledge;
  const { x, y } = state.vessels[vessel]!;
  const now = farFrom(crew, { x, y }) - 100;
  const ends = around({ x, y }, [990, 600, 300]).map((end) => ({ end, far: farFrom(crew, end) }));
  const rowers = [aboard[0]!.id, aboard[1]!.id];
  for (const { end, far } of ends.sort((a, b) => a.far - b.far)) {
    if (far >= now) return [];
    const row: ArgadCommand = { kind: 'row', vessel: table.vessels[vessel]!.id, path: [end], rowers };
    if (checkCommand(table, state, side, row, 'verdict').allowed) return [row];
  }
  return [];
}
