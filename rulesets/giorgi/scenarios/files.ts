/** Scenario files, ours or anybody's: what one may hold, and the battle that it gives. */
import type { Json, ScenarioFiles } from '@grognard/rules-kit';
import { isScenario, readScenario } from './check.ts';
import { offered } from './list.ts';
import { scenarioShape } from './shape.ts';

/** Files are read for the one edition that there is. */
const edition = 'giorgi';

export const scenarioFiles: ScenarioFiles = {
  shape: scenarioShape,
  read(data) {
    const read = readScenario(data, edition);
    return isScenario(read) ? offered(read, data as Json, () => read) : read;
  },
};
