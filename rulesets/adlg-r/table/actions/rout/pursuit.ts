/** Pursuit: who may and who must, and how far straight on (chapter pursuit). */
import {
  angleBetween,
  type Base,
  type Corner,
  cornerOf,
  edgeAlong,
  edgeMet,
  overlaps,
  pointDistance,
  sharedEdge,
  stretchesIn,
  type Tenths,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import {
  angleEps,
  baseAt,
  baseOf,
  campBases,
  firstBodyOn,
  isOnTable,
  poseAhead,
  roomToEdge,
  trackAhead,
} from '../../bodies/index.ts';
import { groundUnder, penalises, penalisingAreas } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isEnemy, otherSide, unitsOn } from '../../state/sides.ts';
import type { Turn } from '../../state/turn.ts';
import { bodiesBut } from '../conform/index.ts';
import { meetOrAsk } from '../meet/index.ts';
import { firstSlideAlong } from '../run/index.ts';
import { advantageOfPlace } from './places.ts';

/** Phasing units that have routed all their enemies in melee, nobody of whom touches them any more (`pursuit.all`, `pursuit.touched`). */
export function mayPursue({ units, sides }: Table, state: State): UnitIndex[] {
  const won = new Set(state.victors.map(({ unit }) => unit));
  return entryAt(sides, state.active).units.filter((unit) => {
    if (!won.has(unit) || entryAt(state.units, unit).status !== 'on') return false;
    if (state.contacts.some(({ by, on }) => by === unit || on === unit)) return false;
    return !isForbidden(units, unit, state);
  });
}

/** `pursuit.never`, `square.no-move`. */
function isForbidden(units: Table['units'], unit: UnitIndex, state: State): boolean {
  const { row, has } = entryAt(units, unit);
  const isGun = row.category === 'WWg' || row.category === 'Art';
  return isGun || has.expendable || entryAt(state.units, unit).square;
}

/** `pursuit.must`, `pursuit.elephant`, less the excuses. */
export function mustPursue(table: Table, state: State, unit: UnitIndex): boolean {
  const { has, row } = entryAt(table.units, unit);
  const isBound = has.headstrong || row.category === 'El';
  if (!isBound && !has.shock) return false;
  if (!isBound && !table.options['pursuit.excused-shock']) return true;
  return !isExcused(table, state, unit);
}

/** `pursuit.excused`. */
function isExcused(table: Table, state: State, unit: UnitIndex): boolean {
  const over = state.victors.filter((victor) => victor.unit === unit).map((victor) => victor.over);
  const { row } = entryAt(table.units, unit);
  const beaten = over.map((enemy) => entryAt(table.units, enemy).row);
  if (beaten.some(({ category }) => ['Art', 'WWg', 'El'].includes(category))) return true;
  if (!row.mounted && beaten.some(({ mounted }) => mounted)) return true;
  if (advantageOfPlace(table, state, unit)) return true;
  const end = poseAhead(entryAt(state.units, unit).pose, table.sizes.ud);
  const there = baseAt(table, state, unit, end);
  return (
    !isOnTable(table, there) ||
    entersPenalty(table, state, unit, there) ||
    runsAlongFront(table, state, unit, there)
  );
}

function entersPenalty(table: Table, state: State, unit: UnitIndex, there: Base): boolean {
  const now = groundUnder(table.field, baseOf(table, state, unit));
  const then = groundUnder(table.field, there);
  return (
    penalisingAreas(table, unit).length > 0 && penalises(table, unit, then) && !penalises(table, unit, now)
  );
}

/** Whether its way leads along the front of an enemy: beside it, not against it. */
function runsAlongFront(table: Table, state: State, unit: UnitIndex, there: Base): boolean {
  const { eps } = table.sizes;
  return unitsOn(table, state, otherSide(entryAt(table.units, unit).side)).some((enemy) => {
    const body = baseOf(table, state, enemy);
    if (overlaps(there, body) || sharedEdge(there, body, eps) <= eps) return false;
    return edgeAlong(body, there) === 'front' && edgeAlong(there, body) !== 'front';
  });
}

/** How far a pursuer comes, and whom it meets there. */
export interface PursuitRun {
  readonly by: Tenths;
  readonly met: UnitIndex | null;
}

