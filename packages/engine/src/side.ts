/** Sides, and what the game waits for. */

/** A side of a battle; there may be more than two. */
export type SideId = string;

/** Who looks at a battle: a side, a bystander (`side: null`) who knows what everybody knows, or the umpire, who sees everything. */
export type Viewer = 'umpire' | { readonly side: SideId | null };

/** How a battle ended. No winner: a draw. */
export interface Result {
  readonly winners: readonly SideId[];
  /** Why it ended, as a rule id. */
  readonly by: string;
  /** Points of each side, where the game counts them. */
  readonly points: Readonly<Record<SideId, number>>;
}

/**
 * What the game waits for. Several sides at once give sealed orders; one side alone has its turn, or answers
 * what another just did.
 */
export type Awaits =
  | { readonly kind: 'orders' | 'turn' | 'answer'; readonly phase: string; readonly sides: readonly SideId[] }
  | { readonly kind: 'over'; readonly result: Result };
