/** A club's own melee chart, as an option's value. */
import { choice, either, list, record, refine, required, text, whole } from '@grognard/rules-kit';
import { cell, cellPattern, diceSums } from '../data/chart.ts';
import { type Chart, type ChartCell, type ClubChart, results } from '../model.ts';

const sums = diceSums.highest - diceSums.lowest + 1;

const clubChart = refine(
  record({
    min: required(whole(-30, 30), 'Lowest differential'),
    max: required(whole(-30, 30), 'Highest differential'),
    cells: required(
      list(
        list(
          text(
            cellPattern,
            `a cell such as 1R1/0- (attacker/defender: lost 0 to 2, then one of ${results.join(', ')})`,
          ),
          {
            min: sums,
            max: sums,
          },
        ),
        { min: 1, max: 61 },
      ),
      `For each differential, the cells of the sums ${diceSums.lowest} to ${diceSums.highest}`,
    ),
  }),
  ({ min, max, cells }) => {
    if (min > max) return 'min is above max';
    return cells.length === max - min + 1
      ? null
      : `there are ${cells.length} columns for the ${max - min + 1} differentials from min to max`;
  },
);

/** Either `ours` or a club's chart. */
export const chartShape = either(choice(['ours']), clubChart);

/** Converts the option's value to a chart of the rules. */
export function clubChartOf(given: {
  readonly min: number;
  readonly max: number;
  readonly cells: readonly (readonly string[])[];
}): ClubChart {
  const { min, max, cells } = given;
  return { kind: 'club', min, max, columns: cells.map((column) => column.map(cell)) };
}

function withoutShaken({ attacker, defender }: ChartCell): ChartCell {
  const plain = (fate: ChartCell['attacker']): ChartCell['attacker'] =>
    fate.result === 'R1S' ? { ...fate, result: 'R1' } : fate;
  return { attacker: plain(attacker), defender: plain(defender) };
}

/** The chart with R1 in place of every R1S. */
export function plainRetreats(chart: Chart): Chart {
  return chart.kind === 'score'
    ? { ...chart, steps: chart.steps.map((step) => ({ ...step, gives: withoutShaken(step.gives) })) }
    : { ...chart, columns: chart.columns.map((column) => column.map(withoutShaken)) };
}
