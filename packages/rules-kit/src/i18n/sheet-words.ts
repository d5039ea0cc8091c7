/** SheetWords: texts of sheets in every language. Kept apart, because players who only play never load them. */
import { type KitWords, kitWords } from './kit-words.ts';
import type { Language } from './language.ts';
import { en } from './sheet-en.ts';
import { fr } from './sheet-fr.ts';
import { it } from './sheet-it.ts';

export interface SheetPhrases {
  readonly unofficial: string;
  readonly quick: string;
  readonly full: string;
  readonly diff: string;
  readonly inferred: string;
  readonly ours: string;
  readonly atTheTable: string;
  readonly everyRule: string;
  readonly options: string;
  readonly examples: string;
  readonly sources: string;
  readonly chance: string;
  readonly refused: string;
  readonly notHere: string;
  readonly contents: string;
  readonly default: string;
  readonly values: string;
  readonly changes: string;
  readonly onlyTable: string;
  readonly readBy: string;
  readonly unit: string;
  readonly effects: string;
  readonly rolled: string;
  readonly refusedBy: string;
  readonly wrong: string;
  readonly given: string;
  readonly odds: string;
  readonly amended: string;
  readonly onlyIn: (edition: string) => string;
  readonly otherWords: string;
  readonly refusals: string;
  readonly printed: string;
  readonly tables: string;
  readonly sameWords: string;
  readonly noChange: string;
  readonly standing: string;
  readonly source: string;
  readonly use: string;
  readonly id: string;
  readonly rule: string;
  readonly option: string;
  readonly decides: string;
  readonly document: string;
  readonly date: string;
  readonly where: string;
  readonly here: (value: string) => string;
  readonly step: (number: number) => string;
  readonly withOptions: (set: string) => string;
  readonly clauseNote: string;
}

/** The kit's texts together with those of sheets. */
export interface SheetWords extends KitWords {
  readonly sheet: SheetPhrases;
}

const all: Readonly<Record<Language, SheetPhrases>> = { en, fr, it };

export function sheetWords(language: Language): SheetWords {
  return { ...kitWords(language), sheet: all[language] };
}
