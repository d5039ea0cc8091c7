/** CommandAnswer: the session's answer to the sender of a command. */
import type { InvalidCommand, RefusedCommand, SideId } from '@grognard/engine';

/** Codes for commands that a session refuses before it asks the rules of the game. */
export const sessionCodes = ['stale', 'id-used', 'no-seat', 'no-request'] as const;
export type SessionCode = (typeof sessionCodes)[number];

export function isSessionCode(code: string): code is SessionCode {
  return sessionCodes.some((each) => each === code);
}

/** A refusal that does not come from the rules of the game. */
export interface InvalidMessage {
  readonly allowed: false;
  readonly error: { readonly code: SessionCode; readonly at: string; readonly message: string };
}

export type CommandRefusal = RefusedCommand | InvalidCommand | InvalidMessage;

export type CommandAnswer =
  | {
      readonly accepted: true;
      /** The side's sequence number after the command. */
      readonly seq: number;
      /** Sides that have to agree before an undo is carried out. */
      readonly waitsFor: readonly SideId[];
    }
  | {
      readonly accepted: false;
      /** The side's current sequence number. */
      readonly seq: number;
      readonly because: CommandRefusal;
    };

export function invalidMessage(code: SessionCode, at: string, message: string): InvalidMessage {
  return { allowed: false, error: { code, at, message } };
}
