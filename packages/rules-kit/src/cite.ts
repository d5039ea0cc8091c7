/** Citation: a rule as an explanation cites it. */

import { sourceText } from './i18n/sources.ts';
import type { Words } from './i18n/words.ts';
import { type RuleEntry, type RuleId, type Standing, standingOf } from './rule.ts';
import type { Ruleset, RulesInForce } from './ruleset.ts';
import { labelOf } from './words.ts';

/** A cited rule: its label, standing and source. */
export interface Citation {
  readonly rule: RuleId;
  readonly label: string;
  readonly standing: Standing;
  /** Empty if the rule is ours alone. */
  readonly source: string;
}

/** Citation of a rule of a catalogue, in an edition with the rule numbers in force. */
export function citation(
  catalogue: readonly RuleEntry[],
  { ruleNumbers, edition }: Pick<RulesInForce, 'ruleNumbers' | 'edition'>,
  rule: RuleId,
  words: Words,
): Citation {
  const entry = catalogue.find((known) => known.id === rule);
  return {
    rule,
    label: labelOf(words, ruleNumbers, rule),
    standing: entry === undefined ? 'ours' : standingOf(entry, edition),
    source: sourceText(words, entry?.source ?? ''),
  };
}

/** A rule with its label, standing and source in the given edition. */
export function cite(
  ruleset: Ruleset,
  inForce: RulesInForce,
  rule: RuleId,
  words: Words = ruleset.words.en,
): Citation {
  return citation(ruleset.catalogue, inForce, rule, words);
}
