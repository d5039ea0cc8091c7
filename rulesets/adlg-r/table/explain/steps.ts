/** Steps of throws on the table, as a resolved case tells them. */
import { type ExplainedStep, type TableThrow, thrownSteps } from '@grognard/rules-kit';
import { catalogue } from '../../catalogue/index.ts';
import { combatFigures } from '../../rules/combat-rule-numbers.ts';
import { orderFigures } from '../../rules/order-rule-numbers.ts';
import type { Table } from '../state/model.ts';
import { ruleWordsOf } from './words.ts';

export function stepsOnTable(table: Table, thrown: TableThrow): readonly ExplainedStep[] {
  const { rules, edition } = table;
  const inForce = { ruleNumbers: { ...orderFigures(rules), ...combatFigures(rules) }, edition };
  return thrownSteps({ catalogue, inForce, words: ruleWordsOf(table) }, thrown);
}
