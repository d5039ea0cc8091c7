/** Fire: control zones, shots that can be taken, and shots that are. */
import type { Arc, Base, Tenths } from '@grognard/geometry';
import type { Fire } from '../../rules/fire/input.ts';
import type { Hit } from '../events.ts';
import type { Approach, Shot, State, Table } from '../model.ts';
import { notYet } from '../not-yet.ts';
import type { Turn } from '../turn.ts';

/** What a unit's fire commands. */
export type Zone = { readonly base: Base } | { readonly arc: Arc; readonly reach: Tenths };

/** A shot at one unit, as the procedure reads it. */
export interface FireCase {
  readonly target: number;
  readonly facts: Fire;
  readonly hit: Hit | null;
}

export function zonesOf(_table: Table, _state: State, _unit: number): readonly Zone[] {
  return notYet('zonesOf');
}

/** Every target worth an offer, legal or not; with an approach the fire that answers it. */
export function shotsOf(_table: Table, _state: State, _unit: number, _at: Approach | null): readonly Shot[] {
  return notYet('shotsOf');
}

/** Nearest first. */
export function fireCases(
  _table: Table,
  _state: State,
  _shot: Shot,
  _at: Approach | null,
): readonly FireCase[] {
  return notYet('fireCases');
}

/** Dice, `fired`, losses. */
export function shoot(_turn: Turn, _shot: Shot, _at: Approach | null): void {
  notYet('shoot');
}
