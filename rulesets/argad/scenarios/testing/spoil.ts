/** The hamlet with one thing spoilt, and what is then found wrong with it. */
import { expect, it } from 'vitest';
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
  for (const { message } of read) expect(message).not.toBe('');
  return read.map(({ code, at }) => `${code} ${at}`);
}

export const white = (s: Hamlet) => s.sides[0]!.figures;
export const blue = (s: Hamlet) => s.sides[1]!.figures;

/** A case: its name, what is spoilt, and all that is then found. */
export type Case = readonly [name: string, spoil: Spoil, ...found: string[]];

/** Tries each; what is found without the option says so in its name. */
export function tryEach(cases: readonly Case[]): void {
  for (const [name, spoil, ...wanted] of cases)
    it(name, () => {
      const options = name.includes('without the option') ? {} : coastal;
      expect(problems(spoil, 'argad-2024', options)).toEqual(wanted);
    });
}
