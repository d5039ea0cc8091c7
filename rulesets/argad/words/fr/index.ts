/** All words of Argad ! in French. */
import type { Words } from '@grognard/rules-kit';
import { properNames } from '../proper-names.ts';
import type { TableWords } from '../table-words.ts';
import { doctrineWords } from './doctrine.ts';
import { handlingWords } from './handling.ts';
import { labels } from './labels.ts';
import { looksWords } from './looks.ts';
import { names } from './names.ts';
import { naming } from './naming.ts';
import { casePhrases } from './phrases-cases.ts';
import { examplePhrases } from './phrases-examples.ts';
import { optionPhrases } from './phrases-options.ts';
import { orderPhrases } from './phrases-orders.ts';
import { scenarioPhrases } from './phrases-scenarios.ts';
import { sheetPhrases } from './phrases-sheet.ts';
import { sourcePhrases } from './phrases-sources.ts';
import { prose } from './prose.ts';
import { remedies } from './remedies.ts';
import { report } from './report.ts';
import { fightReport } from './report-fight.ts';
import { fieldRules } from './rules-field.ts';
import { figureRules } from './rules-figure.ts';
import { meleeRules } from './rules-melee.ts';
import { moveRules } from './rules-move.ts';
import { refusingRules } from './rules-refusing.ts';
import { shootRules } from './rules-shoot.ts';
import { scenarioWords } from './scenario.ts';
import { tellBout, tellStrike } from './tell-melee.ts';
import { tellMove } from './tell-move.ts';
import { tellShoot } from './tell-shoot.ts';
import { terms } from './terms.ts';

const table: TableWords = {
  terms,
  naming,
  report,
  fight: fightReport,
  scenario: scenarioWords,
  doctrine: doctrineWords,
  looks: looksWords,
  handling: handlingWords,
};

export const words: Words = {
  language: 'fr',
  rules: { ...figureRules, ...moveRules, ...shootRules, ...meleeRules, ...fieldRules, ...refusingRules },
  labels,
  remedies,
  phrases: {
    ...properNames,
    ...casePhrases,
    ...optionPhrases,
    ...orderPhrases,
    ...sheetPhrases,
    ...sourcePhrases,
    ...examplePhrases,
    ...scenarioPhrases,
    ...prose,
  },
  names,
  tell: { move: tellMove, shoot: tellShoot, strike: tellStrike, bout: tellBout },
  table,
};
