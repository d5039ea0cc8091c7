/** tellForecast: what was foreseen, as players read it. */
import { type Forecast, type ForecastStep, fateLooks, type PieceForecast } from '@grognard/engine';
import { entryAt, indicesOf } from '@grognard/lists';
import { type OddsLine, percentOfShare } from '@grognard/rules-kit';
import { foreseenBasis, foreseenLoss, foreseenShares, piecesToTell } from '@grognard/table-kit';
import { interactionWordsOf, nameOf, namesOf, ruleWordsOf } from '../explain/words.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Table } from '../state/model.ts';
import { causeOf } from '../views/tell.ts';
import type { ForeseenCommand } from './foresee.ts';
import type { Cause, ForecastNotes } from './notes.ts';
import type { Stake } from './stakes.ts';

export function tellForecast(
  table: Table,
  stake: Stake,
  foreseen: ForeseenCommand,
  steps: readonly ForecastStep[],
): Forecast {
  const { fates } = interactionWordsOf(table).forecast;
  const isOurs = (unit: UnitIndex) => entryAt(table.units, unit).side === stake.side;
  const units = piecesToTell(indicesOf(table.units), stake.units, foreseen.ends, isOurs);
  return {
    fates: fateLooks.map((look) => ({ id: look, title: fates[look], look })),
    pieces: units.map((unit) => pieceOf(table, unit, foreseen)),
    basis: foreseenBasis(foreseen, ruleWordsOf(table).language),
    why: whyOf(table, steps, units, foreseen.notes),
    assumptions: assumptionsOf(table, stake, foreseen.notes),
    items: [],
  };
}

function pieceOf(table: Table, unit: UnitIndex, { ends }: ForeseenCommand): PieceForecast {
  const { id, side } = entryAt(table.units, unit);
  const average = foreseenLoss(ends, unit);
  return {
    piece: id,
    name: nameOf(table, unit),
    side: entryAt(table.sides, side).id,
    fates: foreseenShares(ends, unit, ruleWordsOf(table).language),
    losses: { average, words: interactionWordsOf(table).forecast.points(average) },
  };
}

/** The sums of what is done, then how often each unit ends by which rule. */
function whyOf(
  table: Table,
  steps: readonly ForecastStep[],
  units: readonly UnitIndex[],
  notes: ForecastNotes,
): readonly ForecastStep[] {
  const odds = notes
    .flatMap(({ note, share }) => (note.kind === 'cause' ? [{ cause: note.cause, share }] : []))
    .map((one) => ({ ...one, at: units.indexOf(one.cause.unit) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.share - a.share)
    .map(({ cause, share }) => lineOf(table, cause, share));
  const { comesTo } = interactionWordsOf(table).forecast;
  return odds.length === 0 ? steps : [...steps, { title: comesTo, odds, sum: [] }];
}

/** A point may be lost twice, so that these shares are no chances of one throw and have no fraction. */
function lineOf(table: Table, { unit, what, by }: Cause, share: number): OddsLine {
  const { causes } = interactionWordsOf(table).forecast;
  return {
    kind: 'odds',
    text: causes[what](nameOf(table, unit), causeOf(table, by)),
    p: '',
    percent: percentOfShare(share, ruleWordsOf(table).language),
    share: Math.min(1, share),
  };
}

function assumptionsOf(table: Table, stake: Stake, notes: ForecastNotes): readonly string[] {
  const { assumed } = interactionWordsOf(table).forecast;
  if (stake.until === 'rout') return [assumed.shotOnly];
  const standing = notes.flatMap(({ note }) => (note.kind === 'stands' ? [note.unit] : []));
  const isAsked = (phase: string) => notes.some(({ note }) => note.kind === 'asked' && note.phase === phase);
  return [
    ...(standing.length > 0 ? [assumed.stands(namesOf(table, [...new Set(standing)]))] : []),
    ...(isAsked('follow') ? [assumed.follows] : []),
    assumed.firstPhase,
    ...(isAsked('pursuit') ? [assumed.pursuit] : []),
    ...(isAsked('found') ? [assumed.marker] : []),
    assumed.others,
  ];
}
