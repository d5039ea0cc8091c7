/** wordsOf, labelOf, refusalTitleOf, remedyOf: words of rules with their numbers filled in, and helpers for sentences. */

import { measured, measuredTitle } from './i18n/lengths.ts';
import { inWords, isBareLength } from './i18n/phrase.ts';
import type { Words } from './i18n/words.ts';
import type { RuleId } from './rule.ts';
import type { RuleNumbers } from './ruleset.ts';

/** A rule's sentence with its numbers filled in. */
export function wordsOf(words: Words, figures: RuleNumbers, rule: RuleId): string {
  return filled(words, words.rules[rule] ?? rule, figures, rule);
}

/** What would make legal what a rule forbids, with its numbers. Null if the words have no remedy. */
export function remedyOf(words: Words, figures: RuleNumbers, rule: RuleId): string | null {
  const remedy = words.remedies[rule];
  return remedy === undefined ? null : filled(words, remedy, figures, rule);
}

/** A rule's label, or its sentence if it has none, with its numbers. */
export function labelOf(words: Words, figures: RuleNumbers, rule: RuleId): string {
  return filled(words, words.labels[rule] ?? words.rules[rule] ?? rule, figures, rule);
}

/** What is wrong where a rule refuses, or the rule's label if the words have no such title. */
export function refusalTitleOf(words: Words, figures: RuleNumbers, rule: RuleId): string {
  const title = words.refusalTitles?.[rule];
  return title === undefined ? labelOf(words, figures, rule) : filled(words, title, figures, rule);
}

function filled(words: Words, text: string, figures: RuleNumbers, rule: RuleId): string {
  return withoutClauses(withNumbers(words, text, figures, rule));
}

/** A text without the marks of its clauses, `[name|words]`: as it is read. */
export function withoutClauses(text: string): string {
  return text.replace(/\[[a-z-]+\|([^\]]*)\]/g, '$1');
}

/** A text of a rule with its numbers, in which clauses are still marked. */
export function withNumbers(words: Words, text: string, figures: RuleNumbers, rule: RuleId): string {
  const named = figures[rule];
  const full = text.replace(/\{([a-zA-Z0-9]+)\}/g, (whole, name: string) => {
    const figure = named !== undefined && Object.hasOwn(named, name) ? named[name] : undefined;
    return figure === undefined ? whole : inWords(words, figure);
  });
  const isTitled = named !== undefined && Object.values(named).some(isBareLength);
  return measured(words, isTitled ? measuredTitle(words, full) : full);
}

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text with a full stop at its end if it has none. */
export function ended(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
