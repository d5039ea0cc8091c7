/** The steps of a melee: the sum of the dice, the cell of the chart, and what it costs each side. */
import { bandOf, type ResultTable, type RuleId, type StepNote, type StepNoter } from '@grognard/rules-kit';
import { diceSums, evenDice } from '../../data/chart.ts';
import type { ChartCell, MeleeResult, SideFate } from '../../model.ts';
import type { Contest } from './procedure.ts';

const thrown = 'melee.dice';
const charted = 'melee.chart';

const resultRules: Readonly<Record<MeleeResult, RuleId>> = {
  R1: 'melee.r1',
  R1S: 'melee.r1s',
  R2: 'melee.r2',
  AV: 'melee.av',
  BT: 'melee.bt',
  '-': 'melee.hold',
};

/** The score on our chart, or the cell of a club's column for the sum. */
function chartNote({ chart, column }: Contest, sum: number): Pick<StepNote, 'gives' | 'against'> {
  if (chart.kind === 'score') {
    const cell = bandOf(chart.steps, column + sum - evenDice);
    return {
      gives: {
        read: 'sum',
        value: sum,
        adds: { column },
        lines: [{ rule: charted, value: -evenDice }],
        result: 'cell',
        amount: column + sum - evenDice,
      },
      against: { chart: { rule: thrown, cells: chart.steps, cell } },
    };
  }
  const cells = columnCells(chart.columns[column - chart.min] ?? []);
  return {
    gives: { read: 'sum', value: sum, result: 'cell', amount: sum },
    against: { chart: { rule: thrown, cells, cell: bandOf(cells, sum) } },
  };
}

/** The column of a club's chart, equal neighbours as one. */
function columnCells(column: readonly ChartCell[]): ResultTable<ChartCell> {
  const cells: { from: number; to: number; gives: ChartCell }[] = [];
  column.forEach((gives, at) => {
    const sum = at + diceSums.lowest;
    const last = cells.at(-1);
    if (last?.gives === gives) last.to = sum;
    else cells.push({ from: sum, to: sum, gives });
  });
  return cells;
}

function fateNote(by: 'attacker' | 'defender', { lost, result }: SideFate): StepNote {
  return {
    by,
    for: 'result',
    gives: { read: 'chart', value: lost, result, amount: lost },
    rules: ['melee.result', resultRules[result]],
  };
}

export function noteMelee(note: StepNoter, contest: Contest, sum: number, cell: ChartCell): void {
  note({
    by: 'attacker',
    for: 'melee',
    ...chartNote(contest, sum),
    rules: contest.chart.kind === 'score' ? [thrown, charted] : [thrown],
  });
  note(fateNote('attacker', cell.attacker));
  note(fateNote('defender', cell.defender));
}
