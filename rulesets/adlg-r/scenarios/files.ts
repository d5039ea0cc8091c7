/** Scenario files, ours or a user's: how they are read, and the game created from one. */
import { asJson, type ScenarioFiles } from '@grognard/rules-kit';
import { isScenario, readScenario } from './check.ts';
import { offered } from './list.ts';
import { scenarioShape } from './shape.ts';

/** All files are read for the only edition. */
const edition = 'adlg-r';

export const scenarioFiles: ScenarioFiles = {
  shape: scenarioShape,
  read(data) {
    const read = readScenario(data, edition);
    if (!isScenario(read)) return read;
    if (typeof data !== 'object' || data === null) throw new TypeError('a scenario is an object');
    return offered(read, asJson(data), () => read);
  },
};
