/** Words of rules: figures are put in where a sentence names them, so that no number is written twice. */
import type { RuleId } from './rule.ts';
import type { Figures, Words } from './ruleset.ts';

/** A rule's sentence with its figures filled in. */
export function wordsOf(words: Words, figures: Figures, rule: RuleId): string {
  return filled(words.rules[rule] ?? rule, figures, rule);
}

/** A few words for a rule: its label, or its sentence where it has none; with its figures. */
export function labelOf(words: Words, figures: Figures, rule: RuleId): string {
  return filled(words.labels[rule] ?? words.rules[rule] ?? rule, figures, rule);
}

function filled(text: string, figures: Figures, rule: RuleId): string {
  const named = figures[rule];
  return text.replace(/\{([a-zA-Z0-9]+)\}/g, (whole, name: string) => {
    const figure = named !== undefined && Object.hasOwn(named, name) ? named[name] : undefined;
    return figure === undefined ? whole : signed(figure);
  });
}

function signed(figure: string | number): string {
  return typeof figure === 'number' && figure < 0 ? `−${-figure}` : String(figure);
}

/** A modifier as a player writes it: +1, −2, 0. */
export function plusMinus(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}
