/** Words: everything a ruleset says in one language. */
import type { AnyTelling } from '../procedure.ts';
import type { RuleId } from '../rule.ts';
import type { Language } from './language.ts';
import type { StepWords } from './step-words.ts';

export interface Words {
  readonly language: Language;
  /** Unit in which the reader measures. Rules measure in cm. */
  readonly units?: 'cm' | 'inches';
  /** Every rule of the catalogue in a sentence or two. `{name}` stands for a rule number. */
  readonly rules: Readonly<Record<RuleId, string>>;
  /** A few words for every rule that a procedure can print. */
  readonly labels: Readonly<Record<RuleId, string>>;
  /** What is wrong, in at most 40 characters, for rules that can refuse. A rule without an entry is headed by its label. */
  readonly refusalTitles?: Readonly<Record<RuleId, string>>;
  /** For every rule that can refuse, what would make the action legal. */
  readonly remedies: Readonly<Record<RuleId, string>>;
  /**
   * Translations of everything declared in English: titles, steps, options, texts of sheets, mistakes, battles. Numbers are `{1}`,
   * `{2}` (see `phraseKey`). Empty in English.
   */
  readonly phrases: Readonly<Record<string, string>>;
  /** Names of the values of choices, by the value or, where it matters, by `field: value`. */
  readonly names: Readonly<Record<string, string>>;
  /** Texts of cases and outcomes by procedure. Empty in English, where each procedure has its own. */
  readonly tell: Readonly<Record<string, AnyTelling>>;
  /** Names of what steps of a resolved case tell by id. */
  readonly steps?: StepWords;
  /** The ruleset's table words, read by that ruleset alone. */
  readonly table?: unknown;
}

/** English words as a ruleset declares them. Phrases and procedures are already in English. */
export type EnglishWords = Pick<Words, 'rules' | 'labels' | 'remedies'> & Partial<Words>;

/** English words with optional parts filled in. */
export function completeWords(english: EnglishWords): Words {
  return { language: 'en', phrases: {}, names: {}, tell: {}, ...english };
}
