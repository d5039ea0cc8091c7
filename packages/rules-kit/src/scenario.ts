/** A battle that a ruleset offers, as whoever knows no game sees it. */

import type { Words } from './i18n/words.ts';
import type { Json } from './json.ts';
import type { AnyShape } from './schema/shape.ts';

/** What a list shows of a battle. */
export interface ScenarioSummary {
  readonly place: string;
  readonly year: number;
  readonly turns: number;
  /** The size of the table in the ruleset's own measure: `180 × 120 cm`. */
  readonly table: string;
  /** Each side with the figures that it shows: how many more are in hiding, nobody is told. */
  readonly sides: readonly { readonly id: string; readonly name: string; readonly figures: number }[];
}

/** A piece of what is told about a battle: prose, or terms with what belongs to them. */
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
  /** How many figures each side has in all, those in hiding too: for whoever writes the file. */
  readonly strengths: readonly number[];
  /** Title and summary in the language of the words. */
  called(words: Words): Pick<BundledScenario, 'title' | 'summary'>;
  /** The whole file, secrets and all. */
  readonly data: Json;
  /** What may be known before the battle: by everybody, or by one side, which knows its own secrets too. */
  known(side: string | null, words?: Words): { readonly data: Json; readonly parts: readonly ScenarioPart[] };
}

/** What is wrong with a scenario file: a code, the place in the file, and a sentence. */
export interface ScenarioFileProblem {
  readonly code: string;
  readonly at: string;
  readonly message: string;
}

/** How battles of a ruleset are written down, by us or by anybody. */
export interface ScenarioFiles {
  /** What a file may hold. */
  readonly shape: AnyShape;
  /** The battle of a file, good for every edition that it names; or everything that is wrong with it. */
  read(data: unknown): BundledScenario | readonly ScenarioFileProblem[];
}
