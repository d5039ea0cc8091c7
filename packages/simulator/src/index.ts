/** Many games between computer players. */
export {
  GameFault,
  mostAnswers,
  type Origin,
  type PlayedGame,
  type PlayOptions,
  playGame,
} from './play-game.ts';
