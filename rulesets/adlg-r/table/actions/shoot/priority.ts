/** targetsOf: at whom a unit shoots, by priority (`shoot.priority-front`, `shoot.priority-zone`, `shoot.priority-tie`). */
import { type Edge, isWithin, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import type { ShootInput } from '../../../rules/shooting/input.ts';
import { shoot } from '../../../rules/shooting/procedure.ts';
import type { UnitIndex } from '../../state/indices.ts';
import { isEnemy } from '../../state/sides.ts';
import { lightHorseAhead, shotFacts, shotFactsBut } from './facts.ts';
import { bodyIn, type FiringContext, infoIn, unitIn } from './firing-context.ts';
import { type LineOfSight, sightOf } from './sight.ts';
import { edgesIn, isBigGun, rangeIn } from './weapon.ts';
import { coverBefore, distanceFrom, gunsFreeBeyondUd, isBefore, isInZone } from './zone.ts';

/** Somebody a unit could shoot at over one of its edges. */
export interface PossibleTarget {
  readonly target: UnitIndex;
  readonly edge: Edge;
  readonly distance: Tenths;
  readonly isAhead: boolean;
  readonly cover: number;
}

export type Part = 'main' | 'support';

/** Refusals of the procedure against a shot of one unit, priority apart. */
export function againstShot(
  scene: FiringContext,
  unit: UnitIndex,
  edge: Edge,
  target: UnitIndex,
  part: Part,
): readonly RuleId[] {
  const barred = againstShooter(scene, unit, edge);
  if (barred !== null) return [barred];
  const look = lookOf(scene, unit, edge, target, part);
  return refusalsOf(scene, shotFacts(scene, look)).map(({ id }) => id);
}

/** As above, as a yes or no. Sight is checked last. */
function mayShoot(scene: FiringContext, unit: UnitIndex, edge: Edge, target: UnitIndex, part: Part): boolean {
  if (againstShooter(scene, unit, edge) !== null) return false;
  const look = lookOf(scene, unit, edge, target, part);
  const seen = shotFactsBut(scene, look, []);
  return refusalsOf(scene, { ...seen, sight: true }).length === 0 && sightOf(scene, look).seen;
}

function refusalsOf({ table: { rules } }: FiringContext, facts: ShootInput) {
  const shot = shoot.situation(rules, facts);
  return shoot.refusals(rules).filter(({ when }) => when(shot));
}

function againstShooter(scene: FiringContext, unit: UnitIndex, edge: Edge): RuleId | null {
  if (entryAt(scene.state.commands, infoIn(scene, unit).corps).hesitant) return 'deploy.hesitant';
  return edgesIn(scene, unit).includes(edge) ? null : 'shoot.edge';
}

function lookOf(
  scene: FiringContext,
  unit: UnitIndex,
  edge: Edge,
  target: UnitIndex,
  part: Part,
): LineOfSight {
  const over = part === 'support' ? lightHorseAhead(scene, unit) : undefined;
  return over === undefined ? { unit, edge, target } : { unit, edge, target, over };
}

/** All targets of a unit over an edge, in any order. */
export function aimsOf(scene: FiringContext, unit: UnitIndex, edge: Edge, part: Part): PossibleTarget[] {
  const base = bodyIn(scene, unit);
  const far = rangeIn(scene, unit) + 2 * scene.table.sizes.eps;
  return scene.bodies.flatMap(({ unit: target, base: aimed }) => {
    if (!isEnemy(scene.table, unit, target) || unitIn(scene, target).status !== 'on') return [];
    if (!isWithin(base, aimed, far) || !isInZone(scene, unit, edge, aimed)) return [];
    const distance = distanceFrom(base, edge, aimed);
    if (distance > far || !mayShoot(scene, unit, edge, target, part)) return [];
    return [
      {
        target,
        edge,
        distance,
        isAhead: isBefore(base, edge, aimed),
        cover: coverBefore(base, edge, aimed),
      },
    ];
  });
}

/** At whom a unit may shoot, with the edge: the first by priority, several only if its owner chooses. */
export function targetsOf(scene: FiringContext, unit: UnitIndex, part: Part): readonly PossibleTarget[] {
  if (rangeIn(scene, unit) === 0) return [];
  const byEdge = edgesIn(scene, unit).map((edge) => aimsOf(scene, unit, edge, part));
  // Light horse shoots at the nearest of all edges, others at the first of the edge they choose (`shoot.edge-lh`).
  if (infoIn(scene, unit).row.category === 'LH') return firstBy(scene, unit, byEdge.flat());
  return byEdge.flatMap((aims) => firstBy(scene, unit, aims));
}

function firstBy(
  scene: FiringContext,
  unit: UnitIndex,
  aims: readonly PossibleTarget[],
): readonly PossibleTarget[] {
  const { sizes } = scene.table;
  const isNear = ({ distance }: PossibleTarget) => distance < gunsFreeBeyondUd * sizes.ud + sizes.eps;
  const pool = isBigGun(scene, unit) ? aims.filter(isNear) : aims;
  if (pool.length === 0) return aims;
  const ahead = pool.filter(({ isAhead }) => isAhead);
  const first = ahead.length > 0 ? ahead : pool;
  const least = Math.min(...first.map(({ distance }) => distance));
  const nearest = first.filter(({ distance }) => distance - least < sizes.eps);
  const most = Math.max(...nearest.map(({ cover }) => cover));
  const equal = nearest.filter(({ cover }) => most - cover < sizes.eps);
  const kept = equal.filter(({ target }) => isKept(scene, unit, target));
  return kept.length > 0 ? kept : equal;
}

/** The choice is kept until one of the two moves (`shoot.priority-kept`). */
function isKept(scene: FiringContext, unit: UnitIndex, target: UnitIndex): boolean {
  const last = unitIn(scene, unit).target;
  if (last === null || last.unit !== target) return false;
  const { pose } = unitIn(scene, unit);
  const { pose: there } = unitIn(scene, target);
  return isSame(last.from, pose) && isSame(last.at, there);
}

interface Stand {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

function isSame(one: Stand, other: Stand): boolean {
  return one.x === other.x && one.y === other.y && one.heading === other.heading;
}

/** The row of priority that keeps a unit from a target it could otherwise shoot at. */
export function priorityAgainst(
  scene: FiringContext,
  unit: UnitIndex,
  first: readonly PossibleTarget[],
): RuleId {
  if (isBigGun(scene, unit)) return 'shoot.priority-guns';
  if (infoIn(scene, unit).row.category === 'LH') return 'shoot.edge-lh';
  return first.some(({ isAhead }) => isAhead) ? 'shoot.priority-front' : 'shoot.priority-zone';
}
