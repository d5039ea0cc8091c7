/** The picture of a battle before the first turn. */
import type { DisplayList, Viewer } from '@grognard/engine';
import type { BundledScenario, Words } from '@grognard/rules-kit';
import { layTable } from './table/index.ts';
import { pictureOfState } from './table/picture.ts';
import { startState } from './table/start.ts';

/** The table of a scenario as everybody sees it; null if it is no scenario of this ruleset. */
export function pictureOfScenario(
  { data, editions }: Pick<BundledScenario, 'data' | 'editions'>,
  eyes: Viewer,
  words?: Words,
): DisplayList | null {
  const [edition] = editions;
  if (edition === undefined) return null;
  const table = layTable(data, edition, {}, words);
  return 'units' in table ? pictureOfState(table, startState(table), eyes, []) : null;
}
