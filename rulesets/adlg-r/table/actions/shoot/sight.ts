/** sightOf: whether both ends of a shooting edge see one point of one edge of the target (`shoot.sight`). */
import {
  type Base,
  baseDistance,
  baseToPolygon,
  baseToPolyline,
  beyondEdge,
  boxOfBase,
  cornersOf,
  crossesBase,
  depthCrossed,
  type Edge,
  edgeOf,
  isBaseIn,
  isBaseWhollyIn,
  meetsPolyline,
  type Point,
  type Polygon,
  type Polyline,
  placeBase,
} from '@grognard/geometry';
import type { Area } from '../../state/battlefield.ts';
import type { UnitIndex } from '../../state/indices.ts';
import { bodyIn, type FiringContext, infoIn, type Sight } from './firing-context.ts';

/** Who sees whom: over which edge, and which friends the shot may pass over. */
export interface LineOfSight {
  readonly unit: UnitIndex;
  readonly edge: Edge;
  readonly target: UnitIndex;
  readonly over?: UnitIndex;
}

const unseen: Sight = { seen: false, cover: false };
const edges: readonly Edge[] = ['front', 'left', 'right', 'rear'];

/** Places tried on each edge of the target, in addition to those at the corners of what is in the way. */
const places = 16;
const evenShares: readonly number[] = Array.from({ length: places + 1 }, (_, n) => n / places);

export function sightOf(scene: FiringContext, look: LineOfSight): Sight {
  const { unit, edge, target, over = target } = look;
  const key = `${unit} ${edge} ${target} ${over}`;
  const known = scene.sights.get(key);
  if (known !== undefined) return known;
  const sight = lookAlong(scene, look);
  scene.sights.set(key, sight);
  return sight;
}

function lookAlong(scene: FiringContext, look: LineOfSight): Sight {
  const base = bodyIn(scene, look.unit);
  const target = bodyIn(scene, look.target);
  if (isHidden(scene, base, target)) return unseen;
  const eyes = edgeOf(base, look.edge);
  // From behind its line nothing of an edge is seen.
  const open = edges
    .filter((edge) => eyes.every(({ x, y }) => beyondEdge(target, edge, x, y) >= 0))
    .map((edge) => edgeOf(target, edge));
  const blocks = blocksOf(scene, look, base, target);
  const even = bestOver(scene, eyes, blocks, open, () => evenShares);
  if (even.seen && !even.cover) return even;
  const beside = bestOver(scene, eyes, blocks, open, (edge) => shadowShares(edge, eyes, blocks));
  return beside.seen && !(even.seen && beside.cover) ? beside : even;
}

/** What is seen of places on these edges, best of all without cover. */
function bestOver(
  scene: FiringContext,
  eyes: readonly Point[],
  blocks: Blocks,
  open: readonly (readonly [Point, Point])[],
  sharesOf: (edge: readonly [Point, Point]) => readonly number[],
): Sight {
  let best = unseen;
  for (const edge of open) {
    const [a, b] = edge;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    for (const share of sharesOf(edge)) {
      if (share < 0 || share > 1) continue;
      const point = { x: Math.round(a.x + dx * share), y: Math.round(a.y + dy * share) };
      const cover = coverOn(scene, eyes, point, blocks);
      if (cover === null) continue;
      if (cover === 0) return { seen: true, cover: false };
      best = { seen: true, cover: true };
    }
  }
  return best;
}

interface Blocks {
  readonly bases: readonly Base[];
  readonly ridges: readonly Polyline[];
  readonly covers: readonly Polygon[];
}

/** Greatest cover on the lines to a point, or null if one of them is blocked. */
function coverOn(
  { table }: FiringContext,
  eyes: readonly Point[],
  to: Point,
  { bases, ridges, covers }: Blocks,
): number | null {
  let most = 0;
  for (const { x, y } of eyes) {
    if (bases.some((base) => crossesBase(base, x, y, to.x, to.y))) return null;
    if (ridges.some((ridge) => meetsPolyline(ridge, x, y, to.x, to.y))) return null;
    const depth = depthCrossed(x, y, to.x, to.y, covers);
    if (depth > table.sizes.ud) return null;
    most = Math.max(most, depth);
  }
  return most;
}

