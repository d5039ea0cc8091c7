/** Attacks: declared, answered, gone in; and plain moves with what fires at them. */
import type { Tenths, Track } from '@grognard/geometry';
import type { Formation } from '../../model.ts';
import type { Answer, Answered, Approach, Shot, State, Table } from '../model.ts';
import type { LaidMove } from '../move/index.ts';
import { notYet } from '../not-yet.ts';
import type { AnswerCommand, MoveCommand } from '../orders.ts';
import type { No, Turn } from '../turn.ts';

/** An answer that a unit could give to the attack on top of the agenda. */
export interface Offered {
  readonly unit: number;
  readonly how: Answer;
  readonly shots: readonly Shot[];
  readonly formations: readonly Formation[];
  /** Empty: it may. */
  readonly against: No;
}

export function layAttack(_table: Table, _state: State, _move: MoveCommand): Approach | No {
  return notYet('layAttack');
}

/** `declared`; pushes `attack`, or `go-in` where nobody can answer. */
export function declare(_turn: Turn, _approach: Approach): void {
  notYet('declare');
}

/** Whose zones are crossed, and where. */
export function crossings(
  _table: Table,
  _state: State,
  _unit: number,
  _tracks: readonly Track[],
): readonly { readonly by: number; readonly along: Tenths }[] {
  return notYet('crossings');
}

/** A plain move with what fires at it. */
export function goAlong(_turn: Turn, _unit: number, _laid: LaidMove): void {
  notYet('goAlong');
}

/** Of the attack on top of the agenda. */
export function answersOf(_table: Table, _state: State): readonly Offered[] {
  return notYet('answersOf');
}

export function answer(_turn: Turn, _command: AnswerCommand): void {
  notYet('answer');
}

export function goIn(_turn: Turn, _approach: Approach, _answered: readonly Answered[]): void {
  notYet('goIn');
}
