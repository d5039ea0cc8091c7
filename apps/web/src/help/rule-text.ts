/** rulesRead: rules as texts, each with its sentence under the options in force, its standing and its source. */
import { cite, Problem, type RuleId, type Ruleset, type Words, wordsOf } from '@grognard/rules-kit';
import type { RuleText } from '../referee/contract.ts';

/** The edition and options in force, and the words they are described in. */
export interface RulesContext {
  readonly ruleset: Ruleset;
  readonly words: Words;
  readonly edition: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** The rules with these ids that the edition has, without duplicates. */
export function rulesRead(
  { ruleset, words, edition, options }: RulesContext,
  ids: readonly RuleId[],
): readonly RuleText[] {
  const inForce = ruleset.inForce(edition, options);
  if (inForce instanceof Problem) throw new TypeError(inForce.message);
  const isKnown = (rule: RuleId) =>
    ruleset.catalogue.some(({ id, editions }) => id === rule && editions.includes(edition));
  return [...new Set(ids)].filter(isKnown).map((rule) => {
    const { label, standing, source } = cite(ruleset, inForce, rule, words);
    return { rule, label, standing, source, words: wordsOf(words, inForce.ruleNumbers, rule) };
  });
}
