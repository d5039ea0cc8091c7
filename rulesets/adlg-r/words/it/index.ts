/** All words of L’Art de la Guerre – Renaissance in Italian. */
import type { Words } from '@grognard/rules-kit';
import { citations } from '../cited.ts';
import { labels } from './labels.ts';
import { names } from './names.ts';
import { casePhrases } from './phrases-cases.ts';
import { examplePhrases } from './phrases-examples.ts';
import { itemPhrases } from './phrases-items.ts';
import { optionPhrases } from './phrases-options.ts';
import { otherSourcePhrases } from './phrases-other-sources.ts';
import { sheetPhrases } from './phrases-sheet.ts';
import { sourcePhrases } from './phrases-sources.ts';
import { stepSourcePhrases } from './phrases-step-sources.ts';
import { tableOptionPhrases } from './phrases-table-options.ts';
import { refusalTitles } from './refusal-titles.ts';
import { remedies } from './remedies.ts';
import { afterRules } from './rules-after.ts';
import { armyRules } from './rules-army.ts';
import { chargeRules } from './rules-charge.ts';
import { combatRules } from './rules-combat.ts';
import { moveRules } from './rules-move.ts';
import { refusingRules } from './rules-refusing.ts';
import { unitRules } from './rules-unit.ts';
import { stepWords } from './steps.ts';
import { tellMelee, tellShot } from './tell-combat.ts';
import { tellCharge, tellEvade, tellRisk } from './tell-distance.ts';
import { tellCommand, tellMove, tellOrder, tellRally } from './tell-orders.ts';

export const words: Words = {
  language: 'it',
  rules: {
    ...unitRules,
    ...moveRules,
    ...chargeRules,
    ...combatRules,
    ...afterRules,
    ...armyRules,
    ...refusingRules,
  },
  labels,
  refusalTitles,
  remedies,
  phrases: {
    ...stepSourcePhrases,
    ...itemPhrases,
    ...citations('opzione'),
    ...optionPhrases,
    ...tableOptionPhrases,
    ...casePhrases,
    ...sheetPhrases,
    ...sourcePhrases,
    ...otherSourcePhrases,
    ...examplePhrases,
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
