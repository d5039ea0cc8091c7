/** Preview of a melee: both sums row by row, and the exact odds of its dice. */
import { fact } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { type Chance, type ExplainedLine, type Line, type OddsLine, oddsOf } from '@grognard/rules-kit';
import { melee as procedure } from '../../rules/melee/procedure.ts';
import { meleeFacts, type PairedMelee } from '../actions/melee/index.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { chanceInWords, oddsInWords, sumLines } from './citations.ts';
import { interactionWordsOf, nameOf } from './words.ts';

export interface ExplainedMelee {
  readonly odds: readonly OddsLine[];
  readonly sum: readonly ExplainedLine[];
}

/** Points that both lose. Nobody loses more than it has. */
export type MeleeLosses = { readonly a: number; readonly b: number };

/** The dice of a melee as it stands, without writing anything down. */
function meleeDice(
  table: Table,
  state: State,
  melee: PairedMelee,
  lines: Line[] | null = null,
): { readonly a: number; readonly b: number; readonly throwDice: (dice: Chance) => MeleeLosses } {
  const assessed = procedure.assess(procedure.situation(table.rules, meleeFacts(table, state, melee)), lines);
  const left = (unit: UnitIndex) => entryAt(table.units, unit).row.cohesion - entryAt(state.units, unit).lost;
  const [leftA, leftB] = [left(melee.a), left(melee.b)];
  return {
    a: assessed.a,
    b: assessed.b,
    throwDice: (dice) => {
      const { loss } = procedure.roll(assessed, dice);
      return { a: Math.min(leftA, loss.a), b: Math.min(leftB, loss.b) };
    },
  };
}

/** The chance that the enemy of `own` loses more than it comes first, then every outcome. */
export function explainMelee(table: Table, state: State, melee: PairedMelee, own: UnitIndex): ExplainedMelee {
  const { a, b } = melee;
  const lines: Line[] = [];
  const { throwDice, ...sums } = meleeDice(table, state, melee, lines);
  const { odds, notes, signed } = interactionWordsOf(table);
  const tell = (lost: MeleeLosses) => {
    const parts = [...lossOf(table, state, a, lost.a), ...lossOf(table, state, b, lost.b)];
    return parts.length === 0 ? odds.nothing : odds.and(parts);
  };
  const wins = oddsOf((dice) => {
    const lost = throwDice(dice);
    return own === a ? lost.b > lost.a : lost.a > lost.b;
  });
  return {
    odds: [
      ...chanceInWords(table, wins, odds.beaten(nameOf(table, own === a ? b : a))),
      ...oddsInWords(table, oddsOf(throwDice), tell),
    ],
    sum: [
      fact('a', notes.sumOf(nameOf(table, a)), signed(sums.a)),
      ...sumLines(table, lines, 'a'),
      fact('b', notes.sumOf(nameOf(table, b)), signed(sums.b)),
      ...sumLines(table, lines, 'b'),
    ],
  };
}

/** What a loss comes to for a unit, in words. None for none. */
export function lossOf(table: Table, state: State, unit: UnitIndex, lost: number): string[] {
  if (lost === 0) return [];
  const { odds } = interactionWordsOf(table);
  const left = entryAt(table.units, unit).row.cohesion - entryAt(state.units, unit).lost;
  return [lost >= left ? odds.routs(nameOf(table, unit)) : odds.pointsOfOne(nameOf(table, unit), lost)];
}
