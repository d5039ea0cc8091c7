/** English words of a battle: those of a case, and the table words. */
import type { Words } from '@grognard/rules-kit';
import { words as whole } from './all-en.ts';
import { briefingWords } from './en-briefing.ts';
import { doctrineWords } from './en-doctrine.ts';
import { interactionWords } from './en-interaction.ts';
import { looksWords } from './en-looks.ts';
import { report } from './en-report.ts';
import { scenarioWords } from './en-scenario.ts';
import { scenesWords } from './en-scenes.ts';
import { setupWords } from './en-setup.ts';
import { tollWords } from './en-toll.ts';
import type { TableWords } from './table-words.ts';

export const englishTable: TableWords = {
  scenario: scenarioWords,
  report,
  setup: setupWords,
  interaction: interactionWords,
  looks: looksWords,
  scenes: scenesWords,
  briefing: briefingWords,
  toll: tollWords,
  doctrine: doctrineWords,
};

export const words: Words = { ...whole, table: englishTable };
