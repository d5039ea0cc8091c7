/** The scenarios bundled with the ruleset. */
import { entryAt } from '@grognard/lists';
import { asJson, type BundledScenario, readOwnScenario } from '@grognard/rules-kit';
import battery from './battery.json' with { type: 'json' };
import { readScenario } from './check.ts';
import convoy from './convoy.json' with { type: 'json' };
import landing from './landing.json' with { type: 'json' };
import { type ListedScenario, offered } from './list.ts';
import type { Scenario } from './shape.ts';
import starter from './starter.json' with { type: 'json' };
import village from './village.json' with { type: 'json' };

function readOurs(data: ListedScenario): Scenario {
  return readOwnScenario(data.id, readScenario(data, entryAt(data.editions, 0)));
}

export const scenarios: readonly BundledScenario[] = [starter, convoy, village, landing, battery].map(
  (data: ListedScenario) => offered(data, asJson(data), () => readOurs(data)),
);
