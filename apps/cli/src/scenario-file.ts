/** Reads a scenario file that somebody wrote: the battle, or everything that is wrong with it. */
import { type BundledScenario, listed, type Ruleset, type ScenarioFileProblem } from '@grognard/rules-kit';
import { textOf } from './read-text.ts';
import type { Terminal } from './terminal.ts';

/** What a file turned out to be. */
export type ReadFile =
  | { readonly ruleset: Ruleset; readonly scenario: BundledScenario }
  | { readonly problems: readonly ScenarioFileProblem[] };

/** Rulesets whose battles can be written as files. */
export function writable(rulesets: readonly Ruleset[]): readonly Ruleset[] {
  return rulesets.filter(({ scenarioFiles }) => scenarioFiles !== null);
}

/** The battle of a file; `-` is standard input. */
export async function readScenarioFile(
  file: string,
  rulesets: readonly Ruleset[],
  terminal: Terminal,
): Promise<ReadFile> {
  // Some editors put a mark before the first letter of a file, which JSON does not know.
  const text = (await textOf(file, terminal)).replace(/^\uFEFF/, '');
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { problems: [{ code: 'parse', at: '', message: `this is no JSON: ${why}` }] };
  }
  data = withoutSchema(data);
  const ruleset = rulesetOf(data, writable(rulesets));
  const read = ruleset?.scenarioFiles?.read(data);
  if (ruleset === undefined || read === undefined) return { problems: [nobodys(writable(rulesets))] };
  return 'known' in read ? { ruleset, scenario: read } : { problems: read };
}

/** An editor finds the schema of a file by its first field, which is none of the battle's. */
function withoutSchema(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('$schema' in data)) return data;
  const { $schema: _schema, ...scenario } = data;
  return scenario;
}

/** The ruleset of an edition that the file names, the only one there is, or the nearest if the file names no editions. */
function rulesetOf(data: unknown, rulesets: readonly Ruleset[]): Ruleset | undefined {
  if (rulesets.length === 1) return rulesets[0];
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  if (!('editions' in data)) return nearestTo(data, rulesets);
  const ids: readonly unknown[] = Array.isArray(data.editions) ? data.editions : [];
  return rulesets.find(({ editions }) => editions.some(({ id }) => ids.includes(id)));
}

/** The ruleset that finds the fewest problems. Its schema may allow a file to name no editions. */
function nearestTo(data: object, rulesets: readonly Ruleset[]): Ruleset | undefined {
  const problemsOf = ({ scenarioFiles }: Ruleset) => {
    const read = scenarioFiles?.read(data);
    if (read === undefined) return Number.POSITIVE_INFINITY;
    return 'known' in read ? 0 : read.length;
  };
  return rulesets.toSorted((one, other) => problemsOf(one) - problemsOf(other))[0];
}

function nobodys(rulesets: readonly Ruleset[]): ScenarioFileProblem {
  const ids = rulesets.flatMap(({ editions }) => editions.map(({ id }) => id));
  const message = ids.length === 0 ? 'no ruleset reads scenario files' : `names none of ${listed(ids)}`;
  return { code: 'edition', at: 'editions', message };
}
