/** Nerve: breaking point, rally, reforming. */
import type { Heading } from '@grognard/geometry';
import type { State, Table } from '../model.ts';
import { notYet } from '../not-yet.ts';
import type { No, Turn } from '../turn.ts';

/** After all melees; pushes `breaking` where something must be asked first. */
export function breakingPoint(_turn: Turn): void {
  notYet('breakingPoint');
}

export function rally(_turn: Turn, _unit: number, _heading: Heading): void {
  notYet('rally');
}

/** Empty: it may. */
export function mayReform(_table: Table, _state: State, _unit: number): No {
  return notYet('mayReform');
}

export function reform(_turn: Turn, _unit: number): void {
  notYet('reform');
}
