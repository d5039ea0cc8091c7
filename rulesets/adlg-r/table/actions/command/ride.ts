/** ride: a commander moves, alone, and joins a unit (`commander.move`, `commander.attach`, `commander.moves`). */
import {
  cornersOf,
  isWithin,
  overlaps,
  type Point,
  type Pose,
  placeBase,
  pointDistance,
  type Tenths,
  zoneBefore,
} from '@grognard/geometry';
import { entryAt, none, type OrNone } from '@grognard/lists';
import { move } from '../../../rules/movement/procedure.ts';
import { baseOf, behindUnit } from '../../bodies/index.ts';
import { groundUnder, worseOf } from '../../field/index.ts';
import type { FieldGround } from '../../state/battlefield.ts';
import type { CorpsIndex, UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { otherSide, unitsOn } from '../../state/sides.ts';
import { isRefused, type Refusals, type Turn } from '../../state/turn.ts';
import { hasZone } from '../../zones/index.ts';
import { type Price, paid } from './price.ts';
import { poseOfCommander } from './range.ts';

/** How far a lone commander goes, in UD (`commander.move`), and for how many points (`commander.move-cost`). */
const rideUd = 5;
const rideCost = 1;

export interface RidePlot {
  readonly corps: CorpsIndex;
  readonly pose: Pose;
  readonly joined: OrNone<UnitIndex>;
  readonly price: Price;
}

/** A ride to a point, or to a unit, behind which he then stands. */
export function plotRide(
  table: Table,
  state: State,
  corps: CorpsIndex,
  to: Point,
  attach: UnitIndex | null,
  free: boolean,
): RidePlot | Refusals {
  const from = poseOfCommander(table, state, corps);
  const pose =
    attach === null ? { x: to.x, y: to.y, heading: from.heading } : behindUnit(table, state, attach);
  const no = againstRide(table, state, corps, from, pose, attach);
  if (no.length > 0) return no;
  const price = paid(table, state, { corps, units: [], free, order: { order: 'ride' } }, rideCost, []);
  return isRefused(price) ? price : { corps, pose, joined: attach ?? none, price };
}

function againstRide(
  table: Table,
  state: State,
  corps: CorpsIndex,
  from: Pose,
  pose: Pose,
  attach: UnitIndex | null,
): Refusals {
  const { commander } = entryAt(state.commands, corps);
  const no: string[] = [];
  if (commander.status === 'lost') no.push('command.lost');
  if (entryAt(table.corps, corps).includedIn !== null) no.push('commander.included');
  if (commander.status === 'engaged') no.push('commander.stays-engaged');
  if (commander.moves >= table.rules.table.commanderMoves) no.push('commander.moves');
  if (commander.with !== none && commander.with === attach) no.push('commander.attach');
  const far: Tenths = reachOf(table, state, corps, from, pose) + table.sizes.eps;
  if (pointDistance(from.x, from.y, pose.x, pose.y) >= far) no.push('commander.move');
  if (attach === null && !isFree(table, state, corps, pose)) no.push('commander.move-terrain');
  return no;
}

/** 5 UD whatever lies between, or by option as far as light cavalry comes over that ground and outside of zones (`commander.move-terrain`). */
function reachOf(table: Table, state: State, corps: CorpsIndex, from: Pose, to: Pose): Tenths {
  const { field, sizes, options } = table;
  if (options['commander.move-terrain'] === 'free') return rideUd * sizes.ud;
  const way = looksBetween(from, to).map((pose) => placeBase(sizes.commander, pose));
  const enemies = unitsOn(table, state, otherSide(entryAt(table.corps, corps).side));
  const zones = enemies
    .filter((enemy) => hasZone(table, state, enemy))
    .map((enemy) => zoneBefore(baseOf(table, state, enemy), { edge: 'front', reach: sizes.ud }));
  if (way.some((base) => zones.some((zone) => overlaps(base, zone)))) return 0;
  const ground = way.reduce<FieldGround>((worst, base) => worseOf(worst, groundUnder(field, base)), 'open');
  const situation = move.situation(table.rules, {
    kind: 'light-cavalry',
    terrain: ground,
    road: false,
    distanceUd: null,
  });
  return ground === 'impassable' ? 0 : move.facts(move.assess(situation, null)).ud * sizes.ud;
}

/** Less than any base is deep. */
const look: Tenths = 100;

function looksBetween(from: Pose, to: Pose): Pose[] {
  const count = Math.max(1, Math.ceil(pointDistance(from.x, from.y, to.x, to.y) / look));
  return Array.from({ length: count + 1 }, (_, n) => ({
    x: Math.round(from.x + ((to.x - from.x) * n) / count),
    y: Math.round(from.y + ((to.y - from.y) * n) / count),
    heading: from.heading,
  }));
}

/** On the table, not on impassable ground, and touching no enemy. */
function isFree(table: Table, state: State, corps: CorpsIndex, pose: Pose): boolean {
  const { field, sizes } = table;
  const base = placeBase(sizes.commander, pose);
  const enemies = unitsOn(table, state, otherSide(entryAt(table.corps, corps).side));
  return (
    cornersOf(base).every(({ x, y }) => x >= 0 && y >= 0 && x <= field.width && y <= field.depth) &&
    groundUnder(field, base) !== 'impassable' &&
    !enemies.some((enemy) => isWithin(base, baseOf(table, state, enemy), sizes.eps))
  );
}

export function ride({ resolution }: Turn, { corps, pose, joined, price }: RidePlot): void {
  const { spent, free } = price;
  resolution.emit({ kind: 'ordered', corps, units: [], order: 'ride', spent, free });
  resolution.emit({ kind: 'rode', corps, pose, with: joined, by: 'order' });
}
