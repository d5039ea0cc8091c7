/** A rule as an explanation cites it. */

import { sourceText } from './i18n/sources.ts';
import type { Words } from './i18n/words.ts';
import { type RuleEntry, type RuleId, type Standing, standingOf } from './rule.ts';
import type { Ruleset, RulesInForce } from './ruleset.ts';
import { labelOf } from './words.ts';

/** A rule as it is cited: what it is called, how firm it is, where it stands. */
export interface Citation {
  readonly rule: RuleId;
  readonly label: string;
  readonly standing: Standing;
  /** Empty where the rule is ours alone. */
  readonly source: string;
}

/** A rule of a catalogue as it is cited in an edition with the figures in force. */
export function citation(
  catalogue: readonly RuleEntry[],
  { ruleNumbers: figures, edition }: Pick<RulesInForce, 'ruleNumbers' | 'edition'>,
  rule: RuleId,
  words: Words,
): Citation {
  const entry = catalogue.find((known) => known.id === rule);
  return {
    rule,
    label: labelOf(words, figures, rule),
    standing: entry === undefined ? 'ours' : standingOf(entry, edition),
    source: sourceText(words, entry?.source ?? ''),
  };
}

/** A rule with its label, standing and source, in the edition asked for. */
export function cite(
  ruleset: Ruleset,
  inForce: RulesInForce,
  rule: RuleId,
  words: Words = ruleset.words.en,
): Citation {
  return citation(ruleset.catalogue, inForce, rule, words);
}
