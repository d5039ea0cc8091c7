/** Attacks on open order, and on units in rout. */
import type { Approach } from '../model.ts';
import { notYet } from '../not-yet.ts';
import type { Turn } from '../turn.ts';

/** Strikes the companies met in the manner of the approach; whether the attacker stops there. */
export function strikeOpenOrder(_turn: Turn, _approach: Approach, _on: number): 'stops' | 'goes-on' {
  return notYet('strikeOpenOrder');
}

/** Presses home on open order whose turn comes with the melees (skirmish.when). */
export function strikeAtLast(_turn: Turn, _by: number, _on: number): void {
  notYet('strikeAtLast');
}
