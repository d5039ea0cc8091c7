/** Reads a scenario file: a scenario, or everything that is wrong with it. */
import type { Scenario } from './model.ts';

/** What is wrong with a file, and where. */
export interface ScenarioProblem {
  readonly code: string;
  readonly at: string;
  readonly message: string;
}

export function readScenario(
  _data: unknown,
  _edition: string,
  _agreed: Readonly<Record<string, unknown>> = {},
): Scenario | readonly ScenarioProblem[] {
  throw new Error('not yet: readScenario');
}

export function isScenario(read: Scenario | readonly ScenarioProblem[]): read is Scenario {
  return !Array.isArray(read);
}
