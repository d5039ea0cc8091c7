/** The only door through which luck may enter a rule. All dice have six faces. */
export interface Chance {
  /** One die. */
  die(): number;
  /** `n` dice, added up. */
  sum(n: number): number;
  /** `n` dice: how many of them show `upTo` or less. */
  count(n: number, upTo: number): number;
  /** One open-ended die: a 6 is thrown again, each further 6 makes it one more, up to `highest`. */
  open(highest: number): number;
  /** `n` open-ended dice thrown together: all first faces, then die by die the further ones. Natural values in order. */
  openDice(n: number, highest: number): readonly number[];
  /**
   * Open-ended dice in groups, thrown together as in `openDice`. For each group: how many of its dice reach
   * each of the rising `thresholds`.
   */
  openCounts(
    groups: readonly number[],
    highest: number,
    thresholds: readonly number[],
  ): readonly (readonly number[])[];
}

/** Throws open-ended dice face by face: the shared order of first and further faces. */
export function throwOpenDice(face: () => number, n: number, highest: number): number[] {
  const values: number[] = [];
  for (let i = 0; i < n; i++) values.push(face());
  for (let i = 0; i < n; i++) {
    if (values[i] === 6) values[i] = improveSix(face, highest);
  }
  return values;
}

/** What a first face of 6 becomes once its further faces are thrown. */
export function improveSix(face: () => number, highest: number): number {
  let value = 6;
  while (value < highest && face() === 6) value++;
  return value;
}

/** For each group in turn, how many of its values reach each threshold. */
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
