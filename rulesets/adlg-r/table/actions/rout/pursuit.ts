/** Pursuit: who may and who must, and how far straight on (chapter pursuit). */
import {
  angleBetween,
  type Base,
  type Corner,
  cornerOf,
  cornersOf,
  edgeMet,
  overlaps,
  type Pose,
  placeBase,
  pointDistance,
  stepX,
  stepY,
  type Tenths,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { angleEps, baseAt, baseOf } from '../../bodies/index.ts';
import { groundUnder, penalises, penalisingAreas } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { FrontContact, State, Table } from '../../state/model.ts';
import { isEnemy, unitsOn } from '../../state/sides.ts';
import type { Turn } from '../../state/turn.ts';
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

/** `pursuit.excused`. That the path runs along an enemy front waits for the chapter of charges. */
function isExcused(table: Table, state: State, unit: UnitIndex): boolean {
  const over = state.victors.filter((victor) => victor.unit === unit).map((victor) => victor.over);
  const { row } = entryAt(table.units, unit);
  const beaten = over.map((enemy) => entryAt(table.units, enemy).row);
  if (beaten.some(({ category }) => ['Art', 'WWg', 'El'].includes(category))) return true;
  if (!row.mounted && beaten.some(({ mounted }) => mounted)) return true;
  if (advantageOfPlace(table, state, unit)) return true;
  const end = ahead(entryAt(state.units, unit).pose, table.sizes.ud);
  const there = baseAt(table, state, unit, end);
  return !isOnTable(table, there) || entersPenalty(table, state, unit, there);
}

function entersPenalty(table: Table, state: State, unit: UnitIndex, there: Base): boolean {
  const now = groundUnder(table.field, baseOf(table, state, unit));
  const then = groundUnder(table.field, there);
  return (
    penalisingAreas(table, unit).length > 0 && penalises(table, unit, then) && !penalises(table, unit, now)
  );
}

function ahead({ x, y, heading }: Pose, by: Tenths): Pose {
  return { x: x + stepX(heading, by), y: y + stepY(heading, by), heading };
}

function isOnTable({ field }: Table, base: Base): boolean {
  return cornersOf(base).every(({ x, y }) => x >= 0 && y >= 0 && x <= field.width && y <= field.depth);
}

/** How far a pursuer comes, and whom it meets there. */
export interface PursuitRun {
  readonly by: Tenths;
  readonly met: UnitIndex | null;
}

/** Straight on until an enemy, a friend, the edge or impassable ground, 1 UD at most (`pursuit.move`). */
export function runOf(
  table: Table,
  state: State,
  unit: UnitIndex,
  along: readonly UnitIndex[] = [],
): PursuitRun {
  const { pose } = entryAt(state.units, unit);
  const others = table.units
    .map(({ index }) => index)
    .filter(
      (other) =>
        other !== unit &&
        !along.includes(other) &&
        ['on', 'routed'].includes(entryAt(state.units, other).status),
    );
  const bodies = others.map((other) => ({ unit: other, base: baseOf(table, state, other) }));
  const camps = state.camps.flatMap((camp) =>
    camp === null ? [] : [placeBase(table.sizes.camp, camp.pose)],
  );
  const meets = (by: Tenths): UnitIndex | 'stop' | null => {
    const there = baseAt(table, state, unit, ahead(pose, by));
    const struck = bodies.find(({ base }) => overlaps(there, base));
    if (struck !== undefined) return struck.unit;
    const isShut =
      !isOnTable(table, there) ||
      camps.some((camp) => overlaps(there, camp)) ||
      groundUnder(table.field, there) === 'impassable';
    return isShut ? 'stop' : null;
  };
  const { ud } = table.sizes;
  // Every tenth of the way is tried once, because bodies are never thinner than that.
  for (let by = 1; by <= ud; by++) {
    const met = meets(by);
    if (met === null) continue;
    return { by: by - 1, met: met !== 'stop' && isEnemy(table, unit, met) ? met : null };
  }
  return { by: ud, met: null };
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

/** Carries out a pursuit. Whom it meets is touched, and conformed to afterwards. */
export function pursue(turn: Turn, unit: UnitIndex, by: Tenths, along: readonly UnitIndex[] = []): void {
  const { table, state, happening, agenda } = turn;
  const all = [unit, ...along];
  const runs = all.map((one) => ({ one, run: runOf(table, state, one, all) }));
  // Supporters go as far as the pursuer (`pursuit.supporters`), so whoever is stopped first stops all.
  const goes = Math.min(by, ...runs.map(({ run }) => run.by));
  const ways = all.map((one) => {
    const { pose } = entryAt(state.units, one);
    return { unit: one, way: [pose, ahead(pose, goes)] };
  });
  happening.emit({ kind: 'moved', cause: 'pursuit', ways, used: goes, slid: false });
  happening.emit({ kind: 'pursued', unit, by: goes });
  for (const { one, run } of runs) {
    if (run.met === null || goes < run.by) continue;
    happening.emit({ kind: 'met', contacts: [contactOf(table, state, one, run.met)] });
    agenda.push({ do: 'conform', units: [one] });
  }
}

/** `pursuit.contact`: no first phase. */
function contactOf(table: Table, state: State, by: UnitIndex, on: UnitIndex): FrontContact {
  return {
    by,
    on,
    edge: edgeMet(baseOf(table, state, on), baseOf(table, state, by)),
    complete: false,
    since: state.nextContact,
    how: 'pursuit',
    uncontrolled: false,
    first: false,
  };
}
