/** English words of a battle: those of a case, of what the table refuses, and the table words. */
import type { Words } from '@grognard/rules-kit';
import { words as hand } from './companion-en.ts';
import { forbidding } from './en/forbidding.ts';
import { briefingWords } from './en-briefing.ts';
import { doctrineWords } from './en-doctrine.ts';
import { interactionWords } from './en-interaction.ts';
import { looksWords } from './en-looks.ts';
import { report } from './en-report.ts';
import { scenarioWords } from './en-scenario.ts';
import { scenesWords } from './en-scenes.ts';
import { tableRefusalTitles, tableRemedies } from './en-table-refusals.ts';
import { tollWords } from './en-toll.ts';
import type { TableWords } from './table-words.ts';

export const englishTable: TableWords = {
  scenario: scenarioWords,
  report,
  setup: null,
  interaction: interactionWords,
  looks: looksWords,
  scenes: scenesWords,
  briefing: briefingWords,
  toll: tollWords,
  doctrine: doctrineWords,
};

export const words: Words = {
  ...hand,
  rules: { ...hand.rules, ...forbidding },
  refusalTitles: { ...hand.refusalTitles, ...tableRefusalTitles },
  remedies: { ...hand.remedies, ...tableRemedies },
  table: englishTable,
};
