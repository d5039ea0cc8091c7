/** The words that the hand on a table speaks. */
import type { Words } from '@grognard/rules-kit';
import type { InteractionWords } from '../../words/en-interaction.ts';
import type { Table } from '../state/model.ts';

/** The words of the rules. */
export function ruleWordsOf({ words }: Table): Words {
  return words.rules;
}

/** The words of the hand itself. */
export function interactionWordsOf({ words }: Table): InteractionWords {
  return words.interaction;
}
