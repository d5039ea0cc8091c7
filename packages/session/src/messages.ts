/** sessionMessages: everything a client may say to a session, and what it hears. */
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

/** What a client hears of a session. */
export interface SessionNotices {
  readonly update: Update;
  /** The session has ended; whoever wants to hear more subscribes again. */
  readonly lost: { readonly game: GameId; readonly message: string };
}

/** Bounds of one command of a game. */
export const commandLimits: DataLimits = { depth: 16, values: 5000, characters: 2000 };
/** A battle's whole deployment is given at once. */
const mostCommands = 2000;

export const gameId = text(/^[\w:.-]{1,100}$/, 'the id of a game');
export const sideId = text(/^[^\p{Cc}]{1,100}$/u, 'the id of a side');
const secret = text(/^[0-9a-f]{64}$/, '64 hexadecimal digits');
const commandId = text(/^[\w-]{1,64}$/, 'up to 64 letters, digits, hyphens');
const seq = whole(0, 1_000_000_000);

/** What every command says of itself: the sender's id for it, and the sequence number that its side expects. */
const head = {
  game: required(gameId, 'Game'),
  side: required(sideId, 'Side'),
  id: required(commandId, 'Id of the command'),
  expected: required(seq, 'Expected sequence number'),
} as const;

/** What a player sends. */
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

/** What a client elsewhere sends, before and beside its commands. */
export const viewerMessages = {
  /** A seat elsewhere is held by a key of the player's own; an invitation is good for one first claim. */
  claimSeat: message<{ readonly seq: number }>()(
    record({
      game: required(gameId, 'Game'),
      side: required(sideId, 'Side'),
      key: required(secret, 'Key of the seat'),
      invitation: optional(orNull(secret), null, 'Invitation'),
    }),
  ),
  /** Updates begin with what happened since the viewer's number `from`. A second subscription to a game replaces the first. */
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
