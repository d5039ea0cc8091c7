/** Moves that nobody orders: retreat, rout, flight, advance, breakthrough. */
import type { Tenths } from '@grognard/geometry';
import { notYet } from '../not-yet.ts';
import type { Turn } from '../turn.ts';

export function retreat(_turn: Turn, _unit: number, _from: readonly number[]): void {
  notYet('retreat');
}

export function rout(_turn: Turn, _unit: number, _from: readonly number[]): void {
  notYet('rout');
}

export function flee(_turn: Turn, _unit: number, _from: number, _cm: number): void {
  notYet('flee');
}

export function fallBack(_turn: Turn, _unit: number, _from: number, _cm: number): void {
  notYet('fallBack');
}

/** Straight at an enemy; how far it ran. */
export function dash(_turn: Turn, _unit: number, _at: number, _cm: number): Tenths {
  return notYet('dash');
}

export function advance(_turn: Turn, _unit: number): void {
  notYet('advance');
}

/** Pushes `breakthrough`. */
export function breakThrough(_turn: Turn, _unit: number, _past: number): void {
  notYet('breakThrough');
}
