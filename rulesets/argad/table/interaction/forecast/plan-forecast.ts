/** `planForecastFor`: losses to be expected from the orders given, if the enemies in sight stand and fire as best they can. */

import type { ExpectedLosses, ForecastBasis, PlanForecast } from '@grognard/engine';
import { entryAt, indicesOf, none, numberAt } from '@grognard/lists';
import { fractionOf, shareOf } from '@grognard/rules-kit';
import { interactionWordsOf } from '../../explain/words.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Table } from '../../state/model.ts';
import type { InteractionContext } from '../interaction-context.ts';
import { type FateList, fateAt } from './fate.ts';
import { mean, twoErrors } from './shares.ts';
import { stakesOf } from './stakes.ts';
import { type ForecastBudget, type WorkedOut, workOut } from './work-out.ts';
import { letThemFire, worldWith } from './world.ts';

const budget: ForecastBudget = { branches: 900, trials: 600 };

/** Null if the side gives no orders now, or nobody can be hit. */
export function planForecastFor(context: InteractionContext): PlanForecast | null {
  const { table, side, isAsked } = context;
  const state = isAsked && context.state.phase === 'orders' ? worldWith(context, []) : null;
  if (state === null || side === none) return null;
  letThemFire(context, state);
  const everybody = indicesOf(state.figures).filter(
    (figure) => entryAt(state.figures, figure).status === 'on',
  );
  const stakes = stakesOf(table, state, everybody);
  if (!stakes.events.some(({ kind }) => kind === 'shot' || kind === 'struck')) return null;
  const worked = workOut(table, state, stakes, budget);
  const [own, others] = [
    everybody.filter((figure) => entryAt(table.roster, figure).side === side),
    everybody.filter((figure) => entryAt(table.roster, figure).side !== side),
  ];
  const [suffered, inflicted] = [lossesIn(worked, own), lossesIn(worked, others)];
  const { forecast } = interactionWordsOf(table);
  const error = Math.max(suffered.error, inflicted.error);
  return {
    inflicted: told(table, inflicted.average),
    suffered: told(table, suffered.average),
    basis: basisIn(table, worked, error),
    assumptions: [forecast.theyFire],
  };
}

function told(table: Table, average: number): ExpectedLosses {
  return { average, words: interactionWordsOf(table).forecast.average(average) };
}

function basisIn(table: Table, worked: WorkedOut, error: number): ForecastBasis {
  if (worked.kind === 'exact') return { kind: 'exact' };
  const trials = worked.clusters.reduce((sum, ends) => sum + ends.length, 0);
  return { kind: 'sampled', trials, error: interactionWordsOf(table).forecast.average(error) };
}

interface FoundLosses {
  readonly average: number;
  /** Two standard errors. */
  readonly error: number;
}

function lossesIn(worked: WorkedOut, figures: readonly FigureIndex[]): FoundLosses {
  if (worked.kind === 'exact') {
    const parts = worked.ends.map(
      ({ fates, chance }) => lostIn(fates, figures) * shareOf(fractionOf(chance)),
    );
    return { average: parts.reduce((sum, part) => sum + part, 0), error: 0 };
  }
  const means = worked.clusters.map((ends) => mean(ends.map((fates) => lostIn(fates, figures))));
  const average = mean(means);
  return { average, error: twoErrors(means, average) };
}

function lostIn(fates: FateList, figures: readonly FigureIndex[]): number {
  return figures.filter((figure) => fateAt(numberAt(fates, figure)) === 'killed').length;
}
