/** withArmies: a battle whose players bring their own armies, one for each side in turn (`--army`). */
import { type ArmyFiles, asJson, type BundledScenario, type Json, type ReadArmy } from '@grognard/rules-kit';
import { type GivenFlag, UsageError } from './arguments.ts';
import { type ArmyReader, armyReader, findArmy } from './find-army.ts';
import type { Terminal } from './terminal.ts';

/** The battle with the armies of the flags in place of its own. */
export async function withArmies(
  scenario: BundledScenario,
  flags: readonly GivenFlag[],
  terminal: Terminal,
): Promise<BundledScenario> {
  const words = flags.flatMap(({ name, value }) => (name === 'army' ? [value] : []));
  if (words.length === 0) return scenario;
  const { data } = scenario;
  const sides = sidesOf(data);
  if (sides === null || !isFree(data))
    throw new UsageError(`--army: in ${scenario.id} the armies are those of the battle`);
  if (words.length > sides.length)
    throw new UsageError(`--army: ${scenario.id} has ${sides.length} sides, not ${words.length}`);
  const reader = await armyReader(flags, terminal);
  const brought = await Promise.all(words.map((word) => armyOf(word, reader, terminal)));
  const [first, ...others] = brought;
  const points = words.length < sides.length ? asFields(data)['points'] : first?.army.budget;
  for (const { army, word } of [first, ...others].flatMap((one) => one ?? []))
    if (army.budget !== points)
      throw new UsageError(`--army ${word}: it is an army of ${army.budget} points, for another battle`);
  if (first === undefined) return scenario;
  const armies = sides.map((_, n) => brought[n]?.army ?? null);
  return { ...scenario, data: asJson(first.files.fielded(asFields(data), armies, reader.language)) };
}

/** A legal army of a flag. */
async function armyOf(
  word: string,
  reader: ArmyReader,
  terminal: Terminal,
): Promise<{ readonly word: string; readonly army: ReadArmy; readonly files: ArmyFiles }> {
  const { ruleset, army, problems } = await findArmy(word, reader, terminal);
  const [problem] = problems;
  const files = reader.files.find((each) => each.ruleset === ruleset);
  if (army === null || files === undefined || problem !== undefined || !army.isLegal)
    throw new UsageError(
      `--army ${word}: ${problem === undefined ? 'this army cannot be read' : problem.message}`,
      `grognard army --check ${word}`,
    );
  return { word, army, files };
}

function asFields(data: Json): Readonly<Record<string, Json>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
    ? Object.fromEntries(Object.entries(data))
    : {};
}

function sidesOf(data: Json): readonly Readonly<Record<string, Json>>[] | null {
  const { sides } = asFields(data);
  return Array.isArray(sides) ? sides.map((side: Json) => asFields(side)) : null;
}

/** Players deploy their armies: nobody has a place yet. */
function isFree(data: Json): boolean {
  const { start } = asFields(data);
  return start === 'initiative' || start === 'plan' || start === 'corps';
}
