/** What the engine says of a command before it is carried out. */
import type { Json, Line, ProblemCode, RuleId } from '@grognard/rules-kit';

/** Why a command cannot be given at all, apart from the rules of the game. */
export type ProtocolCode =
  | 'over'
  | 'not-your-turn'
  | 'unknown-side'
  | 'unknown-command'
  | 'undo'
  | ProblemCode;

/** Yes, at this cost. */
export interface AllowedCommand {
  readonly allowed: true;
  /** What the player pays and gets, as the ruleset has it: cm used, dice to throw, odds. */
  readonly cost: { readonly [name: string]: Json };
  readonly why: readonly Line[];
}

/** No, because of these rules; the ruleset's remedies say what would make it legal. */
export interface RefusedCommand {
  readonly allowed: false;
  readonly refusals: readonly { readonly rule: RuleId; readonly about?: string }[];
}

/** No, because it is not a command here. */
export interface InvalidCommand {
  readonly allowed: false;
  readonly error: { readonly code: ProtocolCode; readonly at: string; readonly message: string };
}

export type Verdict = AllowedCommand | RefusedCommand | InvalidCommand;

/** A command that is not one here. */
export function invalidCommand(code: ProtocolCode, at: string, message: string): InvalidCommand {
  return { allowed: false, error: { code, at, message } };
}

/** A command that the rules forbid. */
export function refusedCommand(...rules: readonly RuleId[]): RefusedCommand {
  return { allowed: false, refusals: rules.map((rule) => ({ rule })) };
}

/** A command that costs nothing worth telling. */
export const allowedCommand: AllowedCommand = { allowed: true, cost: {}, why: [] };
