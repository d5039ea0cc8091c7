/** The battles bundled with the ruleset. */
import { asJson, type BundledScenario, readOwnScenario } from '@grognard/rules-kit';
import { readScenario } from './check.ts';
import freeBattle from './free-battle.json' with { type: 'json' };
import { type ListedScenario, offered } from './list.ts';
import millHill from './mill-hill.json' with { type: 'json' };
import type { Scenario } from './model.ts';
import ravenna from './ravenna.json' with { type: 'json' };
import rocroi from './rocroi.json' with { type: 'json' };
import slankamen from './slankamen.json' with { type: 'json' };

function readOurs(data: ListedScenario): Scenario {
  return readOwnScenario(data.id, readScenario(data, 'adlg-r'));
}

export const scenarios: readonly BundledScenario[] = [millHill, ravenna, rocroi, slankamen, freeBattle].map(
  (data: ListedScenario) => offered(data, asJson(data), () => readOurs(data)),
);
