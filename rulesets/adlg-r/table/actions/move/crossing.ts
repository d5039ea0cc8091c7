/** Works and rivers in the way: what crossing them costs, and how it is done (`fortification.cross`, `terrain.river`). */
import {
  angleBetween,
  type Base,
  crossesBase,
  type Heading,
  halfTurn,
  headingTo,
  isBaseIn,
  type Polygon,
  quarterTurn,
  segmentDistance,
  type Tenths,
  type Track,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { baseAt, baseOf, poseAhead, shrunk } from '../../bodies/index.ts';
import type { Area, Work } from '../../state/battlefield.ts';
import type { OrderStep } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { worksBefore } from '../melee/index.ts';
import { keepsToRoad, nearestEnemy } from './lengths.ts';
import type { Manoeuvre } from './manoeuvre.ts';
import { memberWay } from './member-way.ts';

/** What crossing a fortification or obstacle takes of the allowance, in UD (`fortification.cross`). */
const crossUd = { foot: 1, mounted: 2 };

/** What a work takes of the allowance of a unit that comes astride of it on a way straight on, and where. */
export function worksAhead(
  table: Table,
  state: State,
  unit: UnitIndex,
  { from, length }: Pick<Track, 'from' | 'length'>,
): { readonly at: Tenths; readonly cost: Tenths }[] {
  const { works } = table.field;
  const { eps, ud } = table.sizes;
  const each = crossingUd(table, state, unit) * ud;
  const isOn = (work: Work, by: Tenths) =>
    isAstride(baseAt(table, state, unit, poseAhead(from, by)), work, eps);
  const { reach } = baseAt(table, state, unit, from);
  const far = length + look + reach;
  return works.flatMap((work) => {
    const away = segmentDistance(work.from.x, work.from.y, work.to.x, work.to.y, from.x, from.y);
    if (away > far || isOn(work, 0)) return [];
    for (let by = look; by < length + look; by += look)
      if (isOn(work, Math.min(by, length))) return [{ at: Math.max(0, by - look), cost: each }];
    return [];
  });
}

/** Distance between two looks. Less than any base is deep. */
const look: Tenths = 20;

/** Near the enemy dragoons are foot (`unit.dragoons-on-foot`). */
function crossingUd(table: Table, state: State, unit: UnitIndex): number {
  const { row } = entryAt(table.units, unit);
  const near = row.category === 'Drag' ? nearestEnemy(table, state, baseOf(table, state, unit), unit) : null;
  const isRiding = row.category === 'Drag' && (near === null || near >= dragoonsUd * table.sizes.ud);
  return row.mounted || isRiding ? crossUd.mounted : crossUd.foot;
}

/** From here on in UD dragoons ride. */
const dragoonsUd = 4;

function isAstride(base: Base, { from, to }: Work, eps: Tenths): boolean {
  return crossesBase(shrunk(base, eps), from.x, from.y, to.x, to.y);
}

/** What works take of the allowance of one member: each that it comes astride of. */
function costOfWorks(table: Table, state: State, manoeuvre: Manoeuvre, n: number): Tenths {
  const { works } = table.field;
  if (works.length === 0) return 0;
  const unit = entryAt(manoeuvre.units, n);
  const { start, looks } = memberWay(table, state, manoeuvre, n);
  const { eps, ud } = table.sizes;
  const isCrossed = (work: Work) =>
    !isAstride(start, work, eps) && looks.some((base) => isAstride(base, work, eps));
  return works.filter(isCrossed).length * crossingUd(table, state, unit) * ud;
}

/** What works take of the allowance of a group: that of its slowest. */
export function crossingLength(table: Table, state: State, manoeuvre: Manoeuvre): Tenths {
  return Math.max(...manoeuvre.units.map((_, n) => costOfWorks(table, state, manoeuvre, n)));
}

/** `fortification.no-wheel`: neither wheels nor pivots behind a fortification or obstacle. */
export function againstTurningBehindWorks(
  table: Table,
  state: State,
  { units }: Pick<Manoeuvre, 'units'>,
  kinds: readonly OrderStep['step'][],
): RuleId[] {
  if (table.field.works.length === 0 || !kinds.some((kind) => kind === 'wheel' || kind === 'pivot'))
    return [];
  return units.some((unit) => worksBefore(table, state, unit).length > 0) ? ['fortification.no-wheel'] : [];
}

/** In a river with water only slides and half-turns, and crossing it at right angles; bridges apart (`terrain.river`). */
export function againstRivers(table: Table, state: State, manoeuvre: Manoeuvre): RuleId[] {
  const rivers = table.field.areas.filter(({ kind, ground }) => kind === 'river' && ground !== 'open');
  if (rivers.length === 0 || keepsToRoad(table, state, manoeuvre)) return [];
  const no = manoeuvre.units.flatMap((_, n) =>
    rivers.flatMap((river) => againstRiver(table, state, manoeuvre, n, river)),
  );
  return [...new Set(no)];
}

function againstRiver(table: Table, state: State, manoeuvre: Manoeuvre, n: number, river: Area): RuleId[] {
  const unit = entryAt(manoeuvre.units, n);
  let before = baseAt(table, state, unit, entryAt(manoeuvre.from, n));
  for (const { step, looks } of manoeuvre.legs) {
    for (const poses of looks) {
      const base = baseAt(table, state, unit, entryAt(poses, n));
      const isWet = isBaseIn(base, river.polygon);
      const isTurning = !['advance', 'slide', 'half'].includes(step.step);
      if (isTurning && (isWet || isBaseIn(before, river.polygon))) return ['terrain.river'];
      if (isWet && step.step === 'advance' && !isAcross(table, base, river.polygon))
        return ['terrain.river-angle'];
      before = base;
    }
  }
  return [];
}

/** Whether a base stands to the nearest bank of a river at right angles, or nearly so (`terrain.river-angle`). */
export function isAcross({ field, rules }: Table, base: Base, { corners }: Polygon): boolean {
  let least = Number.POSITIVE_INFINITY;
  let along: Heading | null = null;
  for (const [n, from] of corners.entries()) {
    const to = entryAt(corners, (n + 1) % corners.length);
    if (isAtEdge(from.x, to.x, field.width) || isAtEdge(from.y, to.y, field.depth)) continue;
    const far = segmentDistance(from.x, from.y, to.x, to.y, base.x, base.y);
    if (far >= least) continue;
    least = far;
    along = headingTo(to.x - from.x, to.y - from.y);
  }
  if (along === null) return true;
  const between = angleBetween(base.heading, along);
  return Math.abs(Math.min(between, halfTurn - between) - quarterTurn) <= rules.table.riverAngle * 10;
}

/** The ends of a river lie on the edges of the table, and are no banks. */
function isAtEdge(one: Tenths, other: Tenths, far: Tenths): boolean {
  return (one <= 0 && other <= 0) || (one >= far && other >= far);
}
