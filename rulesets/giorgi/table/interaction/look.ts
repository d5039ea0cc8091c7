/** Overlay items of proposals: ghosts of bodies, paths with ruler and costs, zones, rods, lines of fire. */

import type { FormationItem, Item, RodItem, ZoneItem } from '@grognard/engine';
import { type Base, cornersOf, pointDistance, pointTowards, type Tenths } from '@grognard/geometry';
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
    .map(([cm, title, tone]) => ({ at: pointTowards(from, to, cm * 100), title, tone }));
  return {
    kind: 'rod',
    id,
    from,
    to,
    width: rodWidth,
    marks,
    hits: rod.map((hit) => ({
      from: pointTowards(from, to, hit.from),
      to: pointTowards(from, to, hit.to),
      text: entryAt(table.units, hit.unit).name,
    })),
  };
}
