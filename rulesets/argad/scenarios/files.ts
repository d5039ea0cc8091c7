/** Scenario files, ours or anybody's: what one may hold, and the battle that it gives. */
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

/** A battle must be right in every edition that it names; what is wrong in several is told once. */
function problemsInEditions(scenario: Scenario): readonly ScenarioProblem[] {
  const told = new Map<string, ScenarioProblem>();
  for (const edition of scenario.editions) {
    const read = readScenario(scenario, edition);
    if (isScenario(read)) continue;
    for (const problem of read) told.set(`${problem.at}: ${problem.message}`, problem);
  }
  return [...told.values()];
}
