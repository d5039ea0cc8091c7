/** The most threatening enemy of those whose zones hold a unit (`zoc.threat`). */
import {
  type Base,
  baseDistance,
  boundless,
  type Edge,
  edgeOf,
  lengthInside,
  overlaps,
  type Pose,
  segmentToBase,
  zoneBefore,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { baseAt, baseOf } from '../bodies/index.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { holdersOf } from './zone.ts';

/** How much an enemy threatens. Smaller numbers threaten more. */
interface Threat {
  readonly unit: UnitIndex;
  /** Directly in front, or its zone covers part of the front edge: 0. Others: 1. */
  readonly rank: 0 | 1;
  readonly distance: number;
  /** Less is worse: minus the length of edge that its zone covers. */
  readonly cover: number;
}

/** The most threatening enemies in the order of the rule. Several only if they are equal, and the unit's owner chooses. */
export function mostThreatening(table: Table, state: State, unit: UnitIndex, pose?: Pose): UnitIndex[] {
  const body = baseAt(table, state, unit, pose ?? entryAt(state.units, unit).pose);
  const threats = holdersOf(table, state, unit, pose).map((owner) => threatOf(table, state, owner, body));
  const least = threats.reduce<Threat | null>(
    (best, threat) => (best === null || compare(table, threat, best) < 0 ? threat : best),
    null,
  );
  if (least === null) return [];
  return threats.filter((threat) => compare(table, threat, least) === 0).map((threat) => threat.unit);
}

/** Distances within EPS are equal (`unit.limits`). */
function compare({ sizes }: Table, one: Threat, other: Threat): number {
  if (one.rank !== other.rank) return one.rank - other.rank;
  if (Math.abs(one.distance - other.distance) >= sizes.eps) return one.distance - other.distance;
  return Math.abs(one.cover - other.cover) >= sizes.eps ? one.cover - other.cover : 0;
}

function threatOf(table: Table, state: State, owner: UnitIndex, body: Base): Threat {
  const enemy = baseOf(table, state, owner);
  const zone = zoneBefore(enemy, { edge: 'front', reach: table.sizes.ud });
  const onFront = coverOf(zone, body, 'front');
  const [left, right] = edgeOf(body, 'front');
  const isAhead = isDirectlyAhead(body, enemy);
  if (isAhead || onFront > table.sizes.eps)
    return {
      unit: owner,
      rank: 0,
      distance: segmentToBase(enemy, left.x, left.y, right.x, right.y),
      cover: -onFront,
    };
  const most = Math.max(...(['left', 'right', 'rear'] as const).map((edge) => coverOf(zone, body, edge)));
  return { unit: owner, rank: 1, distance: baseDistance(body, enemy), cover: -most };
}

/** Positive area in the strip straight ahead of a base. */
export function isDirectlyAhead(base: Base, other: Base): boolean {
  return overlaps(zoneBefore(base, { edge: 'front', reach: boundless }), other);
}

/** Whether the zone of an enemy lies over part of an edge of a base. */
export function zoneCovers(table: Table, state: State, owner: UnitIndex, body: Base, edge: Edge): boolean {
  const zone = zoneBefore(baseOf(table, state, owner), { edge: 'front', reach: table.sizes.ud });
  return coverOf(zone, body, edge) > table.sizes.eps;
}

/** Length of an edge that lies in a zone. */
function coverOf(zone: Base, body: Base, edge: Edge): number {
  const [a, b] = edgeOf(body, edge);
  return lengthInside(zone, a.x, a.y, b.x, b.y);
}
