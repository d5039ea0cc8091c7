/** withArmies: a battle whose players bring their own armies, one for each side in turn (`--army`). */
import type { BundledScenario, Json } from '@grognard/rules-kit';
import { type GivenFlag, UsageError } from './arguments.ts';
import { armyReader, findArmy } from './find-army.ts';
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
  const brought: Json[] = [];
  for (const [n, side] of sides.entries()) {
    const word = words[n];
    brought.push(word === undefined ? side : await sideWith(side, word));
  }
  return { ...scenario, data: { ...asFields(data), sides: brought } };

  async function sideWith(side: Readonly<Record<string, Json>>, word: string): Promise<Json> {
    const { army, problems } = await findArmy(word, reader, terminal);
    const [first] = problems;
    if (army === null || first !== undefined || !army.isLegal)
      throw new UsageError(
        `--army ${word}: ${first === undefined ? 'this army cannot be read' : first.message}`,
        `grognard army --check ${word}`,
      );
    if (army.budget !== asFields(data)['points'])
      throw new UsageError(`--army ${word}: it is an army of ${army.budget} points, for another battle`);
    return { ...side, name: army.name, ...asFields(army.field(idOf(side), reader.language)) };
  }
}

function idOf({ id }: Readonly<Record<string, Json>>): string {
  return typeof id === 'string' ? id : 'side';
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
