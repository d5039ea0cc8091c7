/**
 * The referee of a game: seats, viewers, and commands that are durable before they are acknowledged. Independent of browser and
 * network.
 */
export {
  type CommandAnswer,
  type CommandRefusal,
  type InvalidMessage,
  isSessionCode,
  type SessionCode,
} from './answers.ts';
export { CommandConnection, type HoldsSeat } from './command-connection.ts';
export { continueFrom } from './continue-from.ts';
export {
  type CreatedGame,
  type GameSetup,
  isRefused,
  type RefusedSetup,
  type SessionDeps,
  type SetupProblem,
} from './deps.ts';
export {
  type EpisodeToll,
  episodesOf,
  type Moment,
  type News,
  type ShownEpisode,
  type ShownScene,
  tollsOf,
} from './episodes.ts';
export { GameClient, type GameClientOptions, type SessionCall } from './game-client.ts';
export { depthOf, largestFile, readGames, writeBackup } from './game-files.ts';
export { gameFromLink, linkedGame } from './game-link.ts';
export { withName } from './game-name.ts';
export { type CommandHead, GameTable } from './game-table.ts';
export {
  exportGame,
  gameFromSave,
  type ImportedGames,
  type ImportProof,
  importGames,
} from './import-export.ts';
export { lastTurnOf } from './last-turn.ts';
export { createMemoryStorage, openUnstored } from './memory-storage.ts';
export {
  commandLimits,
  commandMessages,
  gameId,
  type SessionNotices,
  sessionMessages,
  sideId,
  viewerMessages,
} from './messages.ts';
export { createRecord, type NewGame } from './new-game.ts';
export { OpenGames, openSession } from './open-games.ts';
export { itemKey, type PictureChange, withChange } from './picture-change.ts';
export { memoryBefore } from './plan-memory.ts';
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
  type AnswerOfMessage,
  answering,
  type BoundHandler,
  type Call,
  CallRefused,
  connect,
  type Ears,
  type MessageKind,
  type MessageRefusal,
  type Messages,
  message,
  notify,
  type OutputOfMessage,
  on,
  type ParamsOf,
  type Port,
  type Reply,
  serve,
} from './rpc.ts';
export {
  type ClientNews,
  openClient,
  SeatedClient,
  type SeatedClientOptions,
  type SuggestedDeployment,
} from './seated-client.ts';
export { levelOf, seatOf } from './seats.ts';
export {
  type Acknowledge,
  type CommandMessage,
  GameSession,
  SessionEnded,
  type SessionWatcher,
  type UndoAnswerMessage,
} from './session.ts';
export { SessionConnection } from './session-connection.ts';
export { canReadReasons, type GameStatus, type SideSummary, sideSummaries } from './status.ts';
export type { Append, GameStorage } from './storage.ts';
export { canWatch, Subscription, type Update } from './subscription.ts';
export { TableConnection } from './table-connection.ts';
export { type TableNotices, tableMessages } from './table-messages.ts';
export { createThinker, type Question, type Thinker, thinkAhead } from './thinker.ts';
export { editionId, remoteThinker, thinkerMessages } from './thinker-messages.ts';
export type { VisibleEntry } from './visible-entries.ts';
