/** finderOf: finds terms in a text, with the rule that defines each. */
import type { WrittenTerm } from '@grognard/rulesets/glossary';

export interface TermPiece {
  readonly text: string;
  /** Null for plain text. */
  readonly rule: string | null;
}

export type FindTerms = (text: string, own: string) => readonly TermPiece[];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The form in which terms are compared: without the capital at the start of a sentence, and without a plural s. */
function formOf(term: string): string {
  const first = term.charAt(0);
  const either = first === first.toUpperCase() ? escaped(first) : `[${first}${first.toUpperCase()}]`;
  return `${either}${escaped(term.slice(1))}s?`;
}

/** Splits texts at the first occurrence of each term. A rule (`own`) is not linked to itself. */
export function finderOf(terms: readonly WrittenTerm[]): FindTerms {
  if (terms.length === 0) return (text) => [{ text, rule: null }];
  const longestFirst = [...terms].sort((a, b) => b.term.length - a.term.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}.-])(?:${longestFirst.map(({ term }) => `(${formOf(term)})`).join('|')})(?![\\p{L}\\p{N}-])`,
    'gu',
  );
  return (text, own) => {
    const pieces: TermPiece[] = [];
    const seen = new Set([own]);
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      const at = match.slice(1).findIndex((group) => group !== undefined);
      const rule = longestFirst[at]?.rule;
      if (rule === undefined || seen.has(rule)) continue;
      seen.add(rule);
      if (match.index > end) pieces.push({ text: text.slice(end, match.index), rule: null });
      pieces.push({ text: match[0], rule });
      end = match.index + match[0].length;
    }
    if (end < text.length) pieces.push({ text: text.slice(end), rule: null });
    return pieces;
  };
}
