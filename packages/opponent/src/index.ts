/** Computer players: they see only a view, know no ruleset, and work within a budget. */
export { fullBudget } from './captain.ts';
export { type AnyMatch, type Given, giveCommands } from './give.ts';
export { keyOf, makeLuck } from './luck.ts';
export {
  isLevel,
  type Level,
  levels,
  makePlayer,
  type Player,
  type PlayerAnswer,
  type PlayerOptions,
} from './player.ts';
