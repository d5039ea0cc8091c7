/** Checks of a reaction to an attack, and of a choice. */

import { allowedCommand, invalidCommand, refusedCommand, type Verdict } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { answersOf, hasRoomAs, type OfferedReaction } from '../actions/attack/index.ts';
import type { AnswerCommand, GiorgiCommandOf } from '../state/commands.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { ownUnit } from './given-command.ts';

export function checkAnswer(table: Table, state: State, side: SideIndex, command: AnswerCommand): Verdict {
  const unit = ownUnit(table, state, side, command.unit);
  if (typeof unit !== 'number') return unit;
  const offered = answersOf(table, state).find((one) => one.unit === unit && one.how === command.how);
  if (offered === undefined)
    return invalidCommand('value', 'how', `"${command.unit}" cannot answer so: ${command.how}`);
  if (offered.refusals.length > 0) return refusedCommand(...offered.refusals);
  const verdict = checkManner(offered, command);
  if (!verdict.allowed || command.how !== 'form') return verdict;
  return checkRoom(table, state, unit, command);
}

/** The shot must be one of the available ones, and the formation one of those listed. */
function checkManner({ how, shots, formations }: OfferedReaction, command: AnswerCommand): Verdict {
  const { shot, face, piece, formation } = command;
  const fits = shots.some(
    (offered) =>
      (shot === null || offered.shot === shot) &&
      (face === null || offered.face === face) &&
      (piece === null || offered.piece === piece),
  );
  if ((how === 'fire' || how === 'fire-and-flee') && !fits)
    return invalidCommand('value', 'shot', 'it has no such shot at the attacker');
  if (how === 'form' && (formation === null || !formations.includes(formation)))
    return invalidCommand('value', 'formation', 'it cannot take this formation now');
  return allowedCommand;
}

/** The ordered body must have room, not only the narrowest of its formation. */
function checkRoom(
  table: Table,
  state: State,
  unit: UnitIndex,
  { formation, files, gap }: AnswerCommand,
): Verdict {
  const hasRoom = formation !== null && hasRoomAs(table, state, unit, { formation, files, gap: gap ?? 0 });
  return hasRoom ? allowedCommand : refusedCommand('formation.change-cost');
}

/** Answers that each prompt accepts. */
const words = {
  advance: ['yes', 'no'],
  occupy: ['yes', 'no'],
  end: ['left', 'right'],
  value: ['first', 'second'],
} as const;

export function checkChoice(table: Table, state: State, { take, unit }: GiorgiCommandOf<'choose'>): Verdict {
  const top = state.agenda[state.agenda.length - 1];
  if (top === undefined || !(top.do in words))
    return invalidCommand('combination', 'kind', 'nothing is to be chosen');
  const known: readonly string[] = words[top.do as keyof typeof words];
  if (!known.includes(take)) return invalidCommand('value', 'take', `choose ${known.join(' or ')}`);
  if (top.do !== 'occupy' || take === 'no' || unit === null) return allowedCommand;
  const goes = table.unitOf.get(unit);
  const mayGo = goes !== undefined && top.units.includes(goes) && entryAt(state.units, goes).status === 'on';
  return mayGo ? allowedCommand : invalidCommand('value', 'unit', `"${unit}" cannot go into this house`);
}
