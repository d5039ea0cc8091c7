/** Where boats can land: water from which one steps on dry ground, found once per table. */
import { isInPolygon, type Point, pointDistance, type Tenths } from '@grognard/geometry';
import { isWaterAt } from '../field/water.ts';
import type { Table } from '../state/model.ts';

/** Sixteen ways to go, as parts of a thousand. */
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

/** Firm ground on the table, or at least no deep water. */
export function isLand({ field }: Table, { x, y }: Point, how: 'dry' | 'wading'): boolean {
  if (x < 0 || y < 0 || x > field.width || y > field.depth) return false;
  if (how === 'dry') return !isWaterAt(field, x, y);
  return !field.areas.some(({ kind, polygon }) => kind === 'deep-water' && isInPolygon(polygon, x, y));
}

/** Whether no part of a base at a place is in water. */
export function isDryThere(table: Table, place: Point): boolean {
  return isLand(table, place, 'dry') && around(place, [105]).every((point) => isLand(table, point, 'dry'));
}

/** A place to land at: where the boat lies at the edge of the water, along it, and where one steps on dry ground. */
export interface LandingPlace {
  readonly boat: Point;
  readonly dry: Point;
  /** A short way along the edge. */
  readonly along: Point;
}

/** Landings are looked for this far apart, with dry ground within this reach. */
const every: Tenths = 300;
const reach: Tenths = 400;
/** How closely one looks where the water ends, and how long a way along its edge is. */
const look: Tenths = 20;
const short: Tenths = 150;

const found = new WeakMap<Table, readonly LandingPlace[]>();

/** Every place to land at. */
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

/** The landing straight ahead of a place on the water; null: the land is too far away, or all around. */
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

/** What a boat is rowed and a man walks in a turn. */
const rowed: Tenths = 990;
const walked: Tenths = 1300;

/** The landing from which a goal is reached soonest, and in how many turns; null: there is none. */
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
