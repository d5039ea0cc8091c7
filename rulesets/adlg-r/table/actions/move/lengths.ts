/** What a manoeuvre takes of the allowance, and how far a unit may go (chapter move). */
import { type Base, baseDistance, type Pose, placeBase, type Tenths } from '@grognard/geometry';
import { entryAt, indicesOf } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { move } from '../../../rules/movement/procedure.ts';
import { baseAt, baseOf } from '../../bodies/index.ts';
import { groundUnder, worseOf } from '../../field/index.ts';
import type { FieldGround } from '../../state/battlefield.ts';
import type { OrderStep } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table, UnitInfo } from '../../state/model.ts';
import { isEnemy, otherSide } from '../../state/sides.ts';
import { markerBasesOf } from '../ambush/index.ts';
import type { Manoeuvre, ManoeuvreLeg } from './manoeuvre.ts';
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

/** Distance that counts on the front edge (`move.front-edge`), for the group or for one member of it. A slide costs nothing. */
export function lengthOf(table: Table, manoeuvre: Manoeuvre, member: number | null = null): Tenths {
  const infos = manoeuvre.units.map((unit) => entryAt(table.units, unit));
  let turns = 0;
  let sum = 0;
  for (const leg of manoeuvre.legs) sum += lengthOfLeg(leg);
  return sum;
  function lengthOfLeg({ step, abreast, shares }: ManoeuvreLeg): Tenths {
    switch (step.step) {
      case 'advance':
        return step.by;
      case 'wheel': {
        const share = member === null ? 1 : entryAt(shares, member);
        return Math.ceil(share * wheelLength(table, manoeuvre.units, abreast, step.angle));
      }
      case 'quarter':
      case 'half':
        turns += 1;
        return turns === 1 && turnsFreely(infos) ? 0 : turnLength(table, infos);
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
  const unit = entryAt(manoeuvre.units, n);
  let worst = groundUnder(table.field, baseOf(table, state, unit));
  for (const pose of wayOf(manoeuvre, n))
    worst = worseOf(worst, groundUnder(table.field, baseAt(table, state, unit, pose)));
  return worst;
}

/** The whole move of one unit abreast goes along a road (`move.road-whole`, `move.road-how`). */
export function keepsToRoad(table: Table, state: State, manoeuvre: Manoeuvre): boolean {
  if (table.field.roads.length === 0 || manoeuvre.legs.some(({ abreast }) => abreast > 1)) return false;
  return manoeuvre.units.every((unit, n) =>
    [entryAt(manoeuvre.from, n), ...wayOf(manoeuvre, n)].every((pose) =>
      isOnRoad(table.field, baseAt(table, state, unit, pose)),
    ),
  );
}

/** Poses of a member at every look along the way. */
export function wayOf({ legs, to, tucked }: Manoeuvre, n: number): Pose[] {
  if (tucked.includes(n)) return [entryAt(to, n)];
  return legs.flatMap(({ looks }) => looks.map((poses) => entryAt(poses, n)));
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
  return allowanceFrom(table, unit, ground, near, road);
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
  const bodies = [
    ...indicesOf(table.units)
      .filter((unit) => isEnemy(table, unit, of) && entryAt(state.units, unit).status === 'on')
      .map((unit) => baseOf(table, state, unit)),
    ...state.camps.flatMap((camp, owner) =>
      camp === null || camp.lost || owner === side ? [] : [placeBase(table.sizes.camp, camp.pose)],
    ),
  ];
  // A marker counts as a unit until it is found (`deploy.ambush-enemy`).
  bodies.push(...markerBasesOf(table, state, otherSide(side)));
  const distances = bodies.map((body) => baseDistance(base, body));
  return distances.length === 0 ? null : Math.min(...distances);
}

/** Whether every look of the way keeps this distance from every enemy. */
export function keepsAway(table: Table, state: State, manoeuvre: Manoeuvre, distance: Tenths): boolean {
  return manoeuvre.units.every((unit, n) =>
    [entryAt(manoeuvre.from, n), ...wayOf(manoeuvre, n)].every((pose) => {
      const near = nearestEnemy(table, state, baseAt(table, state, unit, pose), unit);
      return near === null || near >= distance - table.sizes.eps;
    }),
  );
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
