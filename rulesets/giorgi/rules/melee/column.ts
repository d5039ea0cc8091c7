/** The column of the chart for two totals, and the cell for a column and two dice. */
import { type Ledger, resultFor, writeChange, writeLine } from '@grognard/rules-kit';
import { diceSums, evenDice } from '../../data/chart.ts';
import type { Chart, ChartCell, Rules } from '../../model.ts';

function rounded(differential: number, { melee }: Rules): number {
  switch (melee.rounding) {
    case 'down':
      return Math.floor(differential);
    case 'up':
      return Math.ceil(differential);
    case 'toward-zero':
      return Math.trunc(differential);
  }
}

function within(column: number, chart: Chart): number {
  const [lowest, highest] = chart.kind === 'score' ? [-chart.limit, chart.limit] : [chart.min, chart.max];
  return Math.max(lowest, Math.min(highest, column));
}

/** The column for a differential: halves are rounded, then the chart's limits apply. */
export function columnFor(differential: number, rules: Rules, ledger: Ledger | null): number {
  // Rounding −0.5 can give −0, which must not be printed.
  const whole = rounded(differential, rules) + 0;
  const column = within(whole, rules.melee.chart);
  if (ledger) {
    writeLine(ledger, 'melee.differential', differential);
    writeChange(ledger, 'melee.rounding', whole - differential);
    writeChange(ledger, 'melee.clamp', column - whole);
  }
  return column;
}

export function cellFor(chart: Chart, column: number, sum: number): ChartCell {
  if (chart.kind === 'score') return resultFor(chart.steps, column + sum - evenDice);
  const cell = chart.columns[column - chart.min]?.[sum - diceSums.lowest];
  if (cell === undefined) throw new RangeError(`the chart has no cell for ${column} and ${sum}`);
  return cell;
}
