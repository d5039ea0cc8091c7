/**
 * French words for cases of L’Art de la Guerre – Renaissance, without those of sheet and examples. Pages and options are cited as in
 * English.
 */
import type { Words } from '@grognard/rules-kit';
import { labels } from './labels.ts';
import { names } from './names.ts';
import { casePhrases } from './phrases-cases.ts';
import { figurePhrases } from './phrases-figures.ts';
import { itemPhrases } from './phrases-items.ts';
import { optionPhrases } from './phrases-options.ts';
import { sourcePhrases } from './phrases-sources.ts';
import { stepSourcePhrases } from './phrases-step-sources.ts';
import { refusalTitles } from './refusal-titles.ts';
import { remedies } from './remedies.ts';
import { refusingRules } from './rules-refusing.ts';
import { stepWords } from './steps.ts';
import { tellMelee, tellShot } from './tell-combat.ts';
import { tellCharge, tellEvade, tellRisk } from './tell-distance.ts';
import { tellCommand, tellMove, tellOrder, tellRally } from './tell-orders.ts';

export const words: Words = {
  language: 'fr',
  rules: refusingRules,
  labels,
  remedies,
  refusalTitles,
  phrases: {
    ...stepSourcePhrases,
    ...itemPhrases,
    ...figurePhrases,
    ...optionPhrases,
    ...casePhrases,
    ...sourcePhrases,
  },
  names,
  tell: {
    command: tellCommand,
    'order-cost': tellOrder,
    move: tellMove,
    shoot: tellShot,
    melee: tellMelee,
    rally: tellRally,
    'charge-adjust': tellCharge,
    'evade-adjust': tellEvade,
    'commander-risk': tellRisk,
  },
  steps: stepWords,
};
