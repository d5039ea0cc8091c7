/** What a manoeuvre takes of the allowance, and how far a unit may go (chapter move). */
import {
  type Base,
  baseDistance,
  boxesMeet,
  isWithin,
  type Pose,
  placeBase,
  type Tenths,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { move } from '../../../rules/movement/procedure.ts';
import { baseAt, baseOf } from '../../bodies/index.ts';
import { groundUnder, worseOf } from '../../field/index.ts';
import type { FieldGround } from '../../state/battlefield.ts';
import type { OrderStep } from '../../state/commands.ts';
import type { SideIndex, UnitIndex } from '../../state/indices.ts';
import type { State, Table, UnitInfo } from '../../state/model.ts';
import { otherSide, unitsOn } from '../../state/sides.ts';
import type { Turn } from '../../state/turn.ts';
import { markerBasesOf } from '../ambush/index.ts';
import type { Manoeuvre, ManoeuvreLeg } from './manoeuvre.ts';
import { mayMeet, memberWay } from './member-way.ts';
import { isOnRoad } from './road.ts';

/** A wheel of 90° counts 1.5 UD: an angle in tenths of a degree counts angle ÷ 600 UD (`move.wheel-part`). */
const angleOfOneUd = 600;

/** Length of a wheel of `abreast` units, or of a frontage by option (`move.wheel-group`). */
function wheelLength(
  { options, sizes, units }: Table,
  all: readonly UnitIndex[],
  abreast: number,
  angle: number,
): Tenths {
  if (options['move.wheel-group'] === 'units') return Math.ceil((abreast * angle * sizes.ud) / angleOfOneUd);
  const { footprint } = entryAt(units, entryAt(all, 0));
  const width = footprint.shape === 'round' ? 2 * footprint.radius : footprint.width;
  return Math.ceil((abreast * width * angle) / angleOfOneUd);
}

/** `move.turn-cost`: 1 UD, 2 UD for those that turn badly. */
function turnLength({ sizes }: Table, infos: readonly UnitInfo[]): Tenths {
  const isSlow = ({ row, has }: UnitInfo) =>
    row.unmanoeuvrable || has.headstrong || row.category === 'WWg' || row.deepOrder;
  return infos.some(isSlow) ? 2 * sizes.ud : sizes.ud;
}

/** `move.turn-free`: only if all of a group are LI, LH or Drag. */
function turnsFreely(infos: readonly UnitInfo[]): boolean {
  return infos.every(
    ({ row: { category } }) => category === 'LI' || category === 'LH' || category === 'Drag',
  );
}

/** A turn at the start or the end of the move (`move.turn-second`). */
function freeTurnOf(legs: readonly ManoeuvreLeg[]): ManoeuvreLeg | null {
  const isTurn = (leg: ManoeuvreLeg | undefined) => leg?.step.step === 'quarter' || leg?.step.step === 'half';
  return [legs[0], legs[legs.length - 1]].find(isTurn) ?? null;
}

/** Distance that counts on the front edge (`move.front-edge`), for the group or for one member of it. A slide costs nothing. */
export function lengthOf(table: Table, manoeuvre: Manoeuvre, member: number | null = null): Tenths {
  const infos = manoeuvre.units.map((unit) => entryAt(table.units, unit));
  const freeTurn = turnsFreely(infos) ? freeTurnOf(manoeuvre.legs) : null;
  let sum = 0;
  for (const leg of manoeuvre.legs) sum += lengthOfLeg(leg);
  return sum;
  function lengthOfLeg(leg: ManoeuvreLeg): Tenths {
    const { step, abreast, shares } = leg;
    switch (step.step) {
      case 'advance':
        return step.by;
      case 'wheel': {
        const share = member === null ? 1 : entryAt(shares, member);
        return Math.ceil(share * wheelLength(table, manoeuvre.units, abreast, step.angle));
      }
      case 'quarter':
      case 'half':
        return leg === freeTurn ? 0 : turnLength(table, infos);
      case 'pivot':
        return Math.round(table.rules.table.pivotUd * table.sizes.ud);
      case 'extend':
        return (1 + step.left + step.right) * table.sizes.ud;
      case 'slide':
      case 'contract':
        return 0;
    }
  }
}

/** The worst ground that the base of a member touches at the start, on the way or at the end (`move.worst`). */
function worstGround(table: Table, state: State, manoeuvre: Manoeuvre, n: number): FieldGround {
  const { start, looks, box } = memberWay(table, state, manoeuvre, n);
  const near = table.field.areas.filter(({ polygon }) => boxesMeet(polygon, box));
  if (near.length === 0) return 'open';
  let worst = groundUnder({ areas: near }, start);
  for (const base of looks) worst = worseOf(worst, groundUnder({ areas: near }, base));
  return worst;
}

/** The whole move of one unit abreast goes along a road (`move.road-whole`, `move.road-how`). */
export function keepsToRoad(table: Table, state: State, manoeuvre: Manoeuvre): boolean {
  if (table.field.roads.length === 0 || manoeuvre.legs.some(({ abreast }) => abreast > 1)) return false;
  return manoeuvre.units.every((_, n) => {
    const { start, looks } = memberWay(table, state, manoeuvre, n);
    return isOnRoad(table.field, start) && looks.every((base) => isOnRoad(table.field, base));
  });
}

/** How far a unit may go over this ground, or the rules against it. */
export interface MoveAllowance {
  readonly far: Tenths;
  readonly no: readonly RuleId[];
}

/** Of a unit over ground of one class, from where it stands. The figure is that of the procedure. */
export function allowanceOn(
  table: Table,
  state: State,
  unit: UnitIndex,
  ground: FieldGround,
  road = false,
): MoveAllowance {
  const near = nearestEnemy(table, state, baseOf(table, state, unit), unit);
  const allowance = allowanceFrom(table, unit, ground, near, road);
  // By option a square moves a little (`square.no-move`).
  return entryAt(state.units, unit).square
    ? { ...allowance, far: Math.min(allowance.far, table.sizes.ud) }
    : allowance;
}

/** Of a unit whose order began so far from the nearest enemy, or with none about. */
export function allowanceFrom(
  table: Table,
  unit: UnitIndex,
  ground: FieldGround,
  near: Tenths | null,
  road = false,
): MoveAllowance {
  const { kind } = entryAt(table.units, unit);
  const distanceUd = near === null ? null : Math.min(100, near / table.sizes.ud);
  const situation = move.situation(table.rules, { kind, terrain: ground, road, distanceUd });
  const no = move
    .refusals(table.rules)
    .filter(({ when }) => when(situation))
    .map(({ id }) => id);
  if (no.length > 0) return { far: 0, no };
  return { far: Math.round(move.facts(move.assess(situation, null)).ud * table.sizes.ud), no };
}

/** How far each of a group may go. */
export function allowancesFor(table: Table, state: State, manoeuvre: Manoeuvre): readonly MoveAllowance[] {
  // A pivot takes what the option says, also of guns that cannot move (`artillery.pivot-cost`, `artillery.heavy`).
  if (manoeuvre.legs.every(({ step }) => step.step === 'pivot'))
    return manoeuvre.units.map(() => ({ far: lengthOf(table, manoeuvre), no: [] }));
  const road = keepsToRoad(table, state, manoeuvre);
  return manoeuvre.units.map((unit, n) =>
    allowanceOn(table, state, unit, worstGround(table, state, manoeuvre, n), road),
  );
}

/** Distance to the nearest enemy: units and camps, not lone commanders (`move.multiple-enemy`). Null if there is none. */
export function nearestEnemy(table: Table, state: State, base: Base, of: UnitIndex): Tenths | null {
  const { side } = entryAt(table.units, of);
  let least: Tenths | null = null;
  for (const enemy of enemyBodies(table, state, otherSide(side))) {
    if (least !== null && !isWithin(base, enemy, least - 1)) continue;
    least = baseDistance(base, enemy);
  }
  return least;
}

/** What counts as an enemy for distances: units, a camp that stands, and markers until they are found (`deploy.ambush-enemy`). */
function enemyBodies(table: Table, state: State, side: SideIndex): Base[] {
  const camp = entryAt(state.camps, side);
  return [
    ...unitsOn(table, state, side).map((unit) => baseOf(table, state, unit)),
    ...(camp === null || camp.lost ? [] : [placeBase(table.sizes.camp, camp.pose)]),
    ...markerBasesOf(table, state, side),
  ];
}

/** From here on in UD second and third moves are allowed (`move.multiple-distance`). */
export const multipleUd = 4;

/** Units of the phasing side that come to be less than 4 UD from an enemy, whoever moved (`move.multiple-distance`). */
export function noteNear({ table, state, resolution }: Turn): void {
  const far = multipleUd * table.sizes.ud - table.sizes.eps - 1;
  const enemies = enemyBodies(table, state, otherSide(state.active));
  const units = unitsOn(table, state, state.active).filter((unit) => {
    if (entryAt(state.units, unit).doings.wasNear) return false;
    const base = baseOf(table, state, unit);
    return enemies.some((enemy) => isWithin(base, enemy, far));
  });
  if (units.length > 0) resolution.emit({ kind: 'wasNear', units });
}

/** Whether every look of the way keeps this distance from every enemy. */
export function keepsAway(table: Table, state: State, manoeuvre: Manoeuvre, distance: Tenths): boolean {
  const { side } = entryAt(table.units, entryAt(manoeuvre.units, 0));
  const enemies = enemyBodies(table, state, otherSide(side));
  const less = distance - table.sizes.eps - 1;
  return manoeuvre.units.every((_, n) => {
    const way = memberWay(table, state, manoeuvre, n);
    const near = enemies.filter((enemy) => mayMeet(way, enemy, less));
    const isFar = (base: Base) => !near.some((enemy) => isWithin(base, enemy, less));
    // A unit that comes near is usually nearest at the end.
    return (
      near.length === 0 || (way.looks.findLast((base) => !isFar(base)) === undefined && isFar(way.start))
    );
  });
}

/** Whether a unit that stands here keeps this distance from every enemy. */
export function staysAway(
  table: Table,
  state: State,
  unit: UnitIndex,
  pose: Pose,
  distance: Tenths,
): boolean {
  const { side } = entryAt(table.units, unit);
  const base = baseAt(table, state, unit, pose);
  const less = distance - table.sizes.eps - 1;
  return !enemyBodies(table, state, otherSide(side)).some((enemy) => isWithin(base, enemy, less));
}

/** Total of all steps of a kind. */
export function sumOf<K extends OrderStep['step']>(
  steps: readonly OrderStep[],
  kind: K,
  size: (step: Extract<OrderStep, { readonly step: K }>) => number,
): number {
  return steps.map((step) => (isKind(step, kind) ? size(step) : 0)).reduce((sum, length) => sum + length, 0);
}

function isKind<K extends OrderStep['step']>(
  step: OrderStep,
  kind: K,
): step is Extract<OrderStep, { readonly step: K }> {
  return step.step === kind;
}
