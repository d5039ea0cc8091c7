/** Many games between computer players: played by hands that may be workers, told in statistics, the same for the same seed. */
export { type Pairing, type Rating, rate } from './elo.ts';
export { type Batch, batchPlayer, type Hand, handHere } from './hand.ts';
export { type BattleJob, type GameRecord, type LayOut, layOutJob, playNumber, seedOf } from './job.ts';
export { type Ladder, type LadderJob, ladder, type PairResult, type Rung } from './ladder.ts';
export {
  GameFault,
  mostAnswers,
  type Origin,
  type PlayedGame,
  type PlayOptions,
  playGame,
} from './play-game.ts';
export {
  type PlayerStanding,
  type Report,
  type RuleCount,
  reportOf,
  type SideStanding,
  type Standing,
} from './report.ts';
export { confidence, type Share, shareOf } from './share.ts';
export { type Progress, type Simulated, type SimulateOptions, simulate } from './simulate.ts';
