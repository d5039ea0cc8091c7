/** Checks of buildings: adjoining rooms, openings on their walls, access to every room, decks that do not overlap. */

import { locate, type Point, type Polygon, pointDistance, segmentDistance } from '@grognard/geometry';
import { valueAt } from '@grognard/lists';
import { refersTo } from '@grognard/rules-kit';
import { outside } from './check-ids.ts';
import { footBase, pointOf } from './measure.ts';
import type { Tell } from './problem.ts';
import { areasOverlap, type ResolvedRoom, type ResolvedScenario } from './resolved.ts';
import type { Scenario } from './shape.ts';

type Building = Scenario['buildings'][number];
type Opening = Building['openings'][number];

/** Tolerance for the ends of an opening on a slanting wall, in tenths of a millimetre. They are written to the millimetre. */
const wallGap = 10;

const passages: readonly string[] = ['door', 'breach', 'stairs'];

export function checkBuildings(laid: ResolvedScenario, tell: Tell): void {
  checkApart(laid, tell);
  laid.scenario.buildings.forEach((building, b) => {
    building.openings.forEach((opening, o) => {
      checkOpening(laid, building, opening, { at: `buildings[${b}].openings[${o}]`, tell });
    });
    checkTogether(laid, building, b, tell);
    checkReached(building, b, tell);
  });
}

/** Rooms of one floor do not overlap, nor do decks. */
function checkApart({ rooms, vessels, scenario }: ResolvedScenario, tell: Tell): void {
  const all = [...rooms.values()];
  all.forEach((room, i) => {
    for (const other of all.slice(0, i)) {
      if (other.floor !== room.floor || other.polygon === null || room.polygon === null) continue;
      if (areasOverlap(room.polygon, other.polygon))
        tell(
          'room',
          `${room.at}.corners`,
          `overlaps room "${other.id}"; rooms of one floor share walls, not ground`,
        );
    }
  });
  const decks = scenario.vessels.map(({ id }) => ({ id, polygon: vessels.get(id) ?? null }));
  decks.forEach(({ polygon }, i) => {
    for (const other of decks.slice(0, i))
      if (polygon !== null && other.polygon !== null && areasOverlap(polygon, other.polygon))
        tell('overlap', `vessels[${i}].corners`, `overlaps "${other.id}"; vessels lie beside each other`);
  });
}

/** Each room shares a wall with another room of its floor, or lies above one of the floor below. */
function checkTogether({ rooms }: ResolvedScenario, building: Building, b: number, tell: Tell): void {
  const own = building.rooms.flatMap(({ id }) => rooms.get(id) ?? []);
  own.forEach(({ id, floor, polygon }, r) => {
    const others = own.filter((other) => other.id !== id && other.polygon !== null);
    if (polygon === null || others.length === 0) return;
    const joins = others.some((other) =>
      other.floor === floor
        ? isTouching(polygon, other.polygon!)
        : Math.abs(other.floor - floor) === 1 && areasOverlap(polygon, other.polygon!),
    );
    if (!joins)
      tell(
        'room',
        `buildings[${b}].rooms[${r}]`,
        `"${id}" is apart from the other rooms; make it a building of its own`,
      );
  });
}

function isTouching(a: Polygon, b: Polygon): boolean {
  const touches = (one: Polygon, other: Polygon) =>
    one.corners.some(({ x, y }) => locate(other, x, y) !== 'outside');
  return touches(a, b) || touches(b, a);
}

interface CheckPlace {
  readonly at: string;
  readonly tell: Tell;
}

function checkOpening(
  laid: ResolvedScenario,
  building: Building,
  opening: Opening,
  { at, tell }: CheckPlace,
): void {
  const [from, to] = opening.joins as readonly [string, string];
  const known = [...building.rooms.map(({ id }) => id), outside];
  const found = [from, to].map((id, i) =>
    refersTo(id, known, `room of "${building.id}"`, { at: `${at}.joins[${i}]`, tell }),
  );
  if (found.includes(false)) return;
  if (from === to) {
    tell('opening', `${at}.joins`, `joins "${from}" with itself; name the two rooms on its sides`);
    return;
  }
  const joined = [from, to].flatMap((id) => laid.rooms.get(id) ?? []);
  if (opening.kind === 'stairs') checkStairs(opening, joined, { at, tell });
  else checkOnWalls(laid, opening, joined, { at, tell });
}

