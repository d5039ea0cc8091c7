/** PieceState: a state of a piece in words, with the rule that says what it means. */
import type { RuleId } from '@grognard/rules-kit';
import type { Piece } from './interaction.ts';

export interface PieceState {
  readonly words: string;
  /** Null if there is nothing to read about it. */
  readonly rule: RuleId | null;
}

/** The states of a piece as it carries them. */
export function withStates(states: readonly PieceState[]): Pick<Piece, 'state' | 'stateRules'> {
  const read = states.flatMap(({ words, rule }) => (rule === null ? [] : [[words, rule] as const]));
  return { state: states.map(({ words }) => words), stateRules: Object.fromEntries(read) };
}

export function statesOf({ state, stateRules = {} }: Pick<Piece, 'state' | 'stateRules'>): PieceState[] {
  return state.map((words) => ({ words, rule: stateRules[words] ?? null }));
}
