/** glossaryOf: terms of each game, with the rules that define them, in every language. The sheet links and lists them. */
import type { Language, RuleId, Term } from '@grognard/rules-kit';
import { glossaryLoaders } from './registry.ts';

/** A term as it is written in texts, with the rule that defines it. */
export interface WrittenTerm {
  readonly term: string;
  readonly rule: RuleId;
}

/** The glossary of a ruleset. Empty if it has none. */
export async function glossaryOf(ruleset: string): Promise<readonly Term[]> {
  const load = Object.hasOwn(glossaryLoaders, ruleset) ? glossaryLoaders[ruleset] : undefined;
  return load === undefined ? [] : load();
}

/** The terms of a glossary in a language: every form of each. */
export function formsIn(glossary: readonly Term[], language: Language): readonly WrittenTerm[] {
  return glossary.flatMap(({ rule, forms }) => forms[language].map((term) => ({ term, rule })));
}

/** The terms in a language, each once by its first form. */
export function namesIn(glossary: readonly Term[], language: Language): readonly WrittenTerm[] {
  return glossary.flatMap(({ rule, forms }) => forms[language].slice(0, 1).map((term) => ({ term, rule })));
}
