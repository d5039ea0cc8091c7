/** The referee of a game: seats, viewers, commands that are durable before they are acknowledged. Knows no browser and no network. */
export type { CommandAnswer, CommandRefusal, InvalidMessage, SessionCode } from './answers.ts';
export {
  type CreatedGame,
  type GameSetup,
  isRefused,
  type RefusedSetup,
  type SessionDeps,
  type SetupProblem,
} from './deps.ts';
export { GameClient, type GameClientOptions, type SessionCall } from './game-client.ts';
export { type CommandHead, GameTable } from './game-table.ts';
export { createMemoryStorage } from './memory-storage.ts';
export { commandLimits, gameId, sessionMessages, sideId } from './messages.ts';
export { OpenGames } from './open-games.ts';
export type {
  AnyEntry,
  GameId,
  GameRecord,
  Receipt,
  Seat,
  SeatLock,
  StoredGame,
  TurnReasons,
  UndoRequest,
} from './record.ts';
export { facesOf, resumeMatch } from './resume.ts';
export {
  type AnswerOf,
  answering,
  type BoundHandler,
  type Call,
  CallRefused,
  connect,
  type MessageKind,
  type MessageRefusal,
  type Messages,
  message,
  notify,
  on,
  type ParamsOf,
  type Port,
  type Reply,
  serve,
} from './rpc.ts';
export { levelOf, seatOf } from './seats.ts';
export {
  type Acknowledge,
  type CommandMessage,
  GameSession,
  SessionEnded,
  type UndoAnswerMessage,
  type Watcher,
} from './session.ts';
export { SessionConnection, type Trust } from './session-service.ts';
export type { Append, GameStorage } from './storage.ts';
export { canWatch, Subscription, type Update } from './subscription.ts';
export { createThinker, type Question, type Thinker, thinkAhead } from './thinker.ts';
export type { VisibleEntry } from './visible-entries.ts';
