/** offeredScenario: a battle file as the list of games shows it, and what players may read of it before the battle. */

import { phrase } from './i18n/phrase.ts';
import type { Words } from './i18n/words.ts';
import type { Json } from './json.ts';
import type { BundledScenario, ScenarioFileProblem, ScenarioPart } from './scenario.ts';

/** How a game lists its battles. */
export interface ScenarioListing<Listed, Scenario> {
  readonly editions: (listed: Listed) => readonly string[];
  readonly title: (listed: Listed) => string;
  /** The summary, with the texts of the file as `say` gives them. */
  readonly summary: (listed: Listed, say: (english: string) => string) => BundledScenario['summary'];
  /** Pieces of each side, hidden ones included. Left out, those of the summary. */
  readonly strengths?: (listed: Listed) => readonly number[];
  /** What a reader may know: everybody, or one side. */
  readonly known: (
    scenario: Scenario,
    side: string | null,
    words?: Words,
  ) => ReturnType<BundledScenario['known']>;
}

/** `read` gives the whole scenario. It is called only when more than the list entry is needed. */
export function offeredScenario<Listed extends { readonly id: string }, Scenario>(
  { editions, title, summary, strengths, known }: ScenarioListing<Listed, Scenario>,
  listed: Listed,
  data: Json,
  read: () => Scenario,
): BundledScenario {
  const calledBy = (say: (english: string) => string) => ({
    title: say(title(listed)),
    summary: summary(listed, say),
  });
  const english = calledBy((text) => text);
  return {
    id: listed.id,
    editions: editions(listed),
    ...english,
    strengths: strengths?.(listed) ?? english.summary.sides.map(({ figures }) => figures),
    called: (words) => calledBy((text) => phrase(words, text)),
    data,
    known: (side, words) => known(read(), side, words),
  };
}

/** A file that comes with the ruleset, which tests make sure to be valid. */
export function readOwnScenario<Scenario extends object>(
  id: string,
  read: Scenario | readonly ScenarioFileProblem[],
): Scenario {
  if (!isProblemList(read)) return read;
  throw new TypeError(`${id}: ${read.map(({ at, message }) => `${at}: ${message}`).join('; ')}`);
}

function isProblemList<S extends object>(
  read: S | readonly ScenarioFileProblem[],
): read is readonly ScenarioFileProblem[] {
  return Array.isArray(read);
}

/** What every battle tells before it begins. */
export interface ScenarioStory {
  readonly history: string;
  readonly balance: string | null;
  readonly sides: readonly { readonly id: string; readonly name: string; readonly plan: string }[];
}

export interface StoryWords {
  readonly history: string;
  readonly balance: string;
  readonly planOf: (side: string) => string;
}

/** History, then what the game tells of forces and aims, the plan of the reader's own side, the balance. */
export function storyParts(
  { history, balance, sides }: ScenarioStory,
  to: string | null,
  words: StoryWords,
  between: readonly ScenarioPart[],
): ScenarioPart[] {
  const own = sides.find(({ id }) => id === to);
  return [
    { title: words.history, paragraphs: history.split('\n\n'), entries: [] },
    ...between,
    ...(own === undefined
      ? []
      : [{ title: words.planOf(own.name), paragraphs: own.plan.split('\n\n'), entries: [] }]),
    ...(balance === null ? [] : [{ title: words.balance, paragraphs: [balance], entries: [] }]),
  ];
}

/** Pieces of the same kind as one entry: how many, then the kind with their names. */
export function alikeEntries(
  pieces: readonly { readonly kind: string; readonly name: string }[],
  named: (kind: string, names: string) => string,
): ScenarioPart['entries'] {
  const alike = new Map<string, string[]>();
  for (const { kind, name } of pieces) alike.set(kind, [...(alike.get(kind) ?? []), name]);
  return [...alike].map(([kind, names]) => ({
    term: String(names.length),
    text: named(kind, names.join(' · ')),
  }));
}
