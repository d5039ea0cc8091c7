/** Term: a term of a game with the rule that explains it, in every language. */
import type { RuleId } from '../rule.ts';
import type { Language } from './language.ts';

export interface Term {
  readonly rule: RuleId;
  /** Forms as they occur in texts. The first form names the term. */
  readonly forms: Readonly<Record<Language, readonly string[]>>;
}

/** Declares a term. Several forms are separated by `|`. */
export function term(rule: RuleId, en: string, fr: string, it: string): Term {
  const several = (words: string) => words.split('|');
  return { rule, forms: { en: several(en), fr: several(fr), it: several(it) } };
}
