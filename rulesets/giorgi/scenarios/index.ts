/** The battles bundled with the ruleset. */
import { entryAt } from '@grognard/lists';
import { asJson, type BundledScenario, readOwnScenario } from '@grognard/rules-kit';
import borghetto from './borghetto.json' with { type: 'json' };
import { readScenario } from './check.ts';
import crossroads from './crossroads.json' with { type: 'json' };
import { type ListedScenario, offered } from './list.ts';
import meeting from './meeting.json' with { type: 'json' };
import type { Scenario } from './model.ts';
import raab from './raab.json' with { type: 'json' };

function readOurs(data: ListedScenario): Scenario {
  return readOwnScenario(data.id, readScenario(data, entryAt(data.editions, 0)));
}

export const scenarios: readonly BundledScenario[] = [crossroads, borghetto, raab, meeting].map(
  (data: ListedScenario) => offered(data, asJson(data), () => readOurs(data)),
);
