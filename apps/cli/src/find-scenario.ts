/** findScenario: a scenario by its id, or from a file. */
import { type BundledScenario, didYouMean, type Ruleset } from '@grognard/rules-kit';
import { UsageError } from './arguments.ts';
import { readScenarioFile } from './scenario-file.ts';
import type { Terminal } from './terminal.ts';

/** A scenario and the ruleset it comes with. */
export interface FoundScenario {
  readonly ruleset: Ruleset;
  readonly scenario: BundledScenario;
}

/** All bundled scenarios, in order. */
export function scenariosIn(rulesets: readonly Ruleset[]): FoundScenario[] {
  return rulesets.flatMap((ruleset) => ruleset.scenarios.map((scenario) => ({ ruleset, scenario })));
}

/** No id contains a dot or a slash. `-` is standard input. */
function isFile(word: string): boolean {
  return word === '-' || /[./\\]/.test(word);
}

/** The scenario of this id or in this file. */
export async function findScenario(word: string, terminal: Terminal): Promise<FoundScenario> {
  const rulesets = await terminal.rulesets();
  if (isFile(word)) return scenarioInFile(word, rulesets, terminal);
  const all = scenariosIn(rulesets);
  const found = all.find(({ scenario }) => scenario.id === word);
  if (found !== undefined) return found;
  const ids = all.map(({ scenario }) => scenario.id);
  throw new UsageError(
    `there is no scenario "${word}"${didYouMean(word, ids)}`,
    ids.length === 0 ? null : `Scenarios: ${ids.join(', ')}. A file is named with its ending: my.json.`,
  );
}

async function scenarioInFile(
  file: string,
  rulesets: readonly Ruleset[],
  terminal: Terminal,
): Promise<FoundScenario> {
  const read = await readScenarioFile(file, rulesets, terminal);
  if ('scenario' in read) return read;
  const [{ at, message } = { at: '', message: 'this is no scenario' }, ...more] = read.problems;
  throw new UsageError(
    `${file}: ${at === '' ? '' : `${at}: `}${message}`,
    more.length === 0 ? null : `And ${more.length} more: grognard scenarios --check ${file}`,
  );
}
