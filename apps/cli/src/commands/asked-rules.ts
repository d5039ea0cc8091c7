/** AskedRules: the rules that a command line asks about, and the edition whose wording is shown. */
import { type RuleEntry, type RuleNumbers, type Ruleset, wordsOf } from '@grognard/rules-kit';
import { rulesOf } from '../find-ruleset.ts';

/** The requested rules: all rules of a ruleset, or those of one edition. */
export interface AskedRules {
  readonly ruleset: Ruleset;
  readonly edition: string | null;
  readonly options: Readonly<Record<string, unknown>> | undefined;
}

/** The edition whose rule numbers a sentence shows: the requested one, or the newest that has the rule. */
export function editionFor({ ruleset, edition }: AskedRules, entry: RuleEntry): string {
  const newest = ruleset.editions.findLast(({ id }) => entry.editions.includes(id));
  return edition ?? newest?.id ?? ruleset.editions.at(-1)!.id;
}

/** The rule numbers for the sentence of a rule. */
export function figuresFor(about: AskedRules, entry: RuleEntry): RuleNumbers {
  return rulesOf(about.ruleset, editionFor(about, entry), about.options).ruleNumbers;
}

/** The sentence of a rule with its rule numbers. */
export function wordsFor(about: AskedRules, entry: RuleEntry): string {
  return wordsOf(about.ruleset.words.en, figuresFor(about, entry), entry.id);
}
