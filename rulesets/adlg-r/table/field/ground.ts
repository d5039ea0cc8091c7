/** The ground under a base: the worst of what it touches, and whether that penalises a unit. */
import { type Base, isBaseIn, isBaseWhollyIn } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { terrains } from '../../model.ts';
import { isPenalised } from '../../rules/melee/rows.ts';
import type { Area, Battlefield, FieldGround } from '../state/battlefield.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Table } from '../state/model.ts';

/** From the easiest to the worst. */
const order: readonly FieldGround[] = [...terrains, 'impassable'];

export function worseOf(one: FieldGround, other: FieldGround): FieldGround {
  return order.indexOf(one) >= order.indexOf(other) ? one : other;
}

/** Areas that a base touches with any part (`move.worst`, `melee.terrain-part`). */
export function areasUnder({ areas }: Pick<Battlefield, 'areas'>, base: Base): Area[] {
  return areas.filter(({ polygon }) => isBaseIn(base, polygon));
}

/** The worst ground that a base touches. */
export function groundUnder({ areas }: Pick<Battlefield, 'areas'>, base: Base): FieldGround {
  let worst: FieldGround = 'open';
  for (const { polygon, ground } of areas) if (isBaseIn(base, polygon)) worst = worseOf(worst, ground);
  return worst;
}

/** Wholly in rough or difficult terrain, where LI is at home (`unit.light-infantry-safe`, `zoc.li-rough`). */
export function isWhollyInRough({ areas }: Battlefield, base: Base): boolean {
  return areas.some(({ ground, polygon }) => ground !== 'open' && isBaseWhollyIn(base, polygon));
}

/** Whether such ground penalises a unit (`terrain.penalising`). Nobody stands on impassable ground. */
export function penalises({ units, rules }: Table, unit: UnitIndex, ground: FieldGround): boolean {
  if (ground === 'impassable') return true;
  const { kind, row } = entryAt(units, unit);
  return isPenalised({
    input: { kind, terrain: ground },
    row,
    elephantOpen: rules.movement.elephantOpen,
  });
}

/** Areas whose ground penalises a unit. */
export function penalisingAreas(table: Table, unit: UnitIndex): Area[] {
  return table.field.areas.filter(({ ground }) => penalises(table, unit, ground));
}
