/** tellForecast: what was foreseen, as players read it. */

import { type Fate, type Forecast, type ForecastStep, fateLooks, type PieceForecast } from '@grognard/engine';
import { entryAt, indicesOf } from '@grognard/lists';
import { foreseenBasis, foreseenLoss, foreseenShares, piecesToTell } from '@grognard/table-kit';
import { interactionWordsOf, ruleWordsOf } from '../explain/words.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Table } from '../state/model.ts';
import { assumptionsIn } from './assumptions.ts';
import type { ForeseenCommand } from './foresee.ts';
import type { Stake } from './moment.ts';
import { wayItems } from './ways-back.ts';
import { whyOf } from './why.ts';

export function tellForecast(
  table: Table,
  stake: Stake,
  foreseen: ForeseenCommand,
  told: { readonly brief: string | null; readonly steps: readonly ForecastStep[] },
): Forecast {
  const { notes } = foreseen;
  const all = indicesOf(table.units);
  const isOurs = (unit: UnitIndex) => entryAt(table.units, unit).side === stake.side;
  const units = piecesToTell(all, stake.units, foreseen.ends, isOurs);
  return {
    ...(told.brief === null ? {} : { brief: told.brief }),
    fates: fatesOf(table),
    pieces: units.map((unit) => pieceOf(table, unit, foreseen)),
    basis: foreseenBasis(foreseen, ruleWordsOf(table).language),
    why: whyOf(table, told.steps, units, notes),
    assumptions: assumptionsIn(table, notes),
    items: wayItems(table, units, notes),
  };
}

/** The scale of all forecasts, the worst first. */
function fatesOf(table: Table): readonly Fate[] {
  const { fates } = interactionWordsOf(table).forecast;
  return fateLooks.map((look) => ({ id: look, title: fates[look], look }));
}

function pieceOf(table: Table, unit: UnitIndex, { ends }: ForeseenCommand): PieceForecast {
  const { id, name, side } = entryAt(table.units, unit);
  const average = foreseenLoss(ends, unit);
  return {
    piece: id,
    name,
    side: entryAt(table.sides, side).id,
    fates: foreseenShares(ends, unit, ruleWordsOf(table).language),
    losses: { average, words: interactionWordsOf(table).forecast.soldiers(average) },
  };
}
