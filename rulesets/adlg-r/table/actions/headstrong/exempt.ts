/** isExempt: charges to which Headstrong units are not bound (`charge.uncontrolled-exempt`, `elephant.no-trigger`). */
import {
  type Base,
  baseDistance,
  isBaseIn,
  leadsThrough,
  type Point,
  type Pose,
  sideOfLine,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { baseAt, baseOf, firstBodyOn, trackAhead } from '../../bodies/index.ts';
import { groundUnder, penalises } from '../../field/index.ts';
import { stateIf } from '../../state/copy.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { otherSide, unitsOn } from '../../state/sides.ts';
import { holdersOf, zoneCovers } from '../../zones/index.ts';
import type { ChargePlot, ChargeStrike } from '../charge/index.ts';
import { plotConform } from '../conform/index.ts';
import { againstEvading } from '../evade/index.ts';
import { worksBefore } from '../melee/index.ts';
import { allowanceOn } from '../move/index.ts';

/** Whether a charge is one of those that nobody is bound to, for what it meets, where it leads and where it ends. */
export function isExempt(table: Table, state: State, { lanes, laid, strikes }: ChargePlot): boolean {
  return strikes.some((strike) => {
    const { unit, on } = strike;
    const lane = entryAt(lanes, 0);
    return (
      isSpared(table, state, strike) ||
      isSheltered(table, state, unit, on) ||
      endsBadly(table, state, strike) ||
      (isLight(table, on) && leadsThroughFriends(table, state, unit, entryAt(laid.to, 0), lane.far)) ||
      (mayEvade(table, state, on) && isBadBehind(table, state, unit, on, entryAt(laid.to, 0)))
    );
  });
}

function isLight({ units }: Table, unit: UnitIndex): boolean {
  const { category } = entryAt(units, unit).row;
  return category === 'LI' || category === 'LH';
}

function mayEvade(table: Table, state: State, unit: UnitIndex): boolean {
  return againstEvading(table, state, unit).length === 0;
}

/** Enemies whom some need not charge: elephants, war wagons, mounted before foot, steady HI before cavalry. */
function isSpared(table: Table, state: State, { unit, on, edge }: ChargeStrike): boolean {
  const { row } = entryAt(table.units, unit);
  const enemy = entryAt(table.units, on).row;
  if (enemy.category === 'El' || enemy.category === 'WWg') return true;
  if (edge !== 'front') return false;
  if (!row.mounted) return enemy.mounted;
  const isBound = row.category === 'Kn' && table.options['charge.uncontrolled-kn'];
  const isCavalry = row.category === 'Cv' || row.category === 'Kn';
  return isCavalry && !isBound && enemy.category === 'HI' && entryAt(state.units, on).lost === 0;
}

/** Either of them behind works or a river or in a village; for mounted also stakes. */
function isSheltered(table: Table, state: State, unit: UnitIndex, on: UnitIndex): boolean {
  const { areas, works } = table.field;
  const [own, other] = [baseOf(table, state, unit), baseOf(table, state, on)];
  const isBehindWorks = [unit, on].some((one) => worksBefore(table, state, one).length > 0);
  const isInVillage = areas.some(
    ({ kind, polygon }) => kind === 'village' && (isBaseIn(own, polygon) || isBaseIn(other, polygon)),
  );
  const between = trackAhead(
    table,
    state,
    unit,
    entryAt(state.units, unit).pose,
    Math.round(baseDistance(own, other)),
  );
  const isBehindRiver = areas.some(({ kind, polygon }) => kind === 'river' && leadsThrough(polygon, between));
  const isAcross = works.some(({ from, to }) => parts(from, to, own, other) && parts(own, other, from, to));
  const { mounted } = entryAt(table.units, unit).row;
  const hasStakes = mounted && entryAt(state.units, on).stakes !== null;
  return isBehindWorks || isInVillage || isBehindRiver || isAcross || hasStakes;
}

/** Whether a line has two points on different sides. */
function parts(from: Point, to: Point, one: Point, other: Point): boolean {
  const side = ({ x, y }: Point) => Math.sign(sideOfLine(from.x, from.y, to.x, to.y, x, y));
  return side(one) !== side(other);
}

/** It would end in terrain that penalises it, or with an enemy on its flank or rear. */
function endsBadly(table: Table, state: State, { unit, on, edge, at }: ChargeStrike): boolean {
  const { pose } = plotConform(table, stateIf(state, [[unit, at]]), { unit, enemy: on, edge, into: true });
  const base = baseAt(table, state, unit, pose);
  if (penalises(table, unit, groundUnder(table.field, base))) return true;
  return holdersOf(table, state, unit, pose).some(
    (enemy) => enemy !== on && isAside(table, state, enemy, base),
  );
}

function isAside(table: Table, state: State, enemy: UnitIndex, base: Base): boolean {
  return (['left', 'right', 'rear'] as const).some((edge) => zoneCovers(table, state, enemy, base, edge));
}

function leadsThroughFriends(table: Table, state: State, unit: UnitIndex, from: Pose, far: number): boolean {
  const friends = unitsOn(table, state, entryAt(table.units, unit).side)
    .filter((friend) => friend !== unit)
    .map((friend) => baseOf(table, state, friend));
  return firstBodyOn(trackAhead(table, state, unit, from, far), friends) !== null;
}

/** What lies behind an enemy who can evade, as far as the allowance and 1 UD (`charge.uncontrolled-behind`). */
function isBadBehind(table: Table, state: State, unit: UnitIndex, on: UnitIndex, from: Pose): boolean {
  const far = allowanceOn(table, state, unit, 'open').far + table.sizes.ud;
  const track = trackAhead(table, state, unit, from, far);
  const isInBad = table.field.areas.some(
    ({ ground, polygon }) => penalises(table, unit, ground) && leadsThrough(polygon, track),
  );
  if (isInBad) return true;
  const others = unitsOn(table, state, otherSide(entryAt(table.units, unit).side)).filter(
    (one) => one !== on,
  );
  const met = firstBodyOn(
    track,
    others.map((other) => baseOf(table, state, other)),
  );
  if (met === null) return false;
  const behind = entryAt(others, met.index);
  return isSpared(table, state, { unit, on: behind, edge: 'front', at: from, how: 'charge', no: [] });
}
