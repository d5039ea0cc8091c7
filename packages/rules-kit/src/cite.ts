/** A rule as an explanation cites it. */
import { type RuleId, type Standing, standingOf } from './rule.ts';
import type { Ruleset, RulesInForce } from './ruleset.ts';
import { sourceText } from './speech/sources.ts';
import type { Words } from './speech/words.ts';
import { labelOf } from './words.ts';

/** A rule as it is cited: what it is called, how firm it is, where it stands. */
export interface Cited {
  readonly rule: RuleId;
  readonly label: string;
  readonly standing: Standing;
  /** Empty where the rule is ours alone. */
  readonly source: string;
}

/** A rule with its label, standing and source, in the edition asked for. */
export function cite(
  ruleset: Ruleset,
  inForce: RulesInForce,
  rule: RuleId,
  words: Words = ruleset.words.en,
): Cited {
  const entry = ruleset.catalogue.find((known) => known.id === rule);
  return {
    rule,
    label: labelOf(words, inForce.figures, rule),
    standing: entry === undefined ? 'ours' : standingOf(entry, inForce.edition),
    source: sourceText(words, entry?.source ?? ''),
  };
}
