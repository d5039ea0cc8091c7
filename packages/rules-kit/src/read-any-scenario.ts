/** readAnyScenario: a scenario file of any ruleset, or everything that is wrong with it. */
import { listed } from './i18n/numbers.ts';
import type { Ruleset } from './ruleset.ts';
import type { BundledScenario, ScenarioFileProblem } from './scenario.ts';

/** The result of reading a file. */
export type ReadScenario =
  | { readonly ruleset: Ruleset; readonly scenario: BundledScenario }
  | { readonly problems: readonly ScenarioFileProblem[] };

/** Rulesets whose battles can be written as files. */
export function havingScenarioFiles(rulesets: readonly Ruleset[]): readonly Ruleset[] {
  return rulesets.filter(({ scenarioFiles }) => scenarioFiles !== null);
}

/** The text of a file. */
export function readScenarioText(text: string, rulesets: readonly Ruleset[]): ReadScenario {
  let data: unknown;
  try {
    // Some editors put a byte order mark at the start of a file, which is not valid JSON.
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { problems: [{ code: 'parse', at: '', message: `this is no JSON: ${why}` }] };
  }
  return readAnyScenario(data, rulesets);
}

/** The data of a file. */
export function readAnyScenario(file: unknown, rulesets: readonly Ruleset[]): ReadScenario {
  const data = withoutSchema(file);
  const writable = havingScenarioFiles(rulesets);
  const ruleset = rulesetOf(data, writable);
  const read = ruleset?.scenarioFiles?.read(data);
  if (ruleset === undefined || read === undefined) return { problems: [noRuleset(writable)] };
  return 'known' in read ? { ruleset, scenario: read } : { problems: read };
}

/** Removes the field `$schema`, which tells an editor the schema and is not part of the battle. */
function withoutSchema(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('$schema' in data)) return data;
  const { $schema: _schema, ...scenario } = data;
  return scenario;
}

/** The ruleset of an edition that the file names, or the only ruleset. If the file names no editions, the ruleset that fits best. */
function rulesetOf(data: unknown, rulesets: readonly Ruleset[]): Ruleset | undefined {
  if (rulesets.length === 1) return rulesets[0];
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  if (!('editions' in data)) return nearestTo(data, rulesets);
  const ids: readonly unknown[] = Array.isArray(data.editions) ? data.editions : [];
  return rulesets.find(({ editions }) => editions.some(({ id }) => ids.includes(id)));
}

/** The ruleset that finds the fewest problems. Its schema may allow a file without editions. */
function nearestTo(data: object, rulesets: readonly Ruleset[]): Ruleset | undefined {
  const problemsOf = ({ scenarioFiles }: Ruleset) => {
    const read = scenarioFiles?.read(data);
    if (read === undefined) return Number.POSITIVE_INFINITY;
    return 'known' in read ? 0 : read.length;
  };
  return rulesets.toSorted((one, other) => problemsOf(one) - problemsOf(other))[0];
}

function noRuleset(rulesets: readonly Ruleset[]): ScenarioFileProblem {
  const ids = rulesets.flatMap(({ editions }) => editions.map(({ id }) => id));
  const message = ids.length === 0 ? 'no ruleset reads scenario files' : `names none of ${listed(ids)}`;
  return { code: 'edition', at: 'editions', message };
}
