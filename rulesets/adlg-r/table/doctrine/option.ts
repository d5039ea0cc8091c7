/** OrderOption: an order that could be given, and what it is worth. */
import type { AdlgCommand } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';

export interface OrderOption {
  /** The same order, first as it is liked best: paid by the free point, or not. The first that is legal is taken. */
  readonly commands: readonly AdlgCommand[];
  readonly units: readonly UnitIndex[];
  /** Points of the sheet's list of losses that it gains. */
  readonly gain: number;
  /** Points of command that it is thought to cost. */
  readonly price: number;
  /** Why, for reasons: whom or what it is about. */
  readonly why: OrderWhy;
}

/** What a reason says. Words make a sentence of it. */
export type OrderWhy =
  | { readonly about: 'charge'; readonly target: UnitIndex; readonly wins: number }
  | { readonly about: 'support'; readonly target: UnitIndex }
  | { readonly about: 'march'; readonly target: UnitIndex | null }
  | { readonly about: 'range'; readonly target: UnitIndex }
  | { readonly about: 'wait'; readonly target: UnitIndex }
  | { readonly about: 'back' }
  | { readonly about: 'rally' }
  | { readonly about: 'ride' }
  | { readonly about: 'conform' }
  | { readonly about: 'hold' };
