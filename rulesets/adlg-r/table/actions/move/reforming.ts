/** Extensions, contractions and columns: what they ask of a group before and after (`move.extension-cost`, `move.contraction`). */

import type { Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { againstGroup } from '../../bodies/index.ts';
import { stateIf } from '../../state/copy.ts';
import type { State, Table } from '../../state/model.ts';
import { isFighting } from '../melee/index.ts';
import { sumOf } from './lengths.ts';
import type { Manoeuvre } from './manoeuvre.ts';

/** Rules against a manoeuvre that changes the order of a group. */
export function againstReforming(
  table: Table,
  state: State,
  manoeuvre: Manoeuvre,
  allowance: Tenths,
): RuleId[] {
  const { legs, units, to } = manoeuvre;
  if (units.length === 1) return [];
  const kinds = legs.map(({ step }) => step.step);
  const no: RuleId[] = [];
  const isNarrow = allowance <= table.sizes.ud + table.sizes.eps;
  if (kinds.includes('extend') && isNarrow) no.push('move.extension-cost');
  if (kinds.includes('extend') && movesFighters(table, state, manoeuvre)) no.push('melee.lasts');
  if (kinds.includes('contract')) {
    if (isNarrow) no.push('move.contraction');
    no.push(...againstContraction(table, manoeuvre));
  }
  const after = stateIf(
    state,
    units.map((unit, n) => [unit, entryAt(to, n)] as const),
  );
  const apart = againstGroup(table, after, units);
  if (apart.includes('command.group-joined')) no.push('command.group-ends');
  if (apart.includes('command.group-wide')) no.push('command.group-wide');
  return no;
}

/** Whether somebody in melee is to move (`move.extension-melee`). */
function movesFighters(table: Table, state: State, { units, from, to }: Manoeuvre): boolean {
  return units.some((unit, n) => {
    const [was, is] = [entryAt(from, n), entryAt(to, n)];
    return isFighting(table, state, unit) && (was.x !== is.x || was.y !== is.y);
  });
}

/** The units that lead go at least as many depths straight on as a wing tucks in units (`move.contraction-count`). */
function againstContraction({ options, sizes, units: infos }: Table, manoeuvre: Manoeuvre): RuleId[] {
  const { units, legs, tucked } = manoeuvre;
  const steps = legs.map(({ step }) => step);
  const depths = units
    .filter((_, n) => !tucked.includes(n))
    .map((unit) => {
      const { footprint } = entryAt(infos, unit);
      return footprint.shape === 'round' ? 2 * footprint.radius : footprint.depth;
    });
  const gone = sumOf(steps, 'advance', ({ by }) => by) + sizes.eps;
  const depth = Math.max(...depths);
  if (gone < depth) return ['move.contraction'];
  const most = sumOf(steps, 'contract', ({ left, right }) => Math.max(left, right));
  return options['move.contraction-count'] === 'per-depth' && gone < most * depth
    ? ['move.contraction-count']
    : [];
}
