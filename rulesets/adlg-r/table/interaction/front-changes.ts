/** Changes of a group's front that can be chosen: units brought up beside it, wings that fall in behind, a column. */
import { asHeading, cornersOf, quarterTurn, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { Json } from '@grognard/rules-kit';
import { along, readWord } from '@grognard/table-kit';
import { baseOf } from '../bodies/index.ts';
import type { OrderStep } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import { type InteractionContext, idOf } from './interaction-context.ts';

export const frontValues = [
  'none',
  'extend-left',
  'extend-right',
  'contract-left',
  'contract-right',
  'column',
] as const;

/** The step of a change of front, or null if none is chosen or a single unit is ordered. */
export function frontStep(
  context: InteractionContext,
  units: readonly UnitIndex[],
  value: Json | undefined,
): OrderStep | null {
  const chosen = readWord(value, frontValues) ?? 'none';
  if (chosen === 'none' || units.length < 2) return null;
  switch (chosen) {
    case 'extend-left':
      return { step: 'extend', left: 1, right: 0 };
    case 'extend-right':
      return { step: 'extend', left: 0, right: 1 };
    case 'contract-left':
      return contractTo(context, units, 1, 0);
    case 'contract-right':
      return contractTo(context, units, 0, 1);
    case 'column': {
      const rank = frontRank(context, units);
      // The first of the selection leads.
      const place = Math.max(0, rank.indexOf(entryAt(units, 0)));
      return contractTo(context, units, place, rank.length - 1 - place);
    }
  }
}

function contractTo(
  context: InteractionContext,
  units: readonly UnitIndex[],
  left: number,
  right: number,
): OrderStep | null {
  const rank = frontRank(context, units);
  const lead = rank.slice(left, rank.length - right);
  return lead.length === 0 || left + right === 0
    ? null
    : { step: 'contract', lead: lead.map((unit) => idOf(context, unit)), left, right };
}

/** Units of the front rank from left to right. */
export function frontRank(
  { table, state }: InteractionContext,
  units: readonly UnitIndex[],
): readonly UnitIndex[] {
  const { heading } = baseOf(table, state, entryAt(units, 0));
  const origin = { x: 0, y: 0 };
  const frontOf = (unit: UnitIndex): Tenths =>
    Math.max(...cornersOf(baseOf(table, state, unit)).map((corner) => along(origin, corner, heading)));
  const rightOf = (unit: UnitIndex): Tenths =>
    along(origin, baseOf(table, state, unit), asHeading(heading - quarterTurn));
  const foremost = Math.max(...units.map(frontOf));
  return units
    .filter((unit) => foremost - frontOf(unit) < table.sizes.ud / 4)
    .sort((one, other) => rightOf(one) - rightOf(other));
}

/** How far a contraction goes straight on at least: as many depths as a wing has units (`move.contraction-count`). */
export function leastAdvance(
  { table, state }: InteractionContext,
  units: readonly UnitIndex[],
  step: OrderStep | null,
): Tenths {
  if (step?.step !== 'contract') return 0;
  const depths = units.map((unit) => {
    const { footprint } = baseOf(table, state, unit);
    return footprint.shape === 'round' ? 2 * footprint.radius : footprint.depth;
  });
  const isPerDepth = table.options['move.contraction-count'] === 'per-depth';
  return Math.max(...depths) * (isPerDepth ? Math.max(step.left, step.right) : 1);
}
