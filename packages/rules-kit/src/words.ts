/** Words of rules: figures are put in where a sentence names them, so that no number is written twice. */
import type { RuleId } from './rule.ts';
import type { Figures, Words } from './ruleset.ts';

/** A rule's sentence with its figures filled in. */
export function wordsOf(words: Words, figures: Figures, rule: RuleId): string {
  const sentence = words.rules[rule] ?? rule;
  const named = figures[rule];
  return sentence.replace(/\{([a-zA-Z0-9]+)\}/g, (whole, name: string) => {
    const figure = named !== undefined && Object.hasOwn(named, name) ? named[name] : undefined;
    return figure === undefined ? whole : signed(figure);
  });
}

/** A few words for a rule: its label, or its sentence where it has none. */
export function labelOf(words: Words, figures: Figures, rule: RuleId): string {
  return words.labels[rule] ?? wordsOf(words, figures, rule);
}

function signed(figure: string | number): string {
  return typeof figure === 'number' && figure < 0 ? `−${-figure}` : String(figure);
}

/** A modifier as a player writes it: +1, −2, 0. */
export function plusMinus(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}
