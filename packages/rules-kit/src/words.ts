/** Words of rules, with figures put in where a sentence names them; and what every sentence needs. */
import type { RuleId } from './rule.ts';
import type { Figures, Words } from './ruleset.ts';

/** A rule's sentence with its figures filled in. */
export function wordsOf(words: Words, figures: Figures, rule: RuleId): string {
  return filled(words.rules[rule] ?? rule, figures, rule);
}

/** What would make legal what a rule forbids, with its figures; null where nothing is said. */
export function remedyOf(words: Words, figures: Figures, rule: RuleId): string | null {
  const remedy = words.remedies[rule];
  return remedy === undefined ? null : filled(remedy, figures, rule);
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

/** A figure with a true minus where it has one: 3, −1. */
export function signed(figure: string | number): string {
  return typeof figure === 'number' && figure < 0 ? `−${-figure}` : String(figure);
}

/** A modifier as a player writes it: +1, −2, 0. */
export function plusMinus(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}

/** The first letter as at the start of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text that ends like a sentence. */
export function ended(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** `1 soldier`, `3 soldiers`. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** A list in a sentence: `woods, a bank and stairs`. */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
