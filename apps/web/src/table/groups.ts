/** groupsOf: consecutive entries of the same player turn, to be shown under one heading. */

/** The turn and, in games where sides move one after the other, the player turn. */
interface When {
  readonly turn: number;
  readonly stage?: string;
}

/** Groups neighbours of the same turn and stage. Without stages each is a group of one. */
export function groupsOf<T>(all: readonly T[], whenOf: (each: T) => When): readonly (readonly [T, ...T[]])[] {
  const groups: [T, ...T[]][] = [];
  for (const each of all) {
    const { turn, stage } = whenOf(each);
    const last = groups.at(-1);
    const before = last === undefined ? undefined : whenOf(last[0]);
    if (last !== undefined && stage !== undefined && before?.turn === turn && before.stage === stage)
      last.push(each);
    else groups.push([each]);
  }
  return groups;
}
