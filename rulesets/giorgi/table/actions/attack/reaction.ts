/** `answer`: a reaction to an attack. Tests and moves happen at once, fire is noted until reactions are closed (attack.reaction-when). */

import { entryAt, lookUp } from '@grognard/lists';
import { react } from '../../../rules/morale/react.ts';
import { standsAs } from '../../bodies/index.ts';
import type { AnswerCommand } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Approach, ReactionTaken, Shot } from '../../state/model.ts';
import { diceOf, type Turn } from '../../state/turn.ts';
import { fallBack, flee } from '../forced/index.ts';
import { takeTest } from '../losses/index.ts';
import { hastenHelp, runAt } from './help.ts';
import { answersOf, attackAsked, reactionOf } from './reactions.ts';
import { isInterceptable } from './support.ts';

/** Carries out an available reaction. */
export function answer(turn: Turn, command: AnswerCommand): void {
  const { table, state, agenda } = turn;
  const unit = lookUp(table.unitOf, command.unit);
  const asked = attackAsked({ agenda });
  if (asked === null) throw new Error('there is no attack to answer');
  const shot = shotGiven(turn, unit, command);
  switch (command.how) {
    case 'fire':
      note(turn, { unit, how: 'fire', passed: null, cm: 0, shot });
      return;
    case 'stand':
      note(turn, { unit, how: 'stand', passed: null, cm: 0, shot: null });
      return;
    case 'flee': {
      const cm = distanceOf(turn, unit, 'flee');
      note(turn, { unit, how: 'flee', passed: null, cm, shot: null });
      flee(turn, unit, asked.approach.unit, cm);
      return;
    }
    case 'form':
    case 'fall-back':
    case 'counter-attack':
    case 'support':
    case 'fire-and-flee':
      if (entryAt(state.units, unit).status === 'on') tested(turn, unit, command, asked.approach, shot);
  }
}

/** A reaction that takes a test. If it fails, the unit stands (attack.test-failed). */
function tested(
  turn: Turn,
  unit: UnitIndex,
  command: AnswerCommand,
  approach: Approach,
  shot: Shot | null,
): void {
  const { how } = command;
  if (!takeTest(turn, unit, 'reaction')) {
    note(turn, { unit, how, passed: false, cm: 0, shot: null });
    return;
  }
  switch (how) {
    case 'form':
      form(turn, unit, command);
      note(turn, { unit, how, passed: true, cm: 0, shot: null });
      hastenHelp(turn);
      return;
    case 'fall-back': {
      const cm = distanceOf(turn, unit, how);
      note(turn, { unit, how, passed: true, cm, shot: null });
      fallBack(turn, unit, approach.unit, cm);
      return;
    }
    case 'counter-attack':
      comeAt(turn, unit, approach, how);
      return;
    case 'support':
      if (isInterceptable(turn.table, turn.state, approach)) {
        comeAt(turn, unit, approach, how);
        return;
      }
      note(turn, { unit, how, passed: true, cm: distanceOf(turn, unit, how), shot: null });
      return;
    case 'fire-and-flee':
      note(turn, { unit, how, passed: true, cm: distanceOf(turn, unit, how), shot });
      return;
    case 'fire':
    case 'flee':
    case 'stand':
      return;
  }
}

/** Moves straight at the attacker before it comes in. */
function comeAt(turn: Turn, unit: UnitIndex, approach: Approach, how: 'counter-attack' | 'support'): void {
  note(turn, runAt(turn, unit, approach, how, distanceOf(turn, unit, how)));
}

/** Throws the dice of a reaction move, in cm. */
function distanceOf(
  turn: Turn,
  unit: UnitIndex,
  how: 'flee' | 'fire-and-flee' | 'fall-back' | 'counter-attack' | 'support',
): number {
  const thrown = react.assess(reactionOf(turn.table, turn.state, unit, how), null);
  return react.roll(thrown, diceOf(turn, unit, 'dash')).cm;
}

function form(
  { table, state, resolution }: Turn,
  unit: UnitIndex,
  { formation, files, gap }: AnswerCommand,
): void {
  if (formation === null) return;
  const stands = standsAs(table, state, unit, { formation, files, gap: gap ?? 0 });
  resolution.emit({ kind: 'moved', unit, how: 'form', way: [], stands, effort: 0, changed: true });
}

/** The shot of the command. Missing values are taken from the available shot. */
function shotGiven({ table, state, agenda }: Turn, unit: UnitIndex, command: AnswerCommand): Shot | null {
  const { how, shot, face, piece } = command;
  if (how !== 'fire' && how !== 'fire-and-flee') return null;
  const offered = answersOf(table, { ...state, agenda }).find((one) => one.unit === unit && one.how === how);
  const fits = offered?.shots.find(
    (one) =>
      (shot === null || one.shot === shot) &&
      (face === null || one.face === face) &&
      (piece === null || one.piece === piece),
  );
  return fits ?? null;
}

/** Emits a reaction and records it in the attack's agenda item. */
function note({ resolution, agenda }: Turn, answered: ReactionTaken): void {
  resolution.emit({ kind: 'answered', answer: answered });
  const at = agenda.findLastIndex((entry) => entry.do === 'attack');
  const asked = agenda[at];
  if (asked?.do === 'attack') agenda[at] = { ...asked, answered: [...asked.answered, answered] };
}
