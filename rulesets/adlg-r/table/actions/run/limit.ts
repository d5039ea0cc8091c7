/** limitAhead: how far allowance and ground let a unit go straight on (`move.worst`, `charge.stops-terrain`). */
import { type Base, stretchesIn, type Tenths, type Track } from '@grognard/geometry';
import { baseAt } from '../../bodies/index.ts';
import { areasUnder, penalises, worseOf } from '../../field/index.ts';
import type { Area, FieldGround } from '../../state/battlefield.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { allowanceFrom, isAcross, worksAhead } from '../move/index.ts';

/** How far a unit has come, and what it minds. */
export interface RunSoFar {
  /** Worst ground touched before, which counts for the whole way. */
  readonly ground: FieldGround;
  /** Distance already used by manoeuvres and on the way. */
  readonly used: Tenths;
  /** Change of the allowance by a die. */
  readonly change: Tenths;
  /** It stops before ground that penalises it. */
  readonly isCareful: boolean;
  /** Distance of the nearest enemy where its order began (`unit.dragoons-when`, `move.hi-far`). */
  readonly near: Tenths | null;
  /** Impassable ground is an obstacle that it looks for a way round (`evade.avoid`). */
  readonly avoidsWalls?: boolean;
}

/** Distance straight on along a track. Entering worse ground takes the allowance of that ground for the whole way. */
export function limitAhead(table: Table, state: State, unit: UnitIndex, track: Track, so: RunSoFar): Tenths {
  let worst = worseOf(so.ground, passableUnder(table, baseAt(table, state, unit, track.from)));
  let limit = leftOn(worst);
  for (const { area, from } of entriesOn(table, track)) {
    if (from > limit) break;
    if (worseOf(worst, area.ground) === worst || (area.ground === 'impassable' && so.avoidsWalls)) continue;
    const isBarred = so.isCareful && penalises(table, unit, area.ground) && !penalises(table, unit, worst);
    if (area.ground === 'impassable' || isBarred || isAskew(table, state, unit, track, area)) return from - 1;
    const left = leftOn(area.ground);
    if (left <= from) return Math.min(limit, from - 1);
    worst = area.ground;
    limit = Math.min(limit, left);
  }
  for (const { at, cost } of worksAhead(table, state, unit, track)) {
    if (at >= limit) continue;
    limit = limit - cost <= at ? at : limit - cost;
  }
  return Math.max(0, Math.min(limit, track.length));

  function leftOn(ground: FieldGround): Tenths {
    return Math.max(0, allowanceFrom(table, unit, ground, so.near).far + so.change - so.used);
  }
}

/** Nobody stands on impassable ground, but many flush with it. */
export function passableUnder({ field }: Table, base: Base): FieldGround {
  return areasUnder(field, base)
    .map(({ ground }) => ground)
    .filter((ground) => ground !== 'impassable')
    .reduce<FieldGround>(worseOf, 'open');
}

/** A river with water is crossed at right angles alone (`terrain.river`). */
function isAskew(
  table: Table,
  state: State,
  unit: UnitIndex,
  { from }: Track,
  { kind, polygon }: Area,
): boolean {
  return kind === 'river' && !isAcross(table, baseAt(table, state, unit, from), polygon);
}

/** Areas that a track enters, in order. Those it begins in are left out. */
function entriesOn({ field }: Table, track: Track): { area: Area; from: Tenths }[] {
  return field.areas
    .flatMap((area) => {
      if (area.ground === 'open') return [];
      const from = stretchesIn(area.polygon, track).stretches[0]?.from;
      return from === undefined || from <= 0 ? [] : [{ area, from }];
    })
    .sort((one, other) => one.from - other.from);
}