/** Straight on until an enemy, a friend, a camp, the edge or impassable ground, 1 UD at most (`pursuit.move`). */
export function runOf(
  table: Table,
  state: State,
  unit: UnitIndex,
  along: readonly UnitIndex[] = [],
  most: Tenths = table.sizes.ud,
): PursuitRun {
  const { pose } = entryAt(state.units, unit);
  const others = bodiesBut(table, state, [unit, ...along]);
  const track = trackAhead(table, state, unit, pose, most);
  const met = firstBodyOn(track, [...others.map(({ base }) => base), ...campBases(table, state)]);
  const walls = table.field.areas.flatMap(({ ground, polygon }) => {
    const from = ground === 'impassable' ? stretchesIn(polygon, track).stretches[0]?.from : undefined;
    return from === undefined ? [] : [Math.max(0, from - 1)];
  });
  const aims = met === null ? [] : others.slice(met.index, met.index + 1).map((body) => body.unit);
  const way = met === null ? track : trackAhead(table, state, unit, pose, met.along);
  const slide = firstSlideAlong(table, state, { unit, track: way, aims, isCharge: false });
  const sliding = slide === null ? [] : [Math.max(0, slide - 1)];
  const room = Math.min(roomToEdge(table, baseOf(table, state, unit), most), ...walls, ...sliding);
  if (met === null || met.along > room) return { by: room, met: null };
  const body = others[met.index];
  const isFoe =
    body !== undefined && isEnemy(table, unit, body.unit) && entryAt(state.units, body.unit).status === 'on';
  return { by: met.along, met: isFoe ? body.unit : null };
}

/** Supporters that may go along: front corner on front corner, facing the same way, in contact with nobody (`pursuit.supporters`). */
export function mayGoAlong(table: Table, state: State, unit: UnitIndex): UnitIndex[] {
  const base = baseOf(table, state, unit);
  const near = 2 * table.sizes.eps;
  const meets = (one: Base, ours: Corner, other: Base, theirs: Corner) => {
    const [a, b] = [cornerOf(one, ours), cornerOf(other, theirs)];
    return pointDistance(a.x, a.y, b.x, b.y) < near;
  };
  return unitsOn(table, state, entryAt(table.units, unit).side).filter((friend) => {
    const other = baseOf(table, state, friend);
    if (friend === unit || angleBetween(base.heading, other.heading) >= angleEps) return false;
    if (state.contacts.some(({ by, on }) => by === friend || on === friend)) return false;
    if (isForbidden(table.units, friend, state)) return false;
    return meets(base, 'front-left', other, 'front-right') || meets(base, 'front-right', other, 'front-left');
  });
}

/** Carries out a pursuit. A unit that is met may evade, or is touched and conformed to (`pursuit.contact`). */
export function pursue(turn: Turn, unit: UnitIndex, by: Tenths, along: readonly UnitIndex[] = []): void {
  const { table, state, resolution } = turn;
  const all = [unit, ...along];
  const runs = all.map((one) => ({ one, run: runOf(table, state, one, all, by) }));
  // Supporters go as far as the pursuer (`pursuit.supporters`), so the first that is stopped stops all.
  const goes = Math.min(by, ...runs.map(({ run }) => run.by));
  goStraight(turn, all, goes);
  resolution.emit({ kind: 'pursued', unit, by: goes });
  for (const { one, run } of runs) {
    if (run.met === null || goes < run.by) continue;
    const edge = edgeMet(baseOf(table, state, run.met), baseOf(table, state, one));
    const mates = all.filter((mate) => mate !== one);
    meetOrAsk(turn, { by: one, on: run.met, edge, how: 'pursuit', mates, left: by - goes });
  }
}

function goStraight({ state, resolution }: Turn, units: readonly UnitIndex[], by: Tenths): void {
  if (by <= 0) return;
  const ways = units.map((unit) => {
    const { pose } = entryAt(state.units, unit);
    return { unit, way: [pose, poseAhead(pose, by)] };
  });
  resolution.emit({ kind: 'moved', cause: 'pursuit', ways, used: by, slid: false });
}

/** A pursuer before whom the enemy has evaded goes on to the end of its way, and follows no farther. */
export function pursueOn(turn: Turn, unit: UnitIndex, left: Tenths): void {
  const { table, state } = turn;
  if (left <= 0 || entryAt(state.units, unit).status !== 'on') return;
  const run = runOf(table, state, unit, [], left);
  goStraight(turn, [unit], run.by);
  if (run.met === null) return;
  const edge = edgeMet(baseOf(table, state, run.met), baseOf(table, state, unit));
  meetOrAsk(turn, { by: unit, on: run.met, edge, how: 'pursuit', mates: [], left: left - run.by });
}
