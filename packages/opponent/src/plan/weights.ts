/** Weights of plans: what tasks gain and risk, in shares of points, and when a plan is looked at anew. */
import type { TaskOption } from '@grognard/engine';

/** Share of a target's worth that is gained by beating it, and of one's own that is at risk. */
interface TaskWeight {
  readonly gain: number;
  readonly risk: number;
  /** Factor of force against the target: the holder has the ground and his fire. */
  readonly force: number;
}

export const taskWeights: Readonly<Record<TaskOption['task'], TaskWeight>> = {
  assault: { gain: 1, risk: 0.6, force: 1 },
  seize: { gain: 1, risk: 0.4, force: 1 },
  hold: { gain: 0.45, risk: 0.45, force: 1.2 },
  screen: { gain: 0.15, risk: 0.15, force: 1 },
};

export const planWeights = {
  /** Share of a target's worth that it costs to leave it without anybody before it. */
  unfaced: 0.35,
  /** Share of its worth that a reserve is thought to bring later. */
  reserve: 0.25,
  /** A side keeps a reserve if it has at least this many groups and as much force as the enemy. */
  reserveGroups: 3,
  reserveForce: 1.1,
  /** Turns that a task takes once it has begun, and turns to spare. */
  striking: 3,
  spare: 1,
  /** Share of a gain that is lost for each turn on the way. */
  perTurn: 0.15,
  /** A new plan must be better by this much, in points or as a share of the old. */
  betterPoints: 0.5,
  betterShare: 0.1,
  /** Strength at which a group is asked whether it can go on, and a reserve is sent. */
  half: 0.5,
  /** Share by which losses may differ from what was expected, of all that both have lost. */
  losses: 0.25,
  /** Points lost by both from which that is asked. */
  fewestLosses: 4,
} as const;
