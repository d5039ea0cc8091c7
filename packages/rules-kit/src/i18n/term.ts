/** A term of a game with the rule that explains it, in every language. */
import type { RuleId } from '../rule.ts';
import type { Language } from './language.ts';

export interface Term {
  readonly rule: RuleId;
  /** As it stands in texts; the first form names it. */
  readonly forms: Readonly<Record<Language, readonly string[]>>;
}

/** Several forms of a term are parted by `|`. */
export function term(rule: RuleId, en: string, fr: string, it: string): Term {
  const several = (words: string) => words.split('|');
  return { rule, forms: { en: several(en), fr: several(fr), it: several(it) } };
}
