/** ArmyWords: what armies say in one language: names of what is bought, the text form, illegal armies, the page. */
import type { ArmyHeadings, Language } from '@grognard/rules-kit';
import type { OffenceFacts } from '../limits.ts';
import type { ArmyItem } from '../price.ts';

/** Why an army is illegal, and what would make it legal. */
export interface OffenceText {
  readonly message: string;
  readonly remedy: string;
}

/** What the text form is made of: words at the start of a line, `points` after a number, `chief` among those of a commander. */
export type Keyword =
  | 'corps-line'
  | 'camp-line'
  | 'works-line'
  | 'option-line'
  | 'note-line'
  | 'points'
  | 'chief';
export type ArmyKeywords = Readonly<Record<Keyword, string>>;

/** Titles of the figures of a whole army. */
export interface ArmyFigureTitles {
  readonly points: string;
  readonly value: string;
  readonly command: string;
}

/** Groups that a builder offers units in. */
export type TroopGroup = 'foot' | 'mounted' | 'guns';

/** Titles of the fields of a builder. */
export type ArmyFieldTitle =
  | 'name'
  | 'points'
  | 'camp'
  | 'note'
  | 'count'
  | 'weapon'
  | 'quality'
  | 'abilities'
  | 'leader'
  | 'grade'
  | 'chief'
  | 'included'
  | 'loyalty'
  | 'length';

/** What cannot be read in a text. `given` is what stands there. */
export interface ArmyTextComplaints {
  readonly empty: string;
  readonly noPoints: string;
  readonly format: (given: string, known: string) => string;
  readonly line: (given: string) => string;
  readonly outside: string;
  readonly kind: (given: string) => string;
  readonly word: (given: string) => string;
  readonly leader: (given: string) => string;
  readonly grade: string;
  readonly twice: (given: string) => string;
  readonly works: (given: string) => string;
  readonly camp: (given: string) => string;
  readonly option: (given: string) => string;
  readonly count: (given: string) => string;
  readonly didYouMean: (message: string, near: string) => string;
}

export interface ArmyWords {
  readonly language: Language;
  /** Names by item. */
  readonly items: Readonly<Record<string, string>>;
  readonly keywords: ArmyKeywords;
  /** Further words that a player may write for one of ours. */
  readonly also: Readonly<Partial<Record<ArmyItem | Keyword, readonly string[]>>>;
  readonly offence: (facts: OffenceFacts) => OffenceText;
  readonly complaints: ArmyTextComplaints;
  readonly headings: ArmyHeadings;
  readonly figures: ArmyFigureTitles;
  readonly fields: Readonly<Record<ArmyFieldTitle, string>>;
  readonly groups: Readonly<Record<TroopGroup, string>>;
  /** `Protection 1`, `Range 3 UD`. */
  readonly protection: (value: number) => string;
  readonly range: (ud: number) => string;
  readonly commandPoints: (value: string) => string;
  readonly ofPoints: (points: number) => string;
}
