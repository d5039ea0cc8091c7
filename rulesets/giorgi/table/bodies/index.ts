/** Bodies: the ground a unit takes up, base by base. */
import type { Base, Footprint, Point, Tenths } from '@grognard/geometry';
import type { Standing, State, Table, UnitFormation, UnitInfo, UnitState } from '../model.ts';
import { notYet } from '../not-yet.ts';

/** Bases left by the soldiers left (`unit.bases-left`); manned pieces for artillery. */
export function basesLeft({ options, units }: Table, unit: number, { soldiers, pieces }: UnitState): number {
  const { perBase, arm } = units[unit]!;
  const bases =
    options['unit.bases-left'] === 'up' ? Math.ceil(soldiers / perBase) : Math.floor(soldiers / perBase);
  return arm === 'artillery' ? Math.min(pieces, Math.ceil(soldiers / perBase)) : bases;
}

/** The rectangle that moves, wheels, is grasped. */
export function bodyOf(_table: Table, _unit: number, _stands: Standing, _bases: number): Base {
  return notYet('bodyOf');
}

/** What is hit, touches, fires; of a garrison the house. */
export function basesOf(_table: Table, _state: State, _unit: number): readonly Base[] {
  return notYet('basesOf');
}

export function shapeFor(
  _table: Table,
  _info: UnitInfo,
  _formation: UnitFormation,
  _bases: number,
  _files?: number,
  _gap?: Tenths,
): { footprint: Footprint; files: number; ranks: number } {
  return notYet('shapeFor');
}

/** In another formation, the middle of the front kept. */
export function standsAs(
  _table: Table,
  _state: State,
  _unit: number,
  _as: Pick<Standing, 'formation' | 'files' | 'gap'>,
): Standing {
  return notYet('standsAs');
}

export function quarterFrom(
  _table: Table,
  _state: State,
  _unit: number,
  _from: Point | Base,
): 'front' | 'flank' | 'rear' | 'none' {
  return notYet('quarterFrom');
}
