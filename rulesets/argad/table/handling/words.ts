/** The words that the hand on a table speaks. */
import type { Words } from '@grognard/rules-kit';
import { en } from '../../words/en.ts';
import { type HandlingWords, handlingWords } from '../../words/en-handling.ts';
import { enLabels } from '../../words/en-labels.ts';
import { enRemedies } from '../../words/en-remedies.ts';
import type { Table } from '../model.ts';

const english: Pick<Words, 'rules' | 'labels' | 'remedies'> = {
  rules: en,
  labels: enLabels,
  remedies: enRemedies,
};

/** The words of the rules. */
export function ruleWordsOf(_table: Table): Words {
  return english as Words;
}

/** The words of the hand itself. */
export function handWordsOf(_table: Table): HandlingWords {
  return handlingWords;
}
