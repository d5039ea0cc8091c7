/** Picture of a battle before the first turn. */
import type { DisplayList, Viewer } from '@grognard/engine';
import type { BundledScenario, Words } from '@grognard/rules-kit';
import { startState } from './table/flow/start.ts';
import { layTable } from './table/index.ts';
import { pictureOfView } from './table/views/picture.ts';
import { viewOf } from './table/views/view.ts';

/** The table of a scenario as a viewer sees it, or null if the scenario is not of this ruleset. */
export function pictureOfScenario(
  { data, editions }: Pick<BundledScenario, 'data' | 'editions'>,
  viewer: Viewer,
  words?: Words,
): DisplayList | null {
  const [edition] = editions;
  if (edition === undefined) return null;
  const table = layTable(data, edition, {}, words);
  return 'units' in table ? pictureOfView(table, viewOf(table, startState(table), viewer), []) : null;
}
