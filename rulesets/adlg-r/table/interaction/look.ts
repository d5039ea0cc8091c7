/** Overlay items of proposals: ghosts, ways with ruler, zones of control, rings and ranges. */
import type { FormationItem, Item } from '@grognard/engine';
import {
  type Base,
  cornerOf,
  cornersOf,
  frontOf,
  hullOf,
  type Point,
  type Pose,
  type Tenths,
  zoneBefore,
} from '@grognard/geometry';
import { entryAt, lastOf } from '@grognard/lists';
import { wayItems } from '@grognard/table-kit';
import { unitItem } from '../../looks/units.ts';
import type { Manoeuvre } from '../actions/move/index.ts';
import { baseAt, baseOf } from '../bodies/index.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

export function ghostOf(table: Table, state: State, unit: UnitIndex, pose: Pose): FormationItem {
  const item = unitItem(table, state, unit, pose);
  return { ...item, id: `ghost:${item.id}`, ghost: true };
}

export function sideOfUnit({ units, sides }: Table, unit: UnitIndex): string {
  return entryAt(sides, entryAt(units, unit).side).id;
}

/** A way from point to point, ghosts at its end, one ruler, and for a group the front where it halts. */
export function manoeuvreItems(table: Table, state: State, manoeuvre: Manoeuvre): Item[] {
  const { units, to } = manoeuvre;
  const first = entryAt(units, 0);
  const { id } = entryAt(table.units, first);
  const ghosts = units.map((unit, n) => ghostOf(table, state, unit, entryAt(to, n)));
  const points = measuredWay(table, state, manoeuvre);
  const bases = units.map((unit, n) => baseAt(table, state, unit, entryAt(to, n)));
  const body = bases.length === 1 ? entryAt(bases, 0) : hullOf(bases, entryAt(bases, 0).heading);
  return [
    ...wayItems(id, sideOfUnit(table, first), points),
    ...(units.length > 1 ? [frontage(body)] : []),
    ...ghosts,
  ];
}

function frontage(body: Base): Item {
  return {
    kind: 'frontage',
    id: 'frontage:group',
    from: cornerOf(body, 'front-left'),
    to: cornerOf(body, 'front-right'),
  };
}

/** The way of the middle of the front, look by look in wheels. */
function measuredWay(table: Table, state: State, { units, from, legs }: Manoeuvre): Point[] {
  const unit = entryAt(units, 0);
  const front = (pose: Pose): Point => {
    const { x, y } = frontOf(baseAt(table, state, unit, pose));
    return { x: Math.round(x), y: Math.round(y) };
  };
  const points = [front(entryAt(from, 0))];
  for (const { step, looks } of legs) {
    const isBent = step.step === 'wheel';
    const shown = isBent
      ? looks.filter((_, n) => n % bentEvery === 0 || n === looks.length - 1)
      : [lastOf(looks)];
    points.push(...shown.map((poses) => front(entryAt(poses, 0))));
  }
  return points.filter((point, n) => {
    const before = points[n - 1];
    return before === undefined || before.x !== point.x || before.y !== point.y;
  });
}

/** Looks of a wheel between two points that are drawn. */
const bentEvery = 4;

/** Zones of control of enemies, tinted. */
export function zoneItems(table: Table, state: State, owners: readonly UnitIndex[]): Item[] {
  return owners.map((unit) => ({
    kind: 'zone',
    id: `zone:${entryAt(table.units, unit).id}`,
    side: sideOfUnit(table, unit),
    corners: cornersOf(zoneBefore(baseOf(table, state, unit), { edge: 'front', reach: table.sizes.ud })),
    manner: 'control',
  }));
}

/** The enemy that threatens most, marked by a line that says so. */
export function threatLine(table: Table, state: State, unit: UnitIndex, enemy: UnitIndex, at: Pose): Item {
  const { pose } = entryAt(state.units, enemy);
  return {
    kind: 'threat',
    id: `threat:${entryAt(table.units, unit).id}`,
    from: { x: pose.x, y: pose.y },
    to: { x: at.x, y: at.y },
    text: interactionWordsOf(table).threats.worst,
  };
}

/** A ring about a point. */
export function ringItem(id: string, { x, y }: Point, radius: Tenths): Item {
  return { kind: 'arc', id, at: { x, y }, heading: 0, radius, spread: 3600 };
}

export function sightItem(id: string, from: Point, to: Point): Item {
  return { kind: 'sight', id, from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y }, blockedAt: null };
}
