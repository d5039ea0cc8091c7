/** scenarioMap: the map of a scenario before the first turn, as SVG. */
import type { Words } from '@grognard/rules-kit';
import { pictureOfScenario } from '@grognard/rulesets';
import { type GivenFlag, UsageError } from '../arguments.ts';
import type { FoundScenario } from '../find-scenario.ts';
import { paintPicture } from '../paint-picture.ts';

/** The map with public knowledge only, or as one side knows it, including its hidden figures and secret aims. */
export function scenarioMap(
  { ruleset, scenario }: FoundScenario,
  side: string | null,
  flags: readonly GivenFlag[],
  words: Words,
): string {
  const list = pictureOfScenario(ruleset.id, scenario, side, words);
  if (list === null) throw new UsageError(`there is no map of ${scenario.id}`);
  return paintPicture(list, flags);
}
