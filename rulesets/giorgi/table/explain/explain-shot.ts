/** Preview of a shot: exact odds and the totals behind them, case by case. */

import { entryAt } from '@grognard/lists';
import {
  type Chance,
  type ExplainedLine,
  fractionOf,
  type Line,
  type OddsLine,
  oddsOf,
  shareOf,
  type WeightedOutcome,
} from '@grognard/rules-kit';
import { type FireOutcome, fire, type Volley } from '../../rules/fire/procedure.ts';
import { type FireCase, judge, oddsOfVolley, type ShotPlot } from '../actions/fire/index.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { chanceInWords, fact, oddsInWords, sumLines } from './citations.ts';
import { interactionWordsOf, ruleWordsOf } from './words.ts';

export interface ExplainedShot {
  readonly odds: readonly OddsLine[];
  readonly sum: readonly ExplainedLine[];
  /** Chance of at least one kill, and the mean number of kills. */
  readonly any: number;
  readonly mean: number;
  /** Probability of each number of kills. */
  readonly deaths: readonly { readonly killed: number; readonly share: number }[];
}

const nothing: ExplainedShot = { odds: [], sum: [], any: 0, mean: 0, deaths: [] };

/** Odds for the target, or for the first unit struck, over all kinds that fire at it. The totals cover all units struck. */
export function explainShot(table: Table, { cases, shot }: ShotPlot): ExplainedShot {
  const judged = cases.map((one) => ({ ...one, volley: judge(table.rules, one.facts, null).volley }));
  const struck = judged.filter((one): one is StruckCase => one.volley !== null);
  const meant = struck.find(({ target }) => target === shot.target) ?? struck[0];
  if (meant === undefined) return nothing;
  const volleys = struck.filter(({ target }) => target === meant.target).map(({ volley }) => volley);
  const chances = chancesOf(volleys);
  const odds = volleyOdds(table, volleys, chances);
  return {
    odds,
    sum: struck.flatMap((one) => caseSum(table, one, titleOf(table, one, struck))),
    any: entryAt(odds, 0).share,
    mean: volleys.reduce((sum, volley) => sum + oddsOfVolley(volley).mean, 0),
    deaths: chances.map(({ outcome, chance }) => ({
      killed: outcome.killed,
      share: shareOf(fractionOf(chance)),
    })),
  };
}

type StruckCase = FireCase & { readonly volley: Volley };

/** Title of a total: the unit if several are struck, the kind if several kinds fire at one unit. */
function titleOf(table: Table, { target, facts }: StruckCase, struck: readonly StruckCase[]): string | null {
  if (struck.length === 1) return null;
  const isAlone = struck.filter((one) => one.target === target).length === 1;
  return isAlone ? entryAt(table.units, target).name : interactionWordsOf(table).kinds[facts.firer.kind];
}

/** All volleys at one unit. It cannot lose more soldiers than it has. */
function fallen(volleys: readonly Volley[], chance: Chance): FireOutcome {
  let killed = 0;
  for (const volley of volleys) killed = Math.min(volley.most, killed + fire.roll(volley, chance).killed);
  return { killed };
}

function chancesOf(volleys: readonly Volley[]): readonly WeightedOutcome<FireOutcome>[] {
  return volleys.length === 1
    ? oddsOfVolley(entryAt(volleys, 0)).odds
    : oddsOf((chance) => fallen(volleys, chance));
}

/** Chance that the kills make a unit test: every second soldier lost in the loss window does (`morale.trigger-count`). */
export function testChance(
  { units }: State,
  unit: UnitIndex,
  { deaths }: Pick<ExplainedShot, 'deaths'>,
): number {
  const { lost, tested, rung } = entryAt(units, unit);
  if (rung === 3) return 0;
  const due = ({ killed }: { readonly killed: number }) => Math.floor((lost + killed) / 2) > tested;
  return deaths.filter(due).reduce((sum, { share }) => sum + share, 0);
}

/** Probability of each number of kills, zero last. If several are possible, the chance of any comes first. */
function volleyOdds(
  table: Table,
  volleys: readonly Volley[],
  odds: readonly WeightedOutcome<FireOutcome>[],
): readonly OddsLine[] {
  const tell = (outcome: FireOutcome) => fire.info.tellOutcome(outcome, ruleWordsOf(table));
  const kills = odds.filter(({ outcome }) => outcome.killed > 0);
  const none = odds.filter(({ outcome }) => outcome.killed === 0);
  const values = [...oddsInWords(table, kills, tell), ...oddsInWords(table, none, tell)];
  if (kills.length === 1) return values;
  const anybody = oddsOf((chance) => fallen(volleys, chance).killed > 0);
  return [...chanceInWords(table, anybody, interactionWordsOf(table).odds.anyFalls), ...values];
}

/** Dice, kill number and save number with their rows. */
export function caseSum(
  table: Table,
  { facts }: Pick<FireCase, 'facts'>,
  title: string | null,
): ExplainedLine[] {
  const lines: Line[] = [];
  const { volley } = judge(table.rules, facts, lines);
  if (volley === null) return [];
  const { sums, cm, decimal } = interactionWordsOf(table);
  const head: ExplainedLine[] = title === null ? [] : [{ kind: 'title', text: title }];
  const range =
    facts.rangeCm === null ? [] : [fact('rangeCm', sums.range, cm(Math.round(facts.rangeCm * 100)))];
  return [
    ...head,
    ...range,
    fact('dice', sums.dice, String(volley.dice)),
    ...sumLines(table, lines, 'dice'),
    fact('killOn', sums.killOn, sums.atMost(volley.killOn)),
    ...sumLines(table, lines, 'killOn'),
    fact('saveOn', sums.saveOn, volley.saveOn > 0 ? sums.atMost(volley.saveOn) : sums.noSave),
    ...sumLines(table, lines, 'saveOn'),
    fact('mean', sums.mean, decimal(oddsOfVolley(volley).mean)),
  ];
}
