/** SideId, Viewer, Awaits: sides, viewers, and what the game waits for. */

/** A side of a battle. There may be more than two. */
export type SideId = string;

/** Who looks at a battle: a side, a bystander (`side: null`) who knows only public facts, or the umpire, who sees everything. */
export type Viewer = 'umpire' | { readonly side: SideId | null };

/** How a battle ended. Without a winner it is a draw. */
export interface Result {
  readonly winners: readonly SideId[];
  /** Why it ended, as a rule id. */
  readonly by: string;
  /** Points of each side, where the game counts them. */
  readonly points: Readonly<Record<SideId, number>>;
}

/** What the game waits for. Several sides give sealed orders at once. A single side has its turn, or reacts to another side's action. */
export type Awaits =
  | { readonly kind: 'orders' | 'turn' | 'answer'; readonly phase: string; readonly sides: readonly SideId[] }
  | { readonly kind: 'over'; readonly result: Result };
