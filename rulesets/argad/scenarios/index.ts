/** The scenarios bundled with the ruleset. */
import { entryAt } from '@grognard/lists';
import { asJson, type BundledScenario } from '@grognard/rules-kit';
import battery from './battery.json' with { type: 'json' };
import { isScenario, readScenario } from './check.ts';
import convoy from './convoy.json' with { type: 'json' };
import landing from './landing.json' with { type: 'json' };
import { type ListedScenario, offered } from './list.ts';
import type { Scenario } from './shape.ts';
import starter from './starter.json' with { type: 'json' };
import village from './village.json' with { type: 'json' };

/** Reads a bundled file without handling problems. The tests guarantee that it has none. */
function readOurs(data: ListedScenario): Scenario {
  const read = readScenario(data, entryAt(data.editions, 0));
  if (!isScenario(read))
    throw new TypeError(`${data.id}: ${entryAt(read, 0).at}: ${entryAt(read, 0).message}`);
  return read;
}

export const scenarios: readonly BundledScenario[] = [starter, convoy, village, landing, battery].map(
  (data: ListedScenario) => offered(data, asJson(data), () => readOurs(data)),
);
