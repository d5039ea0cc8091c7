/** disagreement: where a forecast and outcomes found by another road differ. For tests only. */
import { fateLooks } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { type ForecastBudget, type ForeseenCommand, foreseeCommand } from '../foresee.ts';
import { enumerated, type PlayedOutcome, played } from './played.ts';
import type { StakedPosition } from './positions.ts';

export interface Effort {
  readonly budget: ForecastBudget;
  /** Branches that are enumerated before outcomes are played instead. */
  readonly branches: number;
  readonly trials: number;
}

export interface Comparison {
  readonly by: 'enumeration' | 'played outcomes';
  readonly basis: 'exact' | 'sampled';
  /** Empty if both roads agree. */
  readonly differences: readonly string[];
  readonly hasDice: boolean;
}

/** Standard errors of both samples together within which shares agree. */
const tolerance = 4;

export function compared(position: StakedPosition, { budget, branches, trials }: Effort): Comparison {
  const { table, state, command, stake } = position;
  const foreseen = foreseeCommand(table, state, command, stake, budget);
  const basis = foreseen.error === null ? 'exact' : 'sampled';
  const hasDice = foreseen.ends.length > 1;
  const exact = enumerated(position, branches);
  const differences: string[] = [];
  const outcomes: readonly { readonly outcome: PlayedOutcome; readonly share: number }[] =
    exact?.map(({ outcome, chance }) => ({ outcome, share: Number(chance.ways) / 6 ** chance.dice })) ??
    played(position, trials, 1).map((outcome) => ({ outcome, share: 1 / trials }));
  for (const [n, unit] of stake.units.entries())
    for (const fate of fateLooks) {
      const theirs = sum(outcomes.filter(({ outcome }) => entryAt(outcome, n).fate === fate));
      const ours = sum(foreseen.ends.filter(({ end }) => (end.get(unit)?.fate ?? 'stands') === fate));
      const variance = exact === null ? Math.max(theirs * (1 - theirs), ours * (1 - ours)) / trials : 0;
      const error = Math.sqrt(variance + (foreseen.error ?? 0) ** 2);
      if (Math.abs(ours - theirs) > tolerance * error + 1e-9)
        differences.push(`unit ${unit} ${fate}: forecast ${ours}, ${theirs}`);
    }
  if (Math.abs(whole(foreseen) - 1) > 1e-9) differences.push(`shares add up to ${whole(foreseen)}`);
  return { by: exact === null ? 'played outcomes' : 'enumeration', basis, differences, hasDice };
}

function sum(parts: readonly { readonly share: number }[]): number {
  return parts.reduce((all, { share }) => all + share, 0);
}

function whole({ ends }: ForeseenCommand): number {
  return sum(ends);
}
