/** Many games between computer players: played by runners that may be workers, summed up in statistics, the same for the same seed. */
export { type Pairing, type Rating, rate } from './elo.ts';
export { type BattleJob, createGameOf, type GameResult, playNumber, seedOf } from './job.ts';
export { type Ladder, type LadderJob, type LadderRow, ladder, type PairResult } from './ladder.ts';
export {
  GameFault,
  mostAnswers,
  type Origin,
  type PlayedGame,
  type PlayOptions,
  playGame,
} from './play-game.ts';
export {
  type BattleMoment,
  type CurvePoint,
  curveOf,
  momentsOf,
  type Prospect,
  type QuickBattles,
  type QuickBattlesSoFar,
  quickBattles,
  type Swing,
  swingsOf,
  victoryOf,
} from './prospects.ts';
export {
  type MeasureTally,
  type PlayerTally,
  type RuleCount,
  reportOf,
  type SideTally,
  type SimulationReport,
  type Tally,
} from './report.ts';
export { type Batch, type BatchRunner, batchPlayer, inlineRunner } from './runner.ts';
export { confidence, type Share, shareOf } from './share.ts';
export {
  type SimulateOptions,
  type SimulationProgress,
  type SimulationResult,
  simulate,
} from './simulate.ts';
