/** `landingsOf`: places where boats can land and figures step on dry ground, found once per table. */
import { isInPolygon, type Point, pointDistance, type Tenths } from '@grognard/geometry';
import { isWaterAt } from '../field/water.ts';
import type { Table } from '../state/model.ts';

/** Sixteen directions, in thousandths. */
const ways: readonly (readonly [number, number])[] = [
  [1000, 0],
  [924, 383],
  [707, 707],
  [383, 924],
  [0, 1000],
  [-383, 924],
  [-707, 707],
  [-924, 383],
  [-1000, 0],
  [-924, -383],
  [-707, -707],
  [-383, -924],
  [0, -1000],
  [383, -924],
  [707, -707],
  [924, -383],
];

/** Points around a place, at these distances. */
export function around({ x, y }: Point, reaches: readonly Tenths[]): Point[] {
  return reaches.flatMap((reach) =>
    ways.map(([east, north]) => ({
      x: x + Math.round((east * reach) / 1000),
      y: y + Math.round((north * reach) / 1000),
    })),
  );
}

/** Whether a place is firm ground on the table, or for wading at least not deep water. */
export function isLand({ field }: Table, { x, y }: Point, how: 'dry' | 'wading'): boolean {
  if (x < 0 || y < 0 || x > field.width || y > field.depth) return false;
  if (how === 'dry') return !isWaterAt(field, x, y);
  return !field.areas.some(({ kind, polygon }) => kind === 'deep-water' && isInPolygon(polygon, x, y));
}

/** Whether no part of a base there is in water. */
export function isDryThere(table: Table, place: Point): boolean {
  return isLand(table, place, 'dry') && around(place, [105]).every((point) => isLand(table, point, 'dry'));
}

/** A landing place: the boat's position at the edge of the water, the direction of the edge, and the dry ground beside it. */
export interface LandingPlace {
  readonly boat: Point;
  readonly dry: Point;
  /** A short step along the edge. */
  readonly along: Point;
}

/** The spacing of the points searched for landings, and how near dry ground must be. */
const every: Tenths = 300;
const reach: Tenths = 400;
/** The precision with which the edge of the water is found, and the length of a step along it. */
const look: Tenths = 20;
const short: Tenths = 150;

const found = new WeakMap<Table, readonly LandingPlace[]>();

export function landingsOf(table: Table): readonly LandingPlace[] {
  let landings = found.get(table);
  if (landings === undefined) {
    landings = lookForLandings(table);
    found.set(table, landings);
  }
  return landings;
}

function lookForLandings(table: Table): LandingPlace[] {
  const { field } = table;
  const landings: LandingPlace[] = [];
  for (let x = every; x < field.width; x += every)
    for (let y = every; y < field.depth; y += every) {
      const landing = isWaterAt(field, x, y) ? landingFrom(table, { x, y }) : null;
      if (landing !== null) landings.push(landing);
    }
  return landings;
}

/** The landing straight ahead of a place on the water, or null if land is too far away or all around. */
function landingFrom(table: Table, { x, y }: Point): LandingPlace | null {
  const dry = around({ x, y }, [reach]).filter((point) => isLand(table, point, 'dry'));
  const east = dry.reduce((sum, point) => sum + point.x - x, 0);
  const north = dry.reduce((sum, point) => sum + point.y - y, 0);
  const far = pointDistance(0, 0, east, north);
  if (far < reach) return null;
  const ahead = (by: Tenths) => ({
    x: Math.round(x + (east * by) / far),
    y: Math.round(y + (north * by) / far),
  });
  let by = 0;
  while (by < 2 * reach && isWaterAt(table.field, ahead(by).x, ahead(by).y)) by += look;
  const boat = ahead(by - look);
  const ashore = ahead(by + every);
  if (by >= 2 * reach || !isLand(table, ashore, 'dry')) return null;
  const along = { x: Math.round((-north * short) / far), y: Math.round((east * short) / far) };
  return { boat, dry: ashore, along };
}

/** Distances rowed and walked in a turn. */
const rowed: Tenths = 990;
const walked: Tenths = 1300;

/** The landing from which a goal is reached soonest, and the turns it takes. Null if there is none. */
export function bestLanding(
  table: Table,
  boat: Point,
  far: (dry: Point) => number,
): { readonly landing: LandingPlace; readonly turns: number } | null {
  let best: { readonly landing: LandingPlace; readonly turns: number } | null = null;
  for (const landing of landingsOf(table)) {
    const afloat = pointDistance(boat.x, boat.y, landing.boat.x, landing.boat.y) / rowed;
    if (best !== null && afloat >= best.turns) continue;
    const turns = afloat + far(landing.dry) / walked;
    if (best === null || turns < best.turns) best = { landing, turns };
  }
  return best;
}
