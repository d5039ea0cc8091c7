/** sessionMessages: every message a client may send to a session, and every notice it receives. */
import {
  choice,
  type DataLimits,
  dataObject,
  either,
  flag,
  list,
  optional,
  orNull,
  record,
  required,
  text,
  whole,
} from '@grognard/rules-kit';
import type { CommandAnswer } from './answers.ts';
import type { GameId } from './record.ts';
import { message } from './rpc.ts';
import type { Update } from './subscription.ts';

/** Notices that a client receives from a session. */
export interface SessionNotices {
  readonly update: Update;
  /** The session has ended. A client that wants further updates subscribes again. */
  readonly lost: { readonly game: GameId; readonly message: string };
}

/** Limits of one command of a game. */
export const commandLimits: DataLimits = { depth: 16, values: 5000, characters: 2000 };
/** Limit of commands in one message. The whole deployment of a battle is submitted at once. */
const mostCommands = 2000;

export const gameId = text(/^[\w:.-]{1,100}$/, 'the id of a game');
export const sideId = text(/^[^\p{Cc}]{1,100}$/u, 'the id of a side');
const secret = text(/^[0-9a-f]{64}$/, '64 hexadecimal digits');
const commandId = text(/^[\w-]{1,64}$/, 'up to 64 letters, digits, hyphens');
const seq = whole(0, 1_000_000_000);

/** Fields of every command: the sender's id for it, and the sequence number that its side expects. */
const head = {
  game: required(gameId, 'Game'),
  side: required(sideId, 'Side'),
  id: required(commandId, 'Id of the command'),
  expected: required(seq, 'Expected sequence number'),
} as const;

/** Messages of a player. */
export const commandMessages = {
  submit: message<CommandAnswer>()(
    record({
      ...head,
      commands: required(list(dataObject(commandLimits), { min: 1, max: mostCommands }), 'Commands'),
    }),
  ),
  undo: message<CommandAnswer>()(record(head)),
  answerUndo: message<CommandAnswer>()(record({ ...head, agrees: required(flag(), 'Agrees') })),
} as const;

/** Further messages of a client elsewhere, in addition to its commands. */
export const viewerMessages = {
  /** A seat elsewhere is held by the player's own key. An invitation is valid for one first claim. */
  claimSeat: message<{ readonly seq: number }>()(
    record({
      game: required(gameId, 'Game'),
      side: required(sideId, 'Side'),
      key: required(secret, 'Key of the seat'),
      invitation: optional(orNull(secret), null, 'Invitation'),
    }),
  ),
  /** Updates begin with the events since the viewer's number `from`. A second subscription to a game replaces the first. */
  subscribe: message<{ readonly seq: number }>()(
    record({
      game: required(gameId, 'Game'),
      viewer: required(
        either(choice(['umpire', 'bystander']), record({ side: required(sideId, 'Side') })),
        'Viewer',
      ),
      from: optional(seq, 0, 'From sequence number'),
    }),
  ),
  unsubscribe: message<null>()(record({ game: required(gameId, 'Game') })),
} as const;

export const sessionMessages = { ...commandMessages, ...viewerMessages } as const;
