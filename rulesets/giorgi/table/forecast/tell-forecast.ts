/** tellForecast: what was foreseen, as players read it. */

import {
  type Fate,
  type FateShare,
  type Forecast,
  type ForecastStep,
  fateLooks,
  type PieceForecast,
} from '@grognard/engine';
import { entryAt, lookUp } from '@grognard/lists';
import { addSixths, fractionOf, percentOf, type Sixths, shareOf } from '@grognard/rules-kit';
import { interactionWordsOf, ruleWordsOf } from '../explain/words.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Table } from '../state/model.ts';
import { assumptionsIn } from './assumptions.ts';
import type { ForeseenCommand } from './foresee.ts';
import type { Stake } from './moment.ts';
import { wayItems } from './ways-back.ts';
import { whyOf } from './why.ts';

/** A unit that is not at stake is told of if it loses more than this on average, or breaks more often. A friend pushed aside is not. */
const leastTold = { lost: 0.05, share: 0.01 };

/** Said of samples that all ended alike, which does not make them certain. */
const leastError = 0.01;

export function tellForecast(
  table: Table,
  stake: Stake,
  foreseen: ForeseenCommand,
  told: { readonly brief: string | null; readonly steps: readonly ForecastStep[] },
): Forecast {
  const { percent } = interactionWordsOf(table);
  const { error, runs, notes } = foreseen;
  const units = unitsToTell(table, stake, foreseen);
  return {
    ...(told.brief === null ? {} : { brief: told.brief }),
    fates: fatesOf(table),
    pieces: units.map((unit) => pieceOf(table, unit, foreseen)),
    basis:
      error === null
        ? { kind: 'exact' }
        : { kind: 'sampled', trials: runs, error: percent(Math.max(leastError, 2 * error)) },
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

/** Those at stake and whoever else suffers, our own first. */
function unitsToTell(table: Table, { units, side }: Stake, { ends }: ForeseenCommand): readonly UnitIndex[] {
  const suffering = table.units
    .map(({ index }) => index)
    .filter((unit) => {
      let [lost, gone] = [0, 0];
      for (const { end, share } of ends) {
        const found = end.get(unit);
        if (found === undefined) continue;
        lost += share * found.lost;
        if (found.fate === 'destroyed' || found.fate === 'routed') gone += share;
      }
      return lost > leastTold.lost || gone > leastTold.share;
    });
  const all = [...new Set([...units, ...suffering])];
  const isOurs = (unit: UnitIndex) => entryAt(table.units, unit).side === side;
  return [...all.filter(isOurs), ...all.filter((unit) => !isOurs(unit))];
}

function pieceOf(table: Table, unit: UnitIndex, foreseen: ForeseenCommand): PieceForecast {
  const { id, name, side } = entryAt(table.units, unit);
  const lost = foreseen.ends.flatMap(({ end, share }) =>
    end.get(unit) === undefined ? [] : [share * lookUp(end, unit).lost],
  );
  const average = lost.reduce((sum, one) => sum + one, 0);
  return {
    piece: id,
    name,
    side: entryAt(table.sides, side).id,
    fates: sharesOf(table, unit, foreseen),
    losses: { average, words: interactionWordsOf(table).forecast.soldiers(average) },
  };
}

function sharesOf(table: Table, unit: UnitIndex, { ends }: ForeseenCommand): readonly FateShare[] {
  const { percent } = interactionWordsOf(table);
  const { language } = ruleWordsOf(table);
  return fateLooks.flatMap((fate): readonly FateShare[] => {
    const own = ends.filter(({ end }) => (end.get(unit)?.fate ?? 'stands') === fate);
    if (own.length === 0) return [];
    const share = own.reduce((sum, one) => sum + one.share, 0);
    const exact = own.reduce<Sixths | null>(
      (sum, { chance }) => (sum === null || chance === null ? null : addSixths(sum, chance)),
      { ways: 0, dice: 0 },
    );
    if (exact === null) return [{ fate, share, percent: percent(share), p: null }];
    const p = fractionOf(exact);
    return [{ fate, share: shareOf(p), percent: percentOf(p, language), p }];
  });
}
