/** What happened one after the other in the same part of a battle, put under one heading. */

/** When something was: in which turn and, where sides have theirs one after the other, in whose part of it. */
interface When {
  readonly turn: number;
  readonly stage?: string;
}

/** Neighbours of the same turn and part, together; where a battle has no parts each stands alone. */
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
