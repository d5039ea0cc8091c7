/** The battlefield: what lies where, what it costs, hides and covers. */
import type { Base, Point, Track } from '@grognard/geometry';
import type { Cover, Place } from '../../model.ts';
import type { State, Table, UnitFormation, UnitInfo } from '../model.ts';
import { notYet } from '../not-yet.ts';
import type { Battlefield, Priced } from './model.ts';

export { drawField, figuresOf, groundRulesOf, houseCalled } from './make.ts';

/** As it is played on, with what the players laid; kept by the identity of `state.laid`. */
export function fieldOf(table: Table, _state: State): Battlefield {
  return table.ground;
}

export function levelUnder(_field: Battlefield, _base: Base): number {
  return notYet('levelUnder');
}

export function placeTowards(_field: Battlefield, _body: Base, _towards: Point): Place {
  return notYet('placeTowards');
}

export function coverTowards(_field: Battlefield, _body: Base, _from: Base): Cover {
  return notYet('coverTowards');
}

export function lineOfFire(
  _table: Table,
  _state: State,
  _line: readonly [Point, Point],
  _who: { readonly firer: number; readonly target: number; readonly flight: 'flat' | 'high' },
): 'none' | 'friends' | 'terrain' {
  return notYet('lineOfFire');
}

export function pricesAlong(
  _field: Battlefield,
  _info: UnitInfo,
  _formation: UnitFormation,
  _track: Track,
): readonly Priced[] {
  return notYet('pricesAlong');
}
