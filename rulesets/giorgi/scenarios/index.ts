/** The battles bundled with the ruleset. */
import { entryAt } from '@grognard/lists';
import { asJson, type BundledScenario } from '@grognard/rules-kit';
import borghetto from './borghetto.json' with { type: 'json' };
import { isScenario, readScenario } from './check.ts';
import crossroads from './crossroads.json' with { type: 'json' };
import { type ListedScenario, offered } from './list.ts';
import meeting from './meeting.json' with { type: 'json' };
import type { Scenario } from './model.ts';
import raab from './raab.json' with { type: 'json' };

/** Reads a bundled file. Tests make sure that these files are valid. */
function readOurs(data: ListedScenario): Scenario {
  const read = readScenario(data, entryAt(data.editions, 0));
  if (!isScenario(read))
    throw new TypeError(`${data.id}: ${entryAt(read, 0).at}: ${entryAt(read, 0).message}`);
  return read;
}

export const scenarios: readonly BundledScenario[] = [crossroads, borghetto, raab, meeting].map(
  (data: ListedScenario) => offered(data, asJson(data), () => readOurs(data)),
);
