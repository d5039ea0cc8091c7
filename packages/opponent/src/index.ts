/** Computer players. They see only a view, know no ruleset, and work within a budget. */
export type { PlayerAnswer } from './answer.ts';
export { fullBudget, usualForesight } from './budget.ts';
export { loadPlayer } from './load-player.ts';
export { makePlayer } from './make-player.ts';
export type { PlanMemory } from './plan/index.ts';
export {
  isLevel,
  type Level,
  levels,
  type Player,
  type PlayerOptions,
} from './player.ts';
export { preparedAnswer } from './prepared.ts';
export { createRandom, keyOf } from './random.ts';
export { type AnyMatch, giveCommands, type SubmittedCommands } from './submit-commands.ts';
