/** Overlay items of proposals: ghosts of bodies, paths with ruler and costs, zones, rods, lines of fire. */

import type { FormationItem, Item, RodItem, ZoneItem } from '@grognard/engine';
import { type Base, cornersOf, type Point, pointDistance, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { unitItem } from '../../looks/units.ts';
import type { ShotPlot, Zone } from '../actions/fire/index.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Placement, State, Table } from '../state/model.ts';
import { withStanding } from './foresee.ts';

export function ghostOf(table: Table, state: State, unit: UnitIndex, stands: Placement): FormationItem {
  const item = unitItem(table, withStanding(state, unit, stands), unit);
  return { ...item, id: `ghost:${item.id}`, ghost: true };
}

/** A path and the ruler along it. */
export function wayItems(id: string, side: string, points: readonly Point[]): Item[] {
  if (points.length < 2) return [];
  return [
    { kind: 'path', id: `way:${id}`, side, points },
    { kind: 'ruler', id: `ruler:${id}`, points },
  ];
}

/** A control zone of a unit. */
export function zoneItems(table: Table, unit: UnitIndex, zones: readonly Zone[]): Item[] {
  const { id, side } = entryAt(table.units, unit);
  return zones.map((zone, n): Item => {
    const name = `zone:${id}:${n}`;
    if ('base' in zone) return zoneItem(name, entryAt(table.sides, side).id, zone.base);
    const { x, y, heading, halfAngle } = zone.arc;
    return { kind: 'arc', id: name, at: { x, y }, heading, radius: zone.reach, spread: 2 * halfAngle };
  });
}

function zoneItem(id: string, side: string, base: Base): ZoneItem {
  return { kind: 'zone', id, side, corners: cornersOf(base), manner: 'control' };
}

/** A plotted shot: a rod with its sectors and the units it goes through, or a line. */
export function firingItems(table: Table, firing: ShotPlot): Item[] {
  const { shot, from, to, cases } = firing;
  if (from.x === to.x && from.y === to.y) return [];
  const id = `shot:${entryAt(table.units, shot.unit).id}`;
  if (shot.shot === 'round') return [rodItem(table, id, firing)];
  return cases.length === 0 ? [] : [{ kind: 'sight', id, from, to, blockedAt: null }];
}

/** Width of the drawn rod, in tenths of a millimetre. */
const rodWidth: Tenths = 20;

export function rodItem(table: Table, id: string, { shot, from, to, rod }: ShotPlot): RodItem {
  const { near, middle, far } = table.rules.artillery.rods[entryAt(table.units, shot.unit).calibre];
  const length = pointDistance(from.x, from.y, to.x, to.y);
  const words = interactionWordsOf(table).rod;
  const marks = (
    [
      [near, words.near, 'open'],
      [middle, words.middle, 'hard'],
      [far, words.far, 'beyond'],
    ] as const
  )
    .filter(([cm]) => cm * 100 <= length + 1)
    .map(([cm, title, tone]) => ({ at: pointOn(from, to, length, cm * 100), title, tone }));
  return {
    kind: 'rod',
    id,
    from,
    to,
    width: rodWidth,
    marks,
    hits: rod.map((hit) => ({
      from: pointOn(from, to, length, hit.from),
      to: pointOn(from, to, length, Math.min(length, hit.to)),
      text: entryAt(table.units, hit.unit).name,
    })),
  };
}

/** The point at this distance along a straight line. */
export function pointOn(from: Point, to: Point, length: Tenths, far: Tenths): Point {
  const share = far / Math.max(1, length);
  return { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) };
}
