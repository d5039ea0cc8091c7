/** The picture of a battle before the first turn. */
import type { DisplayList } from '@grognard/engine';
import type { OfferedScenario } from '@grognard/rules-kit';
import { type Eyes, openingOf, pictureOf } from './look.ts';
import { isScenario, readScenario } from './scenarios/check.ts';

/** The table of a scenario as somebody sees it; null if it is no scenario of this ruleset. */
export function pictureOfScenario(
  { data, editions }: Pick<OfferedScenario, 'data' | 'editions'>,
  eyes: Eyes,
): DisplayList | null {
  const [edition] = editions;
  if (edition === undefined) return null;
  const read = readScenario(data, edition);
  return isScenario(read) ? pictureOf(read, openingOf(read, eyes)) : null;
}
