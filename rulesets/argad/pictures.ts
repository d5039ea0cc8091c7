/** The pictures of the battles that come with the ruleset, before the first turn. */
import type { DisplayList } from '@grognard/engine';
import { type Eyes, openingOf, pictureOf } from './look.ts';
import { isScenario, readScenario } from './scenarios/check.ts';
import { scenarios } from './scenarios/index.ts';

/** The table of a scenario as somebody sees it; null if there is no such scenario. */
export function pictureOfScenario(id: string, eyes: Eyes): DisplayList | null {
  const offered = scenarios.find((scenario) => scenario.id === id);
  if (offered === undefined) return null;
  const read = readScenario(offered.data, offered.editions[0]!);
  return isScenario(read) ? pictureOf(read, openingOf(read, eyes)) : null;
}
