/** Terms of each game and the rule that says what they mean, in every language: what a sheet links and its glossary lists. */
import type { Language, RuleId } from '@grognard/rules-kit';
import { glossaries } from './doors.ts';

/** A term as it stands in texts; the rule explains it. */
export interface Term {
  readonly term: string;
  readonly rule: RuleId;
}

const rowsOf = (ruleset: string) => (Object.hasOwn(glossaries, ruleset) ? (glossaries[ruleset] ?? []) : []);

/** The terms of a ruleset in a language: every form of each. */
export function termsIn(ruleset: string, language: Language): readonly Term[] {
  return rowsOf(ruleset).flatMap(({ rule, forms }) => forms[language].map((term) => ({ term, rule })));
}

/** The same, each term once, by its first form. */
export function glossaryIn(ruleset: string, language: Language): readonly Term[] {
  return rowsOf(ruleset).map(({ rule, forms }) => ({ term: forms[language][0]!, rule }));
}
