/** The battles that come with the ruleset. */
import type { Json, OfferedScenario } from '@grognard/rules-kit';
import borghetto from './borghetto.json' with { type: 'json' };
import { isScenario, readScenario } from './check.ts';
import crossroads from './crossroads.json' with { type: 'json' };
import meeting from './meeting.json' with { type: 'json' };
import type { Scenario } from './model.ts';
import { type Listed, offered } from './offered.ts';
import raab from './raab.json' with { type: 'json' };

/** Our own files are good; the tests see to it. */
function readOurs(data: Listed): Scenario {
  const read = readScenario(data, data.editions[0]!);
  if (!isScenario(read)) throw new TypeError(`${data.id}: ${read[0]!.at}: ${read[0]!.message}`);
  return read;
}

export const scenarios: readonly OfferedScenario[] = [crossroads, borghetto, raab, meeting].map(
  (data: Listed) => offered(data, data as unknown as Json, () => readOurs(data)),
);
