/** Preview of a shot: both sums row by row, and the exact odds of its dice. */
import { fact } from '@grognard/engine';
import { type Chance, type ExplainedLine, type Line, type OddsLine, oddsOf } from '@grognard/rules-kit';
import { shoot as procedure } from '../../rules/shooting/procedure.ts';
import { type FiringContext, shotFacts } from '../actions/shoot/index.ts';
import type { LaidShot } from '../state/model.ts';
import { chanceInWords, oddsInWords, sumLines } from './citations.ts';
import { interactionWordsOf } from './words.ts';

export interface ExplainedShot {
  readonly odds: readonly OddsLine[];
  readonly sum: readonly ExplainedLine[];
}

/** The chance of a loss comes first. */
export function explainShot(scene: FiringContext, { main, edge, target, supports }: LaidShot): ExplainedShot {
  const { table } = scene;
  const lines: Line[] = [];
  const facts = shotFacts(scene, { unit: main, edge, target }, supports);
  const assessed = procedure.assess(procedure.situation(table.rules, facts), lines);
  const lossOf = (dice: Chance) => procedure.roll(assessed, dice).loss;
  const { odds, notes, ud, signed } = interactionWordsOf(table);
  const hits = oddsOf((dice) => lossOf(dice) > 0);
  const chances = oddsOf(lossOf);
  return {
    odds: [
      ...chanceInWords(table, hits, odds.hit),
      ...oddsInWords(
        table,
        chances.filter(({ outcome }) => outcome > 1),
        odds.losesMore,
      ),
    ],
    sum: [
      ...(facts.distanceUd === null ? [] : [fact('range', notes.range, ud(facts.distanceUd))]),
      fact('modifier', notes.modifier, signed(assessed.modifier)),
      ...sumLines(table, lines, 'modifier'),
      fact('protection', notes.protection, signed(assessed.protection)),
      ...sumLines(table, lines, 'protection'),
    ],
  };
}
