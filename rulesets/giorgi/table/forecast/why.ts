/** whyOf: the chain behind a forecast: the sums of what is done, then how often each unit ends by which rule. */

import type { Choice, ForecastStep, Proposal } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { ExplainedLine, OddsLine } from '@grognard/rules-kit';
import { cited } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Table } from '../state/model.ts';
import { type Cause, type ForecastNotes, notesOf } from './notes.ts';

export function whyOf(
  table: Table,
  steps: readonly ForecastStep[],
  units: readonly UnitIndex[],
  notes: ForecastNotes,
): readonly ForecastStep[] {
  const odds = notesOf(notes, 'cause')
    .map(({ note: { cause }, share }) => ({ cause, share, at: units.indexOf(cause.unit) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ cause, share }) => lineOf(table, cause, share));
  const { comesTo } = interactionWordsOf(table).forecast;
  return odds.length === 0 ? steps : [...steps, { title: comesTo, odds, sum: [] }];
}

function lineOf(table: Table, cause: Cause, share: number): OddsLine {
  const { unit, what } = cause;
  const { forecast, percent } = interactionWordsOf(table);
  const said = forecast.causes[what](entryAt(table.units, unit).name);
  const reason = 'test' in cause ? testName(table, cause.test) : cited(table, cause.by).label;
  // A test may be taken twice, so that these shares are no chances of one throw and have no fraction.
  return {
    kind: 'odds',
    text: forecast.because(said, reason),
    p: '',
    percent: percent(share),
    share: Math.min(1, share),
  };
}

function testName({ words }: Table, purpose: string): string {
  return words.report.purposes[purpose] ?? purpose;
}

export function stepsOfChoice({ title, odds, sum }: Choice): readonly ForecastStep[] {
  return odds.length + sum.length === 0 ? [] : [{ title, odds, sum }];
}

export function stepsOfProposal({ notes }: Proposal): readonly ForecastStep[] {
  const isOdds = (line: ExplainedLine): line is OddsLine => line.kind === 'odds';
  return notes.map(({ title, lines }) => ({
    title,
    odds: lines.filter(isOdds),
    sum: lines.filter((line) => !isOdds(line)),
  }));
}
