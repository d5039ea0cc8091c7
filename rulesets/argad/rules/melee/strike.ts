/** `strike`: one blow of one fighter at another. */
import { procedure, rulesIn } from '@grognard/rules-kit';
import { tellStrike } from '../../words/en-tell-melee.ts';
import { perRules } from '../lists.ts';
import { assessBlow, type BlowResult, blowFacts, resultOf } from './blow.ts';
import { strikeInput } from './input.ts';
import { fightMistakes } from './mistakes.ts';
import { fightRefusals } from './refusals.ts';
import { blowOf, strikeSituation } from './situation.ts';
import { blowNote } from './steps.ts';

export type StrikeOutcome = { readonly result: BlowResult };

const outcomes: Readonly<Record<BlowResult, StrikeOutcome>> = {
  hit: { result: 'hit' },
  recoil: { result: 'recoil' },
  miss: { result: 'miss' },
};

export const strike = procedure({
  id: 'strike',
  title: 'Strike',
  steps: [
    'Roll one die; a 6 is rolled again to improve it. Add the modifiers.',
    'The lowest natural value misses and the highest hits, whatever the rest.',
    'Above class and armour of the enemy: hit. Only from his class up: he recoils. Below: miss.',
  ],
  input: strikeInput,
  situation: strikeSituation,
  mistakes: fightMistakes('attacker', 'defender'),
  refusals: fightRefusals,
  assess: (fight, lines) => assessBlow(blowOf(fight, fight.one, fight.other), lines && { lines }),
  facts: blowFacts,
  totals: { '': 'modifier' },
  roll: (blow, chance) => {
    const natural = chance.open(blow.rules.highest);
    const result = resultOf(blow, natural);
    chance.note?.(blowNote('attacker', 'modifier', blow, natural, result));
    return outcomes[result];
  },
  prints: perRules((rules) => rulesIn(rules.melee.modifiers)),
  tell: tellStrike,
});
