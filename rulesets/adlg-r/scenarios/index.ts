/** The battles bundled with the ruleset. */
import { entryAt } from '@grognard/lists';
import { asJson, type BundledScenario } from '@grognard/rules-kit';
import { isScenario, readScenario } from './check.ts';
import freeBattle from './free-battle.json' with { type: 'json' };
import { type ListedScenario, offered } from './list.ts';
import millHill from './mill-hill.json' with { type: 'json' };
import type { Scenario } from './model.ts';
import ravenna from './ravenna.json' with { type: 'json' };
import rocroi from './rocroi.json' with { type: 'json' };
import slankamen from './slankamen.json' with { type: 'json' };

/** Reads a bundled file. Tests make sure that these files are valid. */
function readOurs(data: ListedScenario): Scenario {
  const read = readScenario(data, 'adlg-r');
  if (!isScenario(read))
    throw new TypeError(`${data.id}: ${entryAt(read, 0).at}: ${entryAt(read, 0).message}`);
  return read;
}

export const scenarios: readonly BundledScenario[] = [millHill, ravenna, rocroi, slankamen, freeBattle].map(
  (data: ListedScenario) => offered(data, asJson(data), () => readOurs(data)),
);
