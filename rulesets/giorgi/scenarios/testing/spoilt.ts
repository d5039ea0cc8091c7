/** The small scenario spoilt in one place, and the problems reported for it. For tests only. */
import { isScenario, readScenario } from '../check.ts';
import { hamlet } from './hamlet.ts';

export type Hamlet = ReturnType<typeof hamlet>;
export type Spoil = (scenario: Hamlet) => unknown;

/** Problems after spoiling one place, as `code at`. */
export function problems(spoil: Spoil, agreed: Record<string, unknown> = {}): string[] {
  const scenario = hamlet();
  spoil(scenario);
  const read = readScenario(scenario, 'giorgi', agreed);
  if (isScenario(read)) return [];
  if (read.some(({ message }) => message === '')) throw new Error('a problem without words');
  return read.map(({ code, at }) => `${code} ${at}`);
}

export const blue = (s: Hamlet) => s.sides[0]!.units;
export const red = (s: Hamlet) => s.sides[1]!.units;
