/** Finds the scenario a person named, or says what there is. */
import { didYouMean, type OfferedScenario, type Ruleset } from '@grognard/rules-kit';
import { UsageError } from './arguments.ts';

/** A scenario and the ruleset it comes with. */
export interface FoundScenario {
  readonly ruleset: Ruleset;
  readonly scenario: OfferedScenario;
}

/** All that are offered, in order. */
export function scenariosIn(rulesets: readonly Ruleset[]): FoundScenario[] {
  return rulesets.flatMap((ruleset) => ruleset.scenarios.map((scenario) => ({ ruleset, scenario })));
}

/** The one of this id. */
export function findScenario(all: readonly FoundScenario[], id: string): FoundScenario {
  const found = all.find(({ scenario }) => scenario.id === id);
  if (found !== undefined) return found;
  const ids = all.map(({ scenario }) => scenario.id);
  throw new UsageError(
    `there is no scenario "${id}"${didYouMean(id, ids)}`,
    ids.length === 0 ? null : `Scenarios: ${ids.join(', ')}.`,
  );
}
