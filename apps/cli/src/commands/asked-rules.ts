/** Which rules somebody asked about, and in which edition their words are shown. */
import { type RuleEntry, type RuleNumbers, type Ruleset, wordsOf } from '@grognard/rules-kit';
import { rulesOf } from '../find-ruleset.ts';

/** The rules asked for: of one ruleset, all or those of one edition. */
export interface AskedRules {
  readonly ruleset: Ruleset;
  readonly edition: string | null;
  readonly options: Readonly<Record<string, unknown>> | undefined;
}

/** The edition whose figures a rule's words show: the one asked for, or the newest that has the rule. */
export function editionFor({ ruleset, edition }: AskedRules, entry: RuleEntry): string {
  const newest = ruleset.editions.findLast(({ id }) => entry.editions.includes(id));
  return edition ?? newest?.id ?? ruleset.editions.at(-1)!.id;
}

/** The figures that the words of a rule are filled with. */
export function figuresFor(about: AskedRules, entry: RuleEntry): RuleNumbers {
  return rulesOf(about.ruleset, editionFor(about, entry), about.options).ruleNumbers;
}

/** The sentence of a rule with its figures. */
export function wordsFor(about: AskedRules, entry: RuleEntry): string {
  return wordsOf(about.ruleset.words.en, figuresFor(about, entry), entry.id);
}
