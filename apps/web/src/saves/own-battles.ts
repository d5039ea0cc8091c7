/** OwnBattles: where the player's own battles are kept: in the browser, or for as long as the page lasts. */

/** A battle that the player brought, as the file was. */
export interface OwnBattle {
  /** Follows from the file, so that the same file is kept once. */
  readonly id: string;
  readonly scenario: object;
  /** Time in ms since 1970. */
  readonly added: number;
}

export interface OwnBattles {
  /** All of them, the oldest first. */
  all(): Promise<readonly OwnBattle[]>;
  keep(battle: OwnBattle): Promise<void>;
  forget(id: string): Promise<void>;
}

const inOrder = (battles: readonly OwnBattle[]) =>
  battles.toSorted((one, other) => one.added - other.added || (one.id < other.id ? -1 : 1));

export function createMemoryBattles(): OwnBattles {
  const kept = new Map<string, OwnBattle>();
  return {
    all: async () => inOrder([...kept.values()]),
    async keep(battle) {
      if (!kept.has(battle.id)) kept.set(battle.id, structuredClone(battle));
    },
    async forget(id) {
      kept.delete(id);
    },
  };
}
