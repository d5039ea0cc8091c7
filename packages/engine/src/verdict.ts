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
export interface Allowed {
  readonly allowed: true;
  /** What the player pays and gets, as the ruleset has it: cm used, dice to throw, odds. */
  readonly cost: { readonly [name: string]: Json };
  readonly why: readonly Line[];
}

/** No, because of these rules; the ruleset's remedies say what would make it legal. */
export interface Forbidden {
  readonly allowed: false;
  readonly refusals: readonly { readonly rule: RuleId; readonly about?: string }[];
}

/** No, because it is not a command here. */
export interface Misplaced {
  readonly allowed: false;
  readonly error: { readonly code: ProtocolCode; readonly at: string; readonly message: string };
}

export type Verdict = Allowed | Forbidden | Misplaced;

/** A command that is not one here. */
export function misplaced(code: ProtocolCode, at: string, message: string): Misplaced {
  return { allowed: false, error: { code, at, message } };
}

/** A command that the rules forbid. */
export function forbidden(...rules: readonly RuleId[]): Forbidden {
  return { allowed: false, refusals: rules.map((rule) => ({ rule })) };
}

/** A command that costs nothing worth telling. */
export const allowed: Allowed = { allowed: true, cost: {}, why: [] };
