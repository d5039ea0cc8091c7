/** The hamlet with one thing broken, and the problems then reported. */
import { isScenario, readScenario } from '../check.ts';
import { hamlet } from './hamlet.ts';

type Hamlet = ReturnType<typeof hamlet>;
export type Spoil = (scenario: Hamlet) => unknown;

/** Needed because the hamlet has a boat and deep water. */
export const coastal = { 'coastal-arms': true };

/** The problems after one change, as `code at`. */
export function problems(
  spoil: Spoil,
  edition = 'argad-2024',
  options: Record<string, unknown> = coastal,
): string[] {
  const scenario = hamlet();
  spoil(scenario);
  const read = readScenario(scenario, edition, options);
  if (isScenario(read)) return [];
  const silent = read.find(({ message }) => message === '');
  if (silent !== undefined) throw new Error(`${silent.at}: nothing is said`);
  return read.map(({ code, at }) => `${code} ${at}`);
}

export const white = (s: Hamlet) => s.sides[0]!.figures;
export const blue = (s: Hamlet) => s.sides[1]!.figures;

/** A case: its name, the change, and every problem expected. */
export type SpoiltCase = readonly [name: string, spoil: Spoil, ...found: string[]];

/** The problems found in a case. A case without the option says so in its name. */
export function foundIn([name, spoil]: SpoiltCase): string[] {
  return problems(spoil, 'argad-2024', name.includes('without the option') ? {} : coastal);
}
