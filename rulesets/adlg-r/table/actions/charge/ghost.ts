/** ghostOf: the pose that a charger comes to by conforming, and the edges onto which nobody may charge (`charge.not-allowed`, `conform.zoc`). */
import type { RuleId } from '@grognard/rules-kit';
import { stateIf } from '../../state/copy.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { holdersOf } from '../../zones/index.ts';
import { type ConformPlot, plotConform } from '../conform/index.ts';
import { isCovered } from './against-charge.ts';
import type { ChargeStrike } from './strike.ts';

/** How a charger conforms, with what becomes of friends and mates. `others` are poses of those who went before. */
export function ghostOf(
  table: Table,
  state: State,
  { unit, on, at, edge }: ChargeStrike,
  more: { readonly mates: readonly UnitIndex[]; readonly into: boolean },
): ConformPlot {
  return plotConform(table, stateIf(state, [[unit, at]]), { unit, enemy: on, edge, ...more });
}

/** A flank or rear must be open to contact, and no other enemy's zone may lie over the complete pose. */
export function againstEdge(table: Table, state: State, strike: ChargeStrike, ghost: ConformPlot): RuleId[] {
  if (strike.edge === 'front') return [];
  if (isCovered(table, state, strike.on, strike.edge)) return ['charge.not-allowed'];
  const holders = holdersOf(table, state, strike.unit, ghost.pose).filter((owner) => owner !== strike.on);
  return holders.length > 0 ? ['conform.zoc'] : [];
}
