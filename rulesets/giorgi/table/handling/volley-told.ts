/** What a shot would come to: exact odds and the sum behind them, case by case. */
import { type ExplainedLine, type Line, type OddsLine, oddsOf } from '@grognard/rules-kit';
import { type FireOutcome, fire, type Volley } from '../../rules/fire/procedure.ts';
import { type FireCase, type Firing, judge, oddsOfVolley } from '../fire/index.ts';
import type { Table } from '../model.ts';
import { chanceInWords, fact, oddsInWords, sumLines } from './cited.ts';
import { handWordsOf, ruleWordsOf } from './words.ts';

/** A shot in figures. */
export interface ShotTold {
  readonly odds: readonly OddsLine[];
  readonly sum: readonly ExplainedLine[];
  /** The chance that at least one soldier falls, and how many fall on average. */
  readonly any: number;
  readonly mean: number;
}

const nothing: ShotTold = { odds: [], sum: [], any: 0, mean: 0 };

/** Odds of the unit that is meant, or of the first that is struck; the sum tells of all. */
export function shotTold(table: Table, { cases, shot }: Firing): ShotTold {
  const struck = cases.filter(({ facts }) => judge(table.rules, facts, null).volley !== null);
  const meant = struck.find(({ target }) => target === shot.target) ?? struck[0];
  if (meant === undefined) return nothing;
  const { volley } = judge(table.rules, meant.facts, null);
  if (volley === null) return nothing;
  const { mean } = oddsOfVolley(volley);
  const odds = volleyOdds(table, volley);
  return {
    odds,
    sum: struck.flatMap((one) => caseSum(table, one, struck.length)),
    any: odds[0]!.share,
    mean,
  };
}

/** How many fall, nobody last; where several may, that anybody does before all. */
export function volleyOdds(table: Table, volley: Volley): readonly OddsLine[] {
  const { odds } = oddsOfVolley(volley);
  const tell = (outcome: FireOutcome) => fire.face.tellOutcome(outcome, ruleWordsOf(table));
  const kills = odds.filter(({ outcome }) => outcome.killed > 0);
  const none = odds.filter(({ outcome }) => outcome.killed === 0);
  const told = [...oddsInWords(table, kills, tell), ...oddsInWords(table, none, tell)];
  if (kills.length === 1) return told;
  const fallen = oddsOf((chance) => fire.roll(volley, chance).killed > 0);
  return [...chanceInWords(table, fallen, handWordsOf(table).odds.anyFalls), ...told];
}

/** Dice, kill number and saving number with their rows; with several units struck, each under its name. */
function caseSum(table: Table, { target, facts }: FireCase, struck: number): ExplainedLine[] {
  const lines: Line[] = [];
  const { volley } = judge(table.rules, facts, lines);
  if (volley === null) return [];
  const { sums, cm, decimal } = handWordsOf(table);
  const head: ExplainedLine[] = struck > 1 ? [{ kind: 'title', text: table.units[target]!.name }] : [];
  const range =
    facts.rangeCm === null ? [] : [fact('rangeCm', sums.range, cm(Math.round(facts.rangeCm * 100)))];
  return [
    ...head,
    ...range,
    fact('dice', sums.dice, String(volley.dice)),
    ...sumLines(table, lines, 'dice'),
    fact('killOn', sums.killOn, String(volley.killOn)),
    ...sumLines(table, lines, 'killOn'),
    fact('saveOn', sums.saveOn, volley.saveOn > 0 ? String(volley.saveOn) : sums.noSave),
    ...sumLines(table, lines, 'saveOn'),
    fact('mean', sums.mean, decimal(oddsOfVolley(volley).mean)),
  ];
}
