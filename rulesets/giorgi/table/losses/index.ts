/** Losses and the tests that follow. */
import { notYet } from '../not-yet.ts';
import type { Turn } from '../turn.ts';

/** Soldiers and bases off; destroyed if none is left. */
export function lose(
  _turn: Turn,
  _unit: number,
  _soldiers: number,
  _by: 'fire' | 'melee' | 'skirmish' | 'square',
): void {
  notYet('lose');
}

/** Tests for pairs lost, down the ladder; pushes `forced`. */
export function testsDue(_turn: Turn, _unit: number, _from: readonly number[]): void {
  notYet('testsDue');
}
