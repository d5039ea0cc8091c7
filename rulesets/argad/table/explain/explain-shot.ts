/** shotSum and shotOdds: a shot as players read it, before it is taken and when it is shown. */
import { type ExplainedLine, type Line, type OddsLine, oddsOf, plusMinus } from '@grognard/rules-kit';
import { type ShotAssessed, type ShotOutcome, shoot } from '../../rules/shoot/procedure.ts';
import { oddsOfShot } from '../actions/shooting/shot-odds.ts';
import type { Table } from '../state/model.ts';
import { fact, OddsCache, oddsInWords, sumLines } from './citations.ts';
import { interactionWordsOf, ruleWordsOf } from './words.ts';

/** The number needed, and the rows of the modifier. */
export function shotSum(
  table: Table,
  { need, modifier, volley }: Pick<ShotAssessed, 'need' | 'modifier' | 'volley'>,
  lines: readonly Line[],
): ExplainedLine[] {
  const { notes } = interactionWordsOf(table);
  const own = lines.filter(({ of }) => of === undefined);
  const sum = [
    fact('need', notes.needs, String(need)),
    fact('modifier', notes.modifiers, plusMinus(modifier)),
    ...sumLines(table, own, table.rules.shoot.modifiers),
  ];
  if (volley === null) return sum;
  const bonus = lines.filter(({ of }) => of === 'bonus');
  return [...sum, fact('bonus', notes.bonus, plusMinus(volley.bonus)), ...sumLines(table, bonus, [])];
}

const known = new OddsCache();

/**
 * The exact odds of a shot in words, hits first, the miss last. If several hits are possible, or none, the chance of any hit
 * comes first.
 */
export function shotOdds(table: Table, assessed: ShotAssessed): readonly OddsLine[] {
  const { need, modifier, highest, volley } = assessed;
  const dice = volley === null ? '' : `${volley.groups.join()},${volley.bonus},${volley.figures}`;
  return known.of(table, `${need - modifier},${highest},${dice}`, () => {
    const odds = oddsOfShot(assessed);
    const [misses, hits] = [
      odds.filter(({ outcome }) => outcome.hits === 0),
      odds.filter(({ outcome }) => outcome.hits > 0),
    ];
    const tell = (outcome: ShotOutcome) => shoot.info.tellOutcome(outcome, ruleWordsOf(table));
    const values = [...oddsInWords(table, hits, tell), ...oddsInWords(table, misses, tell)];
    return hits.length === 1 ? values : [...anyHit(table, assessed), ...values];
  });
}

function anyHit(table: Table, assessed: ShotAssessed): readonly OddsLine[] {
  const { threats } = interactionWordsOf(table);
  const hit = oddsOf((chance) => shoot.roll(assessed, chance).hits > 0).find(({ outcome }) => outcome);
  const never = { outcome: true, key: 'true', chance: { ways: 0, dice: 0 } };
  return oddsInWords(table, [hit ?? never], () => threats.anyHit);
}
