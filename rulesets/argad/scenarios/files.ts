/** `scenarioFiles`: reads scenario files, bundled or imported, and makes battles of them. */
import { check, type Json, problemsIn, type ScenarioFiles } from '@grognard/rules-kit';
import { isScenario, readScenario } from './check.ts';
import { offered } from './list.ts';
import type { ScenarioProblem } from './problem.ts';
import { type Scenario, scenarioShape } from './shape.ts';

export const scenarioFiles: ScenarioFiles = {
  shape: scenarioShape,
  read(data) {
    const misshapen = problemsIn(scenarioShape, data);
    if (misshapen.length > 0) return misshapen;
    const scenario = check(scenarioShape, data) as Scenario;
    const problems = problemsInEditions(scenario);
    return problems.length > 0 ? problems : offered(scenario, data as Json, () => scenario);
  },
};

/** A scenario must be valid in every edition it names. A problem found in several editions is reported once. */
function problemsInEditions(scenario: Scenario): readonly ScenarioProblem[] {
  const told = new Map<string, ScenarioProblem>();
  for (const edition of scenario.editions) {
    const read = readScenario(scenario, edition);
    if (isScenario(read)) continue;
    for (const problem of read) told.set(`${problem.at}: ${problem.message}`, problem);
  }
  return [...told.values()];
}
