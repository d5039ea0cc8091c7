/** readScenarioFile: the battle of a file that a person named, or everything that is wrong with it. */
import { type ReadScenario, type Ruleset, readScenarioText } from '@grognard/rules-kit';
import { textOf } from './read-text.ts';
import type { Terminal } from './terminal.ts';

/** The battle of a file. `-` is standard input. */
export async function readScenarioFile(
  file: string,
  rulesets: readonly Ruleset[],
  terminal: Terminal,
): Promise<ReadScenario> {
  return readScenarioText(await textOf(file, terminal), rulesets);
}
