/** Chance: the only source of chance in a rule. All dice have six faces. */
import type { StepNoter } from './step.ts';

export interface Chance {
  /** Takes notes of the throws that a rule has read. Missing if nobody asks for reasons; `note?.(…)` then makes no note at all. */
  readonly note?: StepNoter;
  /** One die. */
  die(): number;
  /** `n` dice, added up. */
  sum(n: number): number;
  /** `n` dice: how many of them show `upTo` or less. */
  count(n: number, upTo: number): number;
  /** One open-ended die. A 6 is thrown again, and each further 6 adds one, up to `highest`. */
  open(highest: number): number;
  /** `n` open-ended dice thrown together: first all first faces, then the further faces die by die. Natural values in order. */
  openDice(n: number, highest: number): readonly number[];
  /**
   * Open-ended dice in groups, thrown together as in `openDice`. Gives, for each group, the number of dice that reach each of the
   * rising `thresholds`.
   */
  openCounts(
    groups: readonly number[],
    highest: number,
    thresholds: readonly number[],
  ): readonly (readonly number[])[];
}

/** Throws open-ended dice face by face, in the shared order of first and further faces. */
export function throwOpenDice(
  face: (die: number, isAgain: boolean) => number,
  n: number,
  highest: number,
): number[] {
  const values: number[] = [];
  for (let i = 0; i < n; i++) values.push(face(i, false));
  for (let i = 0; i < n; i++) {
    if (values[i] === 6) values[i] = improveSix(() => face(i, true), highest);
  }
  return values;
}

/** Value of a first face of 6 after its further faces are thrown. */
export function improveSix(face: () => number, highest: number): number {
  let value = 6;
  while (value < highest && face() === 6) value++;
  return value;
}

/** Number of values that reach each threshold, for each group in turn. */
export function reaching(
  values: readonly number[],
  groups: readonly number[],
  thresholds: readonly number[],
): number[][] {
  let start = 0;
  return groups.map((size) => {
    const group = values.slice(start, start + size);
    start += size;
    return thresholds.map((threshold) => group.filter((value) => value >= threshold).length);
  });
}
