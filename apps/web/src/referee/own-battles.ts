/** readBattle, summariesOf: a battle that the player brings, checked with every problem and its place, and as the list shows it. */
import { digestOf } from '@grognard/engine';
import {
  inWords,
  problemText,
  type ReadScenario,
  type Ruleset,
  readAnyScenario,
  readIn,
} from '@grognard/rules-kit';
import { lazyRulesets } from '@grognard/rulesets/lazy';
import { depthOf, type RefusedSetup } from '@grognard/session';
import { pictureSize, placesOn } from '@grognard/table-view';
import type { OwnBattle } from '../saves/own-battles.ts';
import type { Language, Settings } from '../settings/store.ts';
import type { BattleSummary } from './contract.ts';
import { createGame, loadTable } from './create-game.ts';
import { withoutNames } from './without-names.ts';

/** Largest file in characters, and deepest nesting. No battle comes near. */
export const largestBattle = 1_000_000;
const deepest = 32;

/** Keys that would reach into every object. */
const harmful = ['__proto__', 'prototype', 'constructor'];

/** The first place with a harmful key, or null. */
function harmIn(data: unknown, at: string): string | null {
  if (typeof data !== 'object' || data === null) return null;
  for (const [key, inner] of Object.entries(data)) {
    const place = Array.isArray(data) ? `${at}[${key}]` : at === '' ? key : `${at}.${key}`;
    const found = harmful.includes(key) ? place : harmIn(inner, place);
    if (found !== null) return found;
  }
  return null;
}

/** Rulesets of battles that can be played here, with what reads their files. */
async function readers(): Promise<readonly Ruleset[]> {
  const loaded = await Promise.all(
    lazyRulesets.map(async ({ loadTable: load }): Promise<readonly Ruleset[]> => {
      const bundle = await load();
      return bundle === null ? [] : [{ ...bundle.ruleset, scenarioFiles: await bundle.loadScenarioFiles() }];
    }),
  );
  return loaded.flat();
}

const refused = (at: string, message: string): RefusedSetup => ({ refused: [{ at, message }] });

export interface CheckedBattle {
  readonly id: string;
  readonly ruleset: string;
  readonly scenario: object;
}

/** The battle of a text, or everything that is wrong with it. */
export async function readBattle(text: string): Promise<CheckedBattle | RefusedSetup> {
  if (text.length > largestBattle) return refused('', `the file is longer than ${largestBattle} characters`);
  if (depthOf(text) > deepest) return refused('', `the file nests deeper than ${deepest} levels`);
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return refused('', `this is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const harm = harmIn(data, '');
  if (harm !== null) return refused(harm, 'a key of this name is not allowed');
  const read: ReadScenario = readAnyScenario(data, await readers());
  if ('problems' in read) return { refused: read.problems.map(({ at, message }) => ({ at, message })) };
  const { ruleset, scenario } = read;
  const file = scenario.data;
  if (typeof file !== 'object' || file === null) return refused('', 'a battle is an object');
  return { id: `own-${digestOf(file).slice(0, 16)}`, ruleset: ruleset.id, scenario: file };
}

/** Problems in the language of the page, as far as it has words for them: those with places on the table are told in English. */
export function problemsIn(
  { refused: problems }: RefusedSetup,
  language: Language,
  units: Settings['units'],
): RefusedSetup {
  const words = { language, units, phrases: {} };
  return { refused: problems.map(({ at, message }) => ({ at, message: problemText(words, message) })) };
}

/** A battle as the list shows it: with public knowledge only. Null if this version cannot play it any more. */
export async function summaryOfOwn(
  { id, scenario: file }: OwnBattle,
  language: Language,
  units: Settings['units'],
): Promise<BattleSummary | null> {
  const read = readAnyScenario(file, await readers());
  if ('problems' in read) return null;
  const { ruleset, scenario } = read;
  const [edition] = scenario.editions;
  const loaded = edition === undefined ? null : await loadTable(edition, language);
  if (edition === undefined || loaded === null) return null;
  const created = await createGame({ edition, scenario: file, options: {} }, language, units);
  if ('refused' in created) return null;
  const words = readIn(loaded.words, units);
  const { rules, picture } = created.game;
  const { table, sides, items } = picture(rules.view(rules.start(null), { side: null }), []);
  const { title, summary } = scenario.called(words);
  return {
    id,
    ruleset: ruleset.id,
    credit: inWords(words, ruleset.credit),
    title,
    editions: ruleset.editions
      .filter((each) => scenario.editions.includes(each.id))
      .map((each) => ({ id: each.id, title: inWords(words, each.title) })),
    summary,
    mapSize: pictureSize(table),
    own: {
      scenario: file,
      picture: { table, sides, items: withoutNames(items) },
      details: { parts: scenario.known(null, words).parts, places: placesOn({ table, sides, items }) },
    },
  };
}
