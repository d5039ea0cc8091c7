/** briefOf: what a command begins with, in a few words: a test and what its failure means, dice, the melee. */

import { lookUp } from '@grognard/lists';
import { needOf } from '../actions/losses/index.ts';
import { failedRally, failedReaction } from '../explain/failure.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { answersIn } from '../interaction/interaction-context.ts';
import type { AnswerCommand, GiorgiCommand } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

export function briefOf(table: Table, state: State, command: GiorgiCommand): string | null {
  const { brief } = interactionWordsOf(table).forecast;
  if (command.kind === 'rally') {
    if (!table.rules.table.rally.test) return brief.noTest;
    const unit = lookUp(table.unitOf, command.unit);
    return brief.join([testOf(table, state, unit), brief.otherwise(failedRally(table, state, unit))]);
  }
  return command.kind === 'answer' ? briefOfAnswer(table, state, command) : null;
}

function testOf(table: Table, state: State, unit: UnitIndex): string {
  return interactionWordsOf(table).forecast.brief.test(needOf(table, state, unit, null).need);
}

function briefOfAnswer(table: Table, state: State, { unit: id, how }: AnswerCommand): string | null {
  const { brief } = interactionWordsOf(table).forecast;
  const unit = lookUp(table.unitOf, id);
  const offered = answersIn({ table, state }).find((one) => one.unit === unit && one.how === how);
  if (offered === undefined) return null;
  const { passes, dice } = offered;
  const test =
    passes === null
      ? [brief.noTest]
      : [testOf(table, state, unit), brief.otherwise(failedReaction(table, state, unit, how))];
  const isHere = how === 'stand' || how === 'fire';
  return brief.join([...test, ...(dice > 0 ? [brief.dice(dice)] : []), ...(isHere ? [brief.melee] : [])]);
}
