/** Plotted moves in small battles. For tests only. */
import type { RuleId } from '@grognard/rules-kit';
import type { MarchStep } from '../../../state/commands.ts';
import type { State, Table } from '../../../state/model.ts';
import { isRefused } from '../../../state/turn.ts';
import { type BattleSetup, indexIn, layBattle, type TestUnit } from '../../../testing/battle.ts';
import type { MovePlot } from '../move-plot.ts';
import { type MoveGoal, plotMove } from '../plot-move.ts';

export interface TestField {
  readonly table: Table;
  readonly state: State;
  /** Plots a legal move of a unit. */
  readonly lay: (id: string, steps: readonly MarchStep[], aim?: MoveGoal) => MovePlot;
  /** Refusals of a move. */
  readonly refused: (id: string, steps: readonly MarchStep[], aim?: MoveGoal) => readonly RuleId[];
}

/** A battle in which the first unit of the south side, `own`, is at (75, 30), facing north. */
export function fieldWith(own: TestUnit, battle: Partial<BattleSetup> = {}): TestField {
  const { south = {}, north = {}, ...rest } = battle;
  const { table, state } = layBattle({ ...rest, south: { own: { at: [75, 30], ...own }, ...south }, north });
  return {
    table,
    state,
    lay: (id, steps, aim) => {
      const laid = plotMove(table, state, indexIn(table, id), steps, aim);
      if (isRefused(laid)) throw new Error(`refused: ${laid.join(', ')}`);
      return laid;
    },
    refused: (id, steps, aim) => {
      const laid = plotMove(table, state, indexIn(table, id), steps, aim);
      return isRefused(laid) ? laid : [];
    },
  };
}

/** Steps in centimetres. */
export const ahead = (cm: number): MarchStep => ({ step: 'march', by: Math.round(cm * 100) });
export const aside = (cm: number): MarchStep => ({ step: 'slide', by: Math.round(cm * 100) });
export const about: MarchStep = { step: 'about' };
export const wheel = (corner: 'left' | 'right', degrees: number): MarchStep => ({
  step: 'wheel',
  about: corner,
  angle: Math.round(degrees * 10),
});
export const to = (x: number, y: number): MarchStep => ({
  step: 'way',
  to: { x: Math.round(x * 100), y: Math.round(y * 100) },
});
export const form = (
  formation: Extract<MarchStep, { step: 'form' }>['formation'],
  gap: number | null = null,
): MarchStep => ({
  step: 'form',
  formation,
  files: 0,
  gap,
});
