/** `planForecastFor`: losses to be expected from the orders given, if the enemies in sight stand and fire as best they can. */

import type { ExpectedLosses, PlanForecast } from '@grognard/engine';
import { entryAt, indicesOf, none, numberAt } from '@grognard/lists';
import { basisOf, type FateList, meanOverEnds } from '@grognard/table-kit';
import { interactionWordsOf } from '../../explain/words.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Table } from '../../state/model.ts';
import type { InteractionContext } from '../interaction-context.ts';
import { fateAt } from './fate.ts';
import { stakesOf } from './stakes.ts';
import { type TurnBudget, workOut } from './work-out.ts';
import { letThemFire, worldWith } from './world.ts';

const budget: TurnBudget = { branches: 900, trials: 600 };

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
  const [suffered, inflicted] = [own, others].map((figures) =>
    meanOverEnds(worked, (fates) => lostIn(fates, figures)),
  );
  if (suffered === undefined || inflicted === undefined) return null;
  const { forecast } = interactionWordsOf(table);
  const error = Math.max(suffered.error, inflicted.error);
  return {
    inflicted: told(table, inflicted.mean),
    suffered: told(table, suffered.mean),
    basis: basisOf(worked, error, forecast.average),
    assumptions: [forecast.theyFire],
  };
}

function told(table: Table, average: number): ExpectedLosses {
  return { average, words: interactionWordsOf(table).forecast.average(average) };
}

function lostIn(fates: FateList, figures: readonly FigureIndex[]): number {
  return figures.filter((figure) => fateAt(numberAt(fates, figure)) === 'killed').length;
}
