/** Move: a move as the rows read it, with the row and the column of the movement table. */
import { choice, flag, number, type OutputOf, optional, orNull, record, required } from '@grognard/rules-kit';
import { units } from '../../data/units.ts';
import { type AdlgRules, type Category, kinds, type UnitRow } from '../../model.ts';
import {
  type Allowance,
  type MovementClass,
  type MovementRules,
  moveTerrains,
  type TerrainClass,
} from './model.ts';

const readsDistance = kinds.filter((kind) => ['HI', 'Drag'].includes(units[kind].category));

export const moveInput = record({
  kind: required(choice([...kinds, 'commander']), 'Unit, or a lone commander'),
  terrain: optional(choice(moveTerrains), 'open', 'Worst terrain touched', {
    matters: [{ field: 'road', is: [false] }],
  }),
  road: optional(flag(), false, 'The whole move is on a road'),
  distanceUd: optional(orNull(number(0, 100)), null, 'Nearest enemy at the start, in UD', {
    matters: [{ field: 'kind', is: readsDistance }],
  }),
});
export type MoveInput = OutputOf<typeof moveInput>;

export interface Move {
  readonly input: MoveInput;
  /** Null for a lone commander. */
  readonly unit: UnitRow | null;
  readonly row: Allowance;
  readonly going: TerrainClass;
  readonly rules: MovementRules;
}

const paces: Readonly<Record<Exclude<Category, 'Drag'>, MovementClass>> = {
  LI: 'li',
  LMI: 'mi',
  MI: 'mi',
  HI: 'hi',
  WWg: 'wagon',
  Art: 'wagon',
  LH: 'lh',
  Cv: 'cv',
  Kn: 'kn',
  El: 'elephants',
};

function paceOfDragoons(
  { dragoonsUd, dragoonsAtEdge }: MovementRules,
  distanceUd: number | null,
): MovementClass {
  if (distanceUd === null) return 'cv';
  const onFoot = distanceUd < dragoonsUd || (distanceUd === dragoonsUd && dragoonsAtEdge === 'foot');
  return onFoot ? 'mi' : 'cv';
}

function paceOf(rules: MovementRules, unit: UnitRow | null, distanceUd: number | null): MovementClass {
  if (unit === null) return 'commander';
  return unit.category === 'Drag' ? paceOfDragoons(rules, distanceUd) : paces[unit.category];
}

function goingOf(rules: MovementRules, unit: UnitRow | null, { terrain, road }: MoveInput): TerrainClass {
  if (road || terrain === 'open') return 'open';
  if (unit?.category === 'El' && rules.elephantOpen.includes(terrain)) return 'open';
  return terrain === 'difficult' || terrain === 'impassable' ? 'difficult' : 'rough';
}

/** A move with its row and column of the movement table. */
export function moveOf({ movement: rules, units: table }: AdlgRules, input: MoveInput): Move {
  const unit = input.kind === 'commander' ? null : table[input.kind];
  return {
    input,
    unit,
    row: rules.table[paceOf(rules, unit, input.distanceUd)],
    going: goingOf(rules, unit, input),
    rules,
  };
}
