/** Preview of a melee: both totals row by row, and the exact odds of the chart. */
import { type ExplainedLine, type Line, type OddsLine, oddsOf } from '@grognard/rules-kit';
import type { ChartCell, MeleeResult } from '../../model.ts';
import { melee as onChart } from '../../rules/melee/procedure.ts';
import { meleeOf } from '../../rules/melee/situation.ts';
import { type SquareOutcome, square } from '../../rules/melee/square.ts';
import { type MeleeAssessment, meleeFacts, weighMelee } from '../actions/melee/index.ts';
import type { MeleeToFight, State, Table } from '../state/model.ts';
import { chanceInWords, fact, oddsInWords, sumLines } from './citations.ts';
import { interactionWordsOf, ruleWordsOf } from './words.ts';

export interface ExplainedMelee {
  readonly odds: readonly OddsLine[];
  readonly sum: readonly ExplainedLine[];
}

/** A melee on the table: the chance that the defender gives way, then every possible cell of the chart. */
export function explainMelee(table: Table, state: State, melee: MeleeToFight): ExplainedMelee {
  const weighed = weighMelee(table, state, melee);
  const { sums } = interactionWordsOf(table);
  switch (weighed?.kind) {
    case undefined:
      return { odds: [], sum: [fact('skirmish', sums.noDice, sums.pressedHome)] };
    case 'square':
      return { odds: squareOdds(table, weighed), sum: squareSum(table, weighed.why) };
    case 'chart':
      return {
        odds: [...givingWay(table, state, melee), ...chartOdds(table, weighed)],
        sum: chartSum(table, weighed),
      };
  }
}

type OnChart = Extract<MeleeAssessment, { readonly kind: 'chart' }>;
type Totals = Pick<OnChart, 'attack' | 'defence' | 'column' | 'why'>;
type AtSquare = Extract<MeleeAssessment, { readonly kind: 'square' }>;

function chartOdds(table: Table, { odds }: OnChart): readonly OddsLine[] {
  return oddsInWords(table, odds, (outcome: ChartCell) =>
    onChart.info.tellOutcome(outcome, ruleWordsOf(table)),
  );
}

function squareOdds(table: Table, { odds }: AtSquare): readonly OddsLine[] {
  const broken = odds.filter(({ outcome }) => outcome.broken);
  const stands = odds.filter(({ outcome }) => !outcome.broken);
  const tell = (outcome: SquareOutcome) => square.info.tellOutcome(outcome, ruleWordsOf(table));
  return [...oddsInWords(table, broken, tell), ...oddsInWords(table, stands, tell)];
}

const driven: readonly MeleeResult[] = ['R1', 'R1S', 'R2'];

/** The chance that the defender is driven off and the attacker is not. */
function givingWay(table: Table, state: State, melee: MeleeToFight): readonly OddsLine[] {
  const contest = onChart.assess(meleeOf(table.rules, meleeFacts(table, state, melee)), null);
  const won = oddsOf((chance) => {
    const { attacker, defender } = onChart.roll(contest, chance);
    return driven.includes(defender.result) && !driven.includes(attacker.result);
  });
  return chanceInWords(table, won, interactionWordsOf(table).odds.attackWins);
}

/** Both totals and the column, each with its rows. */
export function chartSum(table: Table, { attack, defence, column, why }: Totals): ExplainedLine[] {
  const { sums, signed, decimal } = interactionWordsOf(table);
  return [
    fact('attack', sums.attack, decimal(attack)),
    ...sumLines(table, why, 'attack'),
    fact('defence', sums.defence, decimal(defence)),
    ...sumLines(table, why, 'defence'),
    fact('column', sums.column, signed(column)),
    ...sumLines(table, why, 'column'),
  ];
}

export function squareSum(table: Table, why: readonly Line[]): ExplainedLine[] {
  const totals = [...new Set(why.map(({ of = '' }) => of))];
  const { sums, decimal } = interactionWordsOf(table);
  return totals.flatMap((of) => {
    const points = why.filter((line) => line.of === of).reduce((sum, { value }) => sum + value, 0);
    const title = of === 'index' ? sums.index : sums.points;
    return [fact(of, title, decimal(points)), ...sumLines(table, why, of)];
  });
}
