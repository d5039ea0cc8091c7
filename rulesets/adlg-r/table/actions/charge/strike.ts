/** ChargeStrike: where a charger touches an enemy, which edge it strikes, and the rules against it. */
import type { Pose } from '@grognard/geometry';
import type { RuleId } from '@grognard/rules-kit';
import { baseAt, baseOf } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table, UnitEdge } from '../../state/model.ts';
import { againstContact, contactIs } from './against-charge.ts';
import { struckEdge } from './edges.ts';

export interface ChargeStrike {
  readonly unit: UnitIndex;
  readonly on: UnitIndex;
  /** Where it touches. */
  readonly at: Pose;
  readonly edge: UnitEdge;
  readonly how: 'charge' | 'support';
  readonly no: readonly RuleId[];
}

export interface StrikeAsked {
  readonly unit: UnitIndex;
  readonly on: UnitIndex;
  /** Where its charge began, where it stood after the opening, and where it touches. */
  readonly began: Pose;
  readonly opened: Pose;
  readonly at: Pose;
  /** Units of the same charge. */
  readonly mates: readonly UnitIndex[];
}

export function strikeOf(table: Table, state: State, asked: StrikeAsked): ChargeStrike {
  const { unit, on, began, opened, at, mates } = asked;
  const start = table.options['charge.edge-start'] === 'before-opening' ? began : opened;
  const path = { start: baseAt(table, state, unit, start), end: baseAt(table, state, unit, at) };
  const edge = struckEdge(table, state, on, baseOf(table, state, on), path);
  const how = contactIs(table, state, unit, on, { edge, mates });
  return { unit, on, at, edge, how, no: againstContact(table, state, unit, on, { end: path.end, edge }) };
}
