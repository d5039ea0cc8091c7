/** The hamlet with one thing spoilt, and what is then found wrong with it. */
import { isScenario, readScenario } from '../check.ts';
import { hamlet } from './hamlet.ts';

type Hamlet = ReturnType<typeof hamlet>;
export type Spoil = (scenario: Hamlet) => unknown;

/** The hamlet has a boat and deep water. */
export const coastal = { 'coastal-arms': true };

/** What is wrong after spoiling one thing, as `code at`. */
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

/** A case: its name, what is spoilt, and all that is then found. */
export type SpoiltCase = readonly [name: string, spoil: Spoil, ...found: string[]];

/** What is found in a case; one without the option says so in its name. */
export function foundIn([name, spoil]: SpoiltCase): string[] {
  return problems(spoil, 'argad-2024', name.includes('without the option') ? {} : coastal);
}
