/** `pictureOfScenario`: the picture of a battle before the first turn. */
import type { DisplayList, Viewer } from '@grognard/engine';
import type { BundledScenario, Words } from '@grognard/rules-kit';
import { openingOf, pictureOf } from './look.ts';
import { isScenario, readScenario } from './scenarios/check.ts';
import { spoken } from './scenarios/spoken.ts';
import { tableWordsOf } from './words/english.ts';

/** The table of a scenario as the viewer sees it, or null if the file is not a scenario of this ruleset. */
export function pictureOfScenario(
  { data, editions }: Pick<BundledScenario, 'data' | 'editions'>,
  viewer: Viewer,
  words?: Words,
): DisplayList | null {
  const [edition] = editions;
  if (edition === undefined) return null;
  const read = readScenario(data, edition);
  if (!isScenario(read)) return null;
  const { looks, rules } = tableWordsOf(words);
  const told = spoken(read, rules);
  return pictureOf(told, openingOf(told, viewer), looks);
}
