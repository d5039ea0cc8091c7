/** What a ruleset says in one language. */
import type { AnyTelling } from '../procedure.ts';
import type { RuleId } from '../rule.ts';
import type { Language } from './language.ts';

/** The words of a ruleset in one language. */
export interface Words {
  readonly language: Language;
  /** In what whoever reads measures; rules measure in cm. */
  readonly units?: 'cm' | 'inches';
  /** Every rule of the catalogue in a sentence or two; `{name}` stands for a figure of the rules. */
  readonly rules: Readonly<Record<RuleId, string>>;
  /** A few words for every rule that a procedure can print. */
  readonly labels: Readonly<Record<RuleId, string>>;
  /** For every rule that can refuse: what would make the action legal. */
  readonly remedies: Readonly<Record<RuleId, string>>;
  /**
   * What is declared in English, in this language: titles, steps, options, the texts of sheets, mistakes, battles. Numbers stand
   * as `{1}`, `{2}` (see `phraseKey`). Empty in English.
   */
  readonly phrases: Readonly<Record<string, string>>;
  /** What the values of choices are called, under the value or, where it matters, under `field: value`. */
  readonly names: Readonly<Record<string, string>>;
  /** How cases and outcomes are told, by procedure; in English each procedure tells its own. */
  readonly tell: Readonly<Record<string, AnyTelling>>;
  /** What the ruleset's own table says; goes back to the ruleset alone. */
  readonly table?: unknown;
}

/** The English words as a ruleset declares them: phrases and procedures speak English already. */
export type EnglishWords = Pick<Words, 'rules' | 'labels' | 'remedies'> & Partial<Words>;

/** The English words with what may be left out. */
export function completeWords(english: EnglishWords): Words {
  return { language: 'en', phrases: {}, names: {}, tell: {}, ...english };
}
