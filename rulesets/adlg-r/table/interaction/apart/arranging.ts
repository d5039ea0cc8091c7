/** Units as hands arrange them: a line to begin with, then drags of one, of those that touch, or of all. */
import type { Handle, TaskValues } from '@grognard/engine';
import {
  asHeading,
  type Base,
  baseDistance,
  cornersOf,
  fromLocal,
  type Point,
  type Pose,
  placeBase,
  pointDistance,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { type Json, memoizePer } from '@grognard/rules-kit';
import { fieldIn, readList, readNumber, readPoint, readWord } from '@grognard/table-kit';
import { commanderId } from '../../../looks/units.ts';
import { againstDeployment, type Deployment, type LineWish, lineUp } from '../../actions/setup/index.ts';
import { joints } from '../../bodies/index.ts';
import { nameOf } from '../../explain/words.ts';
import { zoneFor } from '../../field/index.ts';
import type { AdlgCommandOf } from '../../state/commands.ts';
import type { CorpsIndex, UnitIndex } from '../../state/indices.ts';
import type { Table } from '../../state/model.ts';
import type { UnitPlace } from '../../state/setup.ts';
import type { InteractionContext } from '../interaction-context.ts';
import type { HandContext } from './hand.ts';

/** Where a line is proposed. */
export const lines = ['left', 'middle', 'right'] as const;
type LinePlace = (typeof lines)[number];

/** Who goes with a unit that is dragged. */
export const togethers = ['one', 'joined', 'all'] as const;
export type Together = (typeof togethers)[number];

/** Marks of the handles of units that take others along. */
const marks: Readonly<Record<Together, string>> = { one: '', joined: '+', all: '*' };

/** Where the middle of a line lies in the room of its corps, the nearest alternatives after it. */
const middles: Readonly<Record<LinePlace, readonly number[]>> = {
  left: [0.15, 0.3, 0.5, 0.7, 0.85],
  middle: [0.5, 0.3, 0.7, 0.15, 0.85],
  right: [0.85, 0.7, 0.5, 0.3, 0.15],
};

/** Pulled so far to a neighbour or to the border of the zone, in UD. */
const pullUd = 0.4;

export interface ArrangingStart {
  readonly line: LinePlace;
  /** Drags before the line was chosen count no more. */
  readonly after: number;
  readonly sets: number;
}

export function startOf(values: TaskValues): ArrangingStart {
  return {
    line: readWord(fieldIn(values['line'], 'to') ?? null, lines) ?? 'middle',
    after: countOf(fieldIn(values['line'], 'after')),
    sets: readList(values['put']).length,
  };
}

/** A count in a value, or none. */
export function countOf(value: Json | undefined): number {
  const count = readNumber(value ?? null);
  return count === null ? 0 : Math.max(0, Math.round(count));
}

/** Lines that were worked out for a view. */
const linesOf: (context: InteractionContext) => Map<string, Deployment> = memoizePer(() => new Map());

function lineOf(
  { context, table, state, side }: HandContext,
  corps: CorpsIndex,
  line: LinePlace,
): Deployment {
  const known = linesOf(context);
  const key = `${corps} ${line}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const horse = outerWing(entryAt(state.plans, side)?.corps ?? entryAt(table.sides, side).corps, corps);
  const tried = middles[line].map((middle) => lineUp(table, state, corps, { middle, back: 0, horse }));
  const lawful = tried.find((deployment) => againstDeployment(table, state, deployment).length === 0);
  const made = lawful ?? entryAt(tried, 0);
  known.set(key, made);
  return made;
}

/** Horse stands on the outside of the army. */
function outerWing(order: readonly CorpsIndex[], corps: CorpsIndex): LineWish['horse'] {
  if (order.length < 2) return 'both';
  if (order[0] === corps) return 'left';
  return order.at(-1) === corps ? 'right' : 'both';
}

/** The deployment that the values of a gesture come to. */
export function moved(asked: HandContext, corps: CorpsIndex, values: TaskValues): Deployment {
  const { table } = asked;
  const { line, after } = startOf(values);
  const start = lineOf(asked, corps, line);
  let places = start.places;
  let { commander } = start;
  for (const set of readList(values['put']).slice(after)) {
    const to = readPoint(fieldIn(set, 'to'));
    if (fieldIn(set, 'handle') === commanderId(table, corps)) commander = to ?? commander;
    else {
      const before = places;
      places = withSet(asked, places, set);
      commander = goneAlong(set, before, places, commander);
    }
  }
  const attach = places.find(({ unit }) => entryAt(table.units, unit).id === values['attach'])?.unit ?? null;
  return { corps, places, commander, attach };
}

/** He goes where the whole corps is dragged. */
function goneAlong(
  set: Json,
  before: readonly UnitPlace[],
  after: readonly UnitPlace[],
  { x, y }: Point,
): Point {
  const handle = fieldIn(set, 'handle');
  const [was, is] = [before[0], after[0]];
  const isWhole = typeof handle === 'string' && handle.startsWith(marks.all);
  if (!isWhole || was === undefined || is === undefined) return { x, y };
  return { x: x + is.pose.x - was.pose.x, y: y + is.pose.y - was.pose.y };
}

/** Places after one drag, or one turn of a unit. */
export function withSet(asked: HandContext, places: readonly UnitPlace[], set: Json): readonly UnitPlace[] {
  const { table } = asked;
  const handle = fieldIn(set, 'handle');
  const to = readPoint(fieldIn(set, 'to'));
  const heading = readNumber(fieldIn(set, 'value'));
  for (const together of togethers)
    for (const place of places) {
      if (handle !== marks[together] + entryAt(table.units, place.unit).id) continue;
      if (to !== null) return shifted(asked, places, place, to, together);
      if (heading === null) return places;
      return places.map((one) =>
        one.unit === place.unit
          ? { ...one, pose: { ...one.pose, heading: asHeading(Math.round(heading)) } }
          : one,
      );
    }
  return places;
}

function shifted(
  { table }: HandContext,
  places: readonly UnitPlace[],
  place: UnitPlace,
  to: Point,
  together: Together,
): readonly UnitPlace[] {
  const going = goingWith(table, places, place.unit, together);
  const others = places.filter(({ unit }) => !going.includes(unit));
  const wished: Pose = { ...place.pose, ...to };
  const { x, y } = pulledToZone(table, place.unit, pulledToMates(table, place.unit, wished, others));
  const [dx, dy] = [x - place.pose.x, y - place.pose.y];
  return places.map((one) =>
    going.includes(one.unit)
      ? { ...one, pose: { ...one.pose, x: one.pose.x + dx, y: one.pose.y + dy } }
      : one,
  );
}

function baseOfPlace({ units }: Table, { unit, pose }: UnitPlace): Base {
  return placeBase(entryAt(units, unit).footprint, pose);
}

function goingWith(
  table: Table,
  places: readonly UnitPlace[],
  unit: UnitIndex,
  together: Together,
): UnitIndex[] {
  if (together === 'all') return places.map((place) => place.unit);
  const going = [unit];
  if (together === 'one') return going;
  for (const each of going) {
    const here = places.find((place) => place.unit === each);
    if (here === undefined) continue;
    const base = baseOfPlace(table, here);
    for (const place of places)
      if (!going.includes(place.unit) && baseDistance(base, baseOfPlace(table, place)) <= table.sizes.eps)
        going.push(place.unit);
  }
  return going;
}

/** Exactly beside, before or behind another unit, if it is near enough to such a place. */
function pulledToMates(table: Table, unit: UnitIndex, pose: Pose, others: readonly UnitPlace[]): Pose {
  const own = placeBase(entryAt(table.units, unit).footprint, pose);
  const near = others
    .filter((other) => other.pose.heading === pose.heading)
    .flatMap((other) => {
      const base = baseOfPlace(table, other);
      return joints(base, own).map((joint) => fromLocal(base, joint));
    })
    .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
    .map((at) => ({ at, far: pointDistance(at.x, at.y, pose.x, pose.y) }))
    .sort((one, other) => one.far - other.far)[0];
  return near !== undefined && near.far <= pullUd * table.sizes.ud ? { ...pose, ...near.at } : pose;
}

/** Just inside the zone of its kind, if it reaches a little out of it. */
function pulledToZone(table: Table, unit: UnitIndex, pose: Pose): Pose {
  const info = entryAt(table.units, unit);
  const { minX, maxX, minY, maxY } = zoneFor(table, info);
  const corners = cornersOf(placeBase(info.footprint, pose));
  const most = pullUd * table.sizes.ud;
  const inward = (values: readonly number[], least: number, greatest: number): number => {
    const [under, over] = [least - Math.min(...values), Math.max(...values) - greatest];
    if (under > 0 && under <= most) return Math.ceil(under);
    return over > 0 && over <= most ? -Math.ceil(over) : 0;
  };
  return {
    ...pose,
    x:
      pose.x +
      inward(
        corners.map(({ x }) => x),
        minX,
        maxX,
      ),
    y:
      pose.y +
      inward(
        corners.map(({ y }) => y),
        minY,
        maxY,
      ),
  };
}

/** One handle for each unit: its whole base, and its facing as a number. */
export function handlesOfUnits(
  { table }: HandContext,
  places: readonly UnitPlace[],
  together: Together,
): Handle[] {
  return places.map((place) => ({
    id: marks[together] + entryAt(table.units, place.unit).id,
    title: nameOf(table, place.unit),
    at: { x: place.pose.x, y: place.pose.y },
    corners: cornersOf(baseOfPlace(table, place)),
    unit: 'angle',
    value: place.pose.heading,
    least: 0,
    most: 3599,
  }));
}

/** Values that would give a deployment. */
export function putValues(
  { table }: HandContext,
  { corps, places, commander, attach }: AdlgCommandOf<'deploy'>,
): TaskValues {
  const index = table.corpsOf.get(corps);
  return {
    corps,
    put: [
      ...setsOf(places),
      ...(index === undefined ? [] : [{ handle: commanderId(table, index), to: { ...commander } }]),
    ],
    attach,
  };
}

/** Places as drags and turns of single units. */
export function setsOf(places: AdlgCommandOf<'deploy'>['places']): Json[] {
  return places.flatMap(({ unit, at, heading }): Json[] => [
    { handle: unit, to: { ...at } },
    { handle: unit, value: heading },
  ]);
}
