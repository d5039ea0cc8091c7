/** BundledScenario: a battle that comes with a ruleset, for code that knows no game. */

import type { Words } from './i18n/words.ts';
import type { Json } from './json.ts';
import type { AnyShape } from './schema/shape.ts';

/** Summary of a battle for a list. */
export interface ScenarioSummary {
  readonly place: string;
  readonly year: number;
  readonly turns: number;
  /** Size of the table in the ruleset's own measure: `180 × 120 cm`. */
  readonly table: string;
  /** Each side with its visible figures. The number of hidden ones is not revealed. */
  readonly sides: readonly { readonly id: string; readonly name: string; readonly figures: number }[];
  /** Points of the armies, if players may bring their own. */
  readonly armyPoints?: number;
}

/** A part of a battle's description: prose, or terms with their texts. */
export interface ScenarioPart {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly entries: readonly { readonly term: string; readonly text: string }[];
}

export interface BundledScenario {
  readonly id: string;
  readonly title: string;
  /** Editions it is written for. */
  readonly editions: readonly string[];
  readonly summary: ScenarioSummary;
  /** Number of figures of each side, hidden ones included, for the author of the file. */
  readonly strengths: readonly number[];
  /** Title and summary in the language of the words. */
  called(words: Words): Pick<BundledScenario, 'title' | 'summary'>;
  /** The whole file, including secrets. */
  readonly data: Json;
  /** What may be known before the battle by everybody, or by one side, which also knows its own secrets. */
  known(side: string | null, words?: Words): { readonly data: Json; readonly parts: readonly ScenarioPart[] };
}

/** A problem with a scenario file: a code, the place in the file, and a sentence. */
export interface ScenarioFileProblem {
  readonly code: string;
  readonly at: string;
  readonly message: string;
}

/** File format of a ruleset's battles. */
export interface ScenarioFiles {
  /** Shape of a file. */
  readonly shape: AnyShape;
  /** The battle of a file, checked for every edition that it names, or all problems of the file. */
  read(data: unknown): BundledScenario | readonly ScenarioFileProblem[];
}
