/** StepWords: how a ruleset names what steps tell by id. StepPhrases: the kit's own texts about steps. */
import type { RuleId } from '../rule.ts';
import type { Language } from './language.ts';

/** A text about a number, `{n}`, in the singular and the plural. */
export type NumberedText = string | readonly [one: string, many: string];

export interface StepWords {
  /** Who throws. */
  readonly owners: Readonly<Record<string, string>>;
  /** What it is thrown for. */
  readonly purposes: Readonly<Record<string, string>>;
  /** How the figure is read. */
  readonly readings: Readonly<Record<string, string>>;
  /** What a sum must reach. */
  readonly needs: Readonly<Record<string, string>>;
  /** What it came to. */
  readonly results: Readonly<Record<string, NumberedText>>;
  /** What a rule did here, where its label would not say it. */
  readonly rules: Readonly<Record<RuleId, string>>;
}

/** Texts about steps that no ruleset needs to translate. */
export interface StepPhrases {
  /** Between the faces of a die that was thrown again. */
  readonly andThen: string;
  readonly atLeast: (figure: string, what: string) => string;
  readonly atMost: (figure: string, what: string) => string;
  readonly againstSum: (figure: string) => string;
  readonly eachDie: (sum: string) => string;
}

const phrases: Readonly<Record<Language, StepPhrases>> = {
  en: {
    andThen: ', then ',
    atLeast: (figure, what) => `${figure} or more: ${what}`,
    atMost: (figure, what) => `${figure} or less: ${what}`,
    againstSum: (figure) => `against ${figure}`,
    eachDie: (sum) => `${sum} on each die`,
  },
  fr: {
    andThen: ', puis ',
    atLeast: (figure, what) => `${figure} ou plus\u202f: ${what}`,
    atMost: (figure, what) => `${figure} ou moins\u202f: ${what}`,
    againstSum: (figure) => `contre ${figure}`,
    eachDie: (sum) => `${sum} à chaque dé`,
  },
  it: {
    andThen: ', poi ',
    atLeast: (figure, what) => `${figure} o più: ${what}`,
    atMost: (figure, what) => `${figure} o meno: ${what}`,
    againstSum: (figure) => `contro ${figure}`,
    eachDie: (sum) => `${sum} a ogni dado`,
  },
};

export function stepPhrases(language: Language): StepPhrases {
  return phrases[language];
}
