/** readScenario, paintScenario: battles as files, checked and painted; those that come with the rulesets by their ids. */
import {
  type BundledScenario,
  didYouMean,
  readAnyScenario,
  type ScenarioFileProblem,
} from '@grognard/rules-kit';
import { pictureOfScenario, rulesets, scenarioById } from '@grognard/rulesets';
import { type PaintOptions, paintSvg } from '@grognard/table-view';

/** The id of a scenario that comes with a ruleset, or the data of a file. */
export type ScenarioSource = string | object;

/** A scenario, or everything that is wrong with its file. */
export type CheckedScenario =
  | { readonly scenario: BundledScenario; readonly problems: readonly [] }
  | { readonly scenario: null; readonly problems: readonly ScenarioFileProblem[] };

/** Every scenario that comes with the rulesets. */
export const scenarios: readonly BundledScenario[] = rulesets.flatMap((ruleset) => ruleset.scenarios);

/** Finds a scenario by its id, or reads and checks the data of a file. Each problem names its place in the file. */
export function readScenario(source: ScenarioSource): CheckedScenario {
  if (typeof source === 'string') {
    const scenario = scenarioById(source)?.scenario ?? null;
    return scenario === null ? { scenario, problems: [unknownId(source)] } : { scenario, problems: [] };
  }
  const read = readAnyScenario(source, rulesets);
  return 'problems' in read
    ? { scenario: null, problems: read.problems }
    : { scenario: read.scenario, problems: [] };
}

function unknownId(id: string): ScenarioFileProblem {
  const hint = didYouMean(
    id,
    scenarios.map((scenario) => scenario.id),
  );
  return { code: 'value', at: 'scenario', message: `there is no scenario "${id}"${hint}` };
}

export interface PaintScenarioOptions extends PaintOptions {
  /** Whose secrets are painted too. Only what everybody knows if left out. */
  readonly side?: string;
}

/** The map of a scenario before the first turn, as SVG. Null if the scenario cannot be read. */
export function paintScenario(
  source: ScenarioSource,
  { side, ...options }: PaintScenarioOptions = {},
): string | null {
  const { scenario } = readScenario(source);
  const ruleset = rulesets.find(({ editions }) => editions.some(({ id }) => scenario?.editions.includes(id)));
  if (scenario === null || ruleset === undefined) return null;
  const list = pictureOfScenario(ruleset.id, scenario, side ?? null);
  return list === null ? null : paintSvg(list, options);
}
