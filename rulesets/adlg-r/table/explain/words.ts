/** Words of the interaction on a table. */
import type { Words } from '@grognard/rules-kit';
import type { InteractionWords } from '../../words/en-interaction.ts';
import type { Table } from '../state/model.ts';

export function ruleWordsOf({ words }: Table): Words {
  return words.rules;
}

export function interactionWordsOf({ words }: Table): InteractionWords {
  return words.interaction;
}
