/** Melees: who is in which, what they add up to, and what comes of them. */
import type { MeleeAsked } from '../../rules/melee/input.ts';
import type { Melee, MeleeFate, State, Table } from '../model.ts';
import { notYet } from '../not-yet.ts';
import type { Turn } from '../turn.ts';

/** In an order that does not change while they are fought. */
export function meleesIn(_table: Table, _state: State): readonly Melee[] {
  return notYet('meleesIn');
}

export function meleeFacts(_table: Table, _state: State, _melee: Melee): MeleeAsked {
  return notYet('meleeFacts');
}

export function fightMelee(_turn: Turn, _melee: Melee): void {
  notYet('fightMelee');
}

/** Carries the results on from where they stopped. */
export function results(_turn: Turn, _fate: MeleeFate): void {
  notYet('results');
}