/** Places of an edge on both sides of the shadow that each corner in the way throws. */
function shadowShares(
  [a, b]: readonly [Point, Point],
  eyes: readonly Point[],
  { bases }: Blocks,
): readonly number[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const step = 1 / Math.max(1, Math.sqrt(dx * dx + dy * dy));
  const shares: number[] = [];
  for (const eye of eyes)
    for (const corner of bases.flatMap((base) => cornersOf(base))) {
      const share = shadowOn(a, dx, dy, eye, corner);
      if (share !== null) shares.push(share - step, share, share + step);
    }
  return shares;
}

/** Where the line from an eye through a corner meets an edge, as a share of its length. */
function shadowOn(a: Point, dx: number, dy: number, eye: Point, corner: Point): number | null {
  const [ex, ey] = [corner.x - eye.x, corner.y - eye.y];
  const cross = ex * dy - ey * dx;
  return cross === 0 ? null : ((a.y - eye.y) * ex - (a.x - eye.x) * ey) / -cross;
}

/** Wholly inside a gully a unit is neither seen nor sees beyond 1 UD of its edge (`terrain.gully`, `shoot.sight-hidden`). */
function isHidden({ table }: FiringContext, base: Base, target: Base): boolean {
  const { field, sizes } = table;
  const isDeep = (inside: Base, other: Base) =>
    field.areas.some(
      ({ kind, polygon }) =>
        kind === 'gully' && isBaseWhollyIn(inside, polygon) && baseToPolygon(other, polygon) > sizes.ud,
    );
  return isDeep(base, target) || isDeep(target, base);
}

function blocksOf(scene: FiringContext, look: LineOfSight, base: Base, target: Base): Blocks {
  const { table, bodies } = scene;
  const isNear = (ridge: Polyline, one: Base) => baseToPolyline(one, ridge) <= table.sizes.ud;
  const isBetween = betweenThem(base, target);
  return {
    bases: bodies
      .filter(
        ({ unit, base: other }) =>
          isBetween(other) &&
          unit !== look.unit &&
          unit !== look.target &&
          unit !== look.over &&
          !isShotOver(scene, look, unit, base, target),
      )
      .map((body) => body.base)
      .concat(standingCamps(scene)),
    covers: table.field.areas.flatMap(({ isCover, polygon }) => (isCover ? [polygon] : [])),
    // `terrain.ridge`: a ridge cuts lines across it unless an end is near.
    ridges: table.field.areas.flatMap(({ ridge }) =>
      ridge === null || isNear(ridge, base) || isNear(ridge, target) ? [] : [ridge],
    ),
  };
}

/** Whether a base may be crossed by a line from one base to another. If not, it surely is not. */
function betweenThem(one: Base, other: Base): (base: Base) => boolean {
  const [a, b] = [boxOfBase(one), boxOfBase(other)];
  const [minX, maxX] = [Math.min(a.minX, b.minX), Math.max(a.maxX, b.maxX)];
  const [minY, maxY] = [Math.min(a.minY, b.minY), Math.max(a.maxY, b.maxY)];
  return ({ x, y, reach }) => x + reach > minX && x - reach < maxX && y + reach > minY && y - reach < maxY;
}

/** A camp is a unit (`camp.unit`). */
function standingCamps({ table, state }: FiringContext): Base[] {
  return state.camps.flatMap((camp) =>
    camp === null || camp.lost ? [] : [placeBase(table.sizes.camp, camp.pose)],
  );
}

/** `shoot.overhead`: over lower friends from a hill, and by artillery over light troops. */
function isShotOver(
  scene: FiringContext,
  look: LineOfSight,
  between: UnitIndex,
  base: Base,
  target: Base,
): boolean {
  const { table } = scene;
  const { sizes, field } = table;
  const body = bodyIn(scene, between);
  const isFriend = infoIn(scene, between).side === infoIn(scene, look.unit).side;
  const { category } = infoIn(scene, between).row;
  if (infoIn(scene, look.unit).row.category === 'Art' && (category === 'LI' || category === 'LH')) {
    if (!isFriend) return true;
    if (baseDistance(base, body) >= sizes.ud && baseDistance(body, target) >= sizes.ud) return true;
  }
  const isLower = ({ level, polygon }: Area) =>
    level > 0 && isBaseWhollyIn(base, polygon) && !isBaseIn(body, polygon);
  return isFriend && field.areas.some(isLower) && baseDistance(body, target) >= sizes.ud;
}