/** Stairs stand in the lower room, under the upper one. */
function checkStairs(
  { at: stretch }: Opening,
  joined: readonly ResolvedRoom[],
  { at, tell }: CheckPlace,
): void {
  const [a, b] = joined;
  if (a === undefined || b === undefined || Math.abs(a.floor - b.floor) !== 1) {
    tell('opening', `${at}.joins`, 'stairs join two rooms of which one lies a floor above the other');
    return;
  }
  stretch.forEach((place, i) => {
    const { x, y } = pointOf(place);
    const missed = joined.find(({ polygon }) => polygon !== null && locate(polygon, x, y) === 'outside');
    if (missed !== undefined)
      tell('opening', `${at}.at[${i}]`, `lies outside "${missed.id}"; stairs stand in both rooms they join`);
  });
}

/** Every other opening occupies a stretch of one straight wall of each room it joins. */
function checkOnWalls(
  laid: ResolvedScenario,
  opening: Opening,
  joined: readonly ResolvedRoom[],
  { at, tell }: CheckPlace,
): void {
  const [room, other] = joined;
  if (room !== undefined && other !== undefined && other.floor !== room.floor) {
    tell('opening', `${at}.joins`, 'joins rooms of two floors; only stairs do');
    return;
  }
  const [a, b] = opening.at.map(pointOf) as [Point, Point];
  const wide = pointDistance(a.x, a.y, b.x, b.y);
  if (wide === 0)
    tell('opening', `${at}.at`, 'from and to are the same point; an opening takes up some wall');
  else if (passages.includes(opening.kind) && footBase.shape === 'round' && wide < 2 * footBase.radius)
    tell('opening', `${at}.at`, `is ${wide / 100} cm wide; a base of 2 cm must pass a ${opening.kind}`);
  for (const { id, polygon } of joined)
    if (polygon !== null && !isOnWall(polygon, a, b))
      tell('opening', `${at}.at`, `is not on one straight wall of "${id}"; put both ends on it`);
  if (room !== undefined && other === undefined) checkFree(laid, room, { a, b }, { at, tell });
}

/** The outer side of an opening must not lie in another room. */
function checkFree(
  laid: ResolvedScenario,
  room: ResolvedRoom,
  { a, b }: { readonly a: Point; readonly b: Point },
  { at, tell }: CheckPlace,
): void {
  for (const behind of laid.rooms.values())
    if (behind.id !== room.id && behind.floor === room.floor && behind.polygon !== null)
      if (isOnWall(behind.polygon, a, b))
        tell('opening', `${at}.joins`, `leads into "${behind.id}", not outside; name that room`);
}

function isOnWall({ xs, ys }: Polygon, a: Point, b: Point): boolean {
  for (let i = 1; i < xs.length; i++) {
    const on = ({ x, y }: Point) =>
      segmentDistance(valueAt(xs, i - 1), valueAt(ys, i - 1), valueAt(xs, i), valueAt(ys, i), x, y) <=
      wallGap;
    if (on(a) && on(b)) return true;
  }
  return false;
}

/** Every room can be reached from outside by doors, breaches and stairs. */
function checkReached({ rooms, openings }: Building, b: number, tell: Tell): void {
  const reached = new Set([outside]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { kind, joins } of openings)
      if (passages.includes(kind) && joins.some((id) => reached.has(id)))
        for (const id of joins) reached.add(id);
  }
  rooms.forEach(({ id }, r) => {
    if (!reached.has(id))
      tell(
        'room',
        `buildings[${b}].rooms[${r}]`,
        `nobody can come into "${id}"; give it a door, breach or stairs`,
      );
  });
}
