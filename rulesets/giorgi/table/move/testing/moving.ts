/** Moves laid on small battles. For tests only. */
import type { RuleId } from '@grognard/rules-kit';
import type { State, Table } from '../../model.ts';
import type { Step } from '../../orders.ts';
import { type Battle, indexIn, layBattle, type TestUnit } from '../../testing/battle.ts';
import { isNo } from '../../turn.ts';
import type { LaidMove } from '../laid.ts';
import { type Aim, layMove } from '../lay.ts';

export interface Field {
  readonly table: Table;
  readonly state: State;
  /** Lays a move of a unit that may be made. */
  readonly lay: (id: string, steps: readonly Step[], aim?: Aim) => LaidMove;
  /** The rules against a move. */
  readonly refused: (id: string, steps: readonly Step[], aim?: Aim) => readonly RuleId[];
}

/** A battle of which one unit, `own`, is the first of the south side at (75, 30), facing north. */
export function fieldWith(own: TestUnit, battle: Partial<Battle> = {}): Field {
  const { south = {}, north = {}, ...rest } = battle;
  const { table, state } = layBattle({ ...rest, south: { own: { at: [75, 30], ...own }, ...south }, north });
  return {
    table,
    state,
    lay: (id, steps, aim) => {
      const laid = layMove(table, state, indexIn(table, id), steps, aim);
      if (isNo(laid)) throw new Error(`refused: ${laid.join(', ')}`);
      return laid;
    },
    refused: (id, steps, aim) => {
      const laid = layMove(table, state, indexIn(table, id), steps, aim);
      return isNo(laid) ? laid : [];
    },
  };
}

/** Steps in centimetres. */
export const ahead = (cm: number): Step => ({ step: 'march', by: Math.round(cm * 100) });
export const aside = (cm: number): Step => ({ step: 'slide', by: Math.round(cm * 100) });
export const about: Step = { step: 'about' };
export const wheel = (corner: 'left' | 'right', degrees: number): Step => ({
  step: 'wheel',
  about: corner,
  angle: Math.round(degrees * 10),
});
export const to = (x: number, y: number): Step => ({
  step: 'way',
  to: { x: Math.round(x * 100), y: Math.round(y * 100) },
});
export const form = (
  formation: Extract<Step, { step: 'form' }>['formation'],
  gap: number | null = null,
): Step => ({
  step: 'form',
  formation,
  files: 0,
  gap,
});
