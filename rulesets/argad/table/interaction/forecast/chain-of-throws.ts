/** `chainOf`: the shots and blows behind a forecast in their order, each with its odds and its sum. */

import type { ForecastStep } from '@grognard/engine';
import { oddsOf, plusMinus } from '@grognard/rules-kit';
import { type BlowResult, resultOf } from '../../../rules/melee/blow.ts';
import { fact, OddsCache, oddsInWords, sumLines } from '../../explain/citations.ts';
import { shotOdds, shotSum } from '../../explain/explain-shot.ts';
import { interactionWordsOf } from '../../explain/words.ts';
import type { ArgadEventOf } from '../../state/events.ts';
import type { Table } from '../../state/model.ts';
import { nameOf } from '../../views/tell-names.ts';
import type { Stakes } from './stakes.ts';

export function chainOf(table: Table, { events, figures }: Stakes): ForecastStep[] {
  return events.flatMap((event) => {
    if (event.kind === 'shot' && figures.has(event.figure)) return [shotStep(table, event)];
    if (event.kind === 'struck' && figures.has(event.figure)) return [blowStep(table, event)];
    return [];
  });
}

function shotStep(table: Table, event: ArgadEventOf<'shot'>): ForecastStep {
  const { forecast, notes, cm } = interactionWordsOf(table);
  const { figure, target, firearm, need, modifier, rangeCm, why = [] } = event;
  const weapon = table.rules.shoot.firearms[firearm];
  const assessed = { need, modifier, highest: table.rules.shoot.highest, volley: null };
  return {
    title: forecast.shot(nameOf(table, figure), nameOf(table, target), table.words.terms.firearms[firearm]),
    // Red and white dice have odds of several hits, which the pieces show.
    odds: weapon.dice === null ? shotOdds(table, assessed) : [],
    sum: [fact('rangeCm', notes.range, cm(rangeCm * 100)), ...shotSum(table, assessed, why)],
  };
}

const known = new OddsCache();
/** The worst for the figure struck comes first. */
const results: readonly BlowResult[] = ['hit', 'recoil', 'miss'];

function blowStep(table: Table, event: ArgadEventOf<'struck'>): ForecastStep {
  const { forecast, notes, threats } = interactionWordsOf(table);
  const { figure, victim, weapon, need, recoil, modifier, why = [] } = event;
  const blow = { rules: table.rules.melee, need, recoil, modifier };
  const words: Readonly<Record<BlowResult, string>> = {
    hit: threats.fates.killed,
    recoil: threats.fates.recoils,
    miss: threats.fates.stands,
  };
  return {
    title: forecast.blow(
      nameOf(table, figure),
      nameOf(table, victim),
      table.words.terms.meleeWeapons[weapon],
    ),
    odds: known.of(table, `${need},${recoil},${modifier}`, () =>
      results.flatMap((result) =>
        oddsInWords(
          table,
          oddsOf((chance) => resultOf(blow, chance.open(blow.rules.highest))).filter(
            ({ outcome }) => outcome === result,
          ),
          () => words[result],
        ),
      ),
    ),
    sum: [
      fact('need', notes.hitsFrom, notes.atLeast(need)),
      fact('recoil', notes.recoilFrom, notes.atLeast(recoil)),
      fact('modifier', notes.modifiers, plusMinus(modifier)),
      ...sumLines(table, why, table.rules.melee.modifiers),
    ],
  };
}
