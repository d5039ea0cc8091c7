/** BattlePlan: a plan above the unit as plain data: groups with tasks and phases; and the survey of a battle that it is made from. */

/** What a group can be told to do. Idle is no task. */
export const groupTasks = ['assault', 'seize', 'hold', 'screen', 'reserve'] as const;
export type GroupTask = (typeof groupTasks)[number];

/** How far a group has come with its task. */
export const groupPhases = ['approach', 'form', 'strike'] as const;
export type GroupPhase = (typeof groupPhases)[number];

/** Pieces that get one task together: a corps, a brigade, a boat’s crew. */
export interface SurveyedGroup {
  readonly id: string;
  /** Points of the scenario that its side would lose with it. */
  readonly worth: number;
  /** Share of its first strength that is left, from 0 to 1. */
  readonly left: number;
}

/** Enemies, or a place, that a group can be sent to. */
export interface SurveyedTarget {
  readonly id: string;
  /** Points to be gained there. */
  readonly worth: number;
  /** Force of the enemies there, in the unit of `TaskOption.force`. */
  readonly force: number;
}

/** Something that a group could be told to do. */
export interface TaskOption {
  readonly group: string;
  readonly task: Exclude<GroupTask, 'reserve'>;
  readonly target: string;
  /** What the group is worth against this target: its worth, more or less as exact odds favour it. */
  readonly force: number;
  /** Turns until it can begin. */
  readonly turns: number;
}

/** A battle as one side sees it from above, from its view alone. */
export interface Survey {
  readonly turn: number;
  /** Turns left, this one included, or null if there is no limit. */
  readonly turnsLeft: number | null;
  /** Points lost so far by the side, and by its enemies. */
  readonly lost: number;
  readonly gained: number;
  readonly groups: readonly SurveyedGroup[];
  readonly targets: readonly SurveyedTarget[];
  readonly options: readonly TaskOption[];
}

export interface PlannedGroup {
  readonly id: string;
  readonly task: GroupTask;
  /** Null for a reserve that has not been sent anywhere. */
  readonly target: string | null;
  readonly phase: GroupPhase;
  /** Turn in which it got the task. */
  readonly since: number;
  /** What is left of it when it got the task. */
  readonly left: number;
  /** Turn by which it should strike. */
  readonly byTurn: number;
}

/** A plan of a side. Plain data, kept with the game. */
export interface BattlePlan {
  /** Target to which most force goes, or null. */
  readonly mainEffort: string | null;
  readonly groups: readonly PlannedGroup[];
  /** Worth of the plan when it was made, and points lost until then, by both. */
  readonly worth: number;
  readonly lost: number;
  readonly gained: number;
  /** What made the side plan anew. */
  readonly because: PlanEvent;
}

/** What a plan is revised for. Nothing else changes it. */
export const planEvents = ['first', 'target-gone', 'half-strength', 'late', 'losses', 'release'] as const;
export type PlanEvent = (typeof planEvents)[number];
