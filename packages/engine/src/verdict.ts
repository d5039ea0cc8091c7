/** Verdict: the engine's answer to a command before it is carried out. */
import type { Json, Line, ProblemCode, RuleId } from '@grognard/rules-kit';

/** Why a command is invalid, apart from the rules of the game. */
export type ProtocolCode =
  | 'over'
  | 'not-your-turn'
  | 'unknown-side'
  | 'unknown-command'
  | 'undo'
  | ProblemCode;

/** The command is allowed at this cost. */
export interface AllowedCommand {
  readonly allowed: true;
  /** What the player pays and gets, as the ruleset defines it: cm used, dice to throw, odds. */
  readonly cost: { readonly [name: string]: Json };
  readonly why: readonly Line[];
}

/** The command is refused by these rules. The ruleset's remedies say what would make it legal. */
export interface RefusedCommand {
  readonly allowed: false;
  readonly refusals: readonly { readonly rule: RuleId; readonly about?: string }[];
}

/** The input is not a command here. */
export interface InvalidCommand {
  readonly allowed: false;
  readonly error: { readonly code: ProtocolCode; readonly at: string; readonly message: string };
}

export type Verdict = AllowedCommand | RefusedCommand | InvalidCommand;

export function invalidCommand(code: ProtocolCode, at: string, message: string): InvalidCommand {
  return { allowed: false, error: { code, at, message } };
}

export function refusedCommand(...rules: readonly RuleId[]): RefusedCommand {
  return { allowed: false, refusals: rules.map((rule) => ({ rule })) };
}

/** Verdict on a command without a cost worth mentioning. */
export const allowedCommand: AllowedCommand = { allowed: true, cost: {}, why: [] };
