/** The battles that come with the ruleset. */
import type { Json, OfferedScenario } from '@grognard/rules-kit';
import { isScenario, readScenario } from './check.ts';
import crossroads from './crossroads.json' with { type: 'json' };
import type { Scenario } from './model.ts';
import { type Listed, offered } from './offered.ts';

/** Our own files are good; the tests see to it. */
function readOurs(data: Listed): Scenario {
  const read = readScenario(data, data.editions[0]!);
  if (!isScenario(read)) throw new TypeError(`${data.id}: ${read[0]!.at}: ${read[0]!.message}`);
  return read;
}

export const scenarios: readonly OfferedScenario[] = [crossroads].map((data: Listed) =>
  offered(data, data as unknown as Json, () => readOurs(data)),
);
