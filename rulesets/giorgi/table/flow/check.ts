/** `checkCommand`: whether a command is allowed and at what cost, or its refusals. */

import {
  allowedCommand,
  type CheckDepth,
  type InvalidCommand,
  invalidCommand,
  refusedCommand,
  type Verdict,
} from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { fightersIn, nextMelees } from '../actions/melee/index.ts';
import { mayReform } from '../actions/morale/index.ts';
import { layPlace, mayPlace } from '../actions/setup/deploy.ts';
import { hasReserve } from '../actions/setup/first.ts';
import { againstLaying } from '../actions/setup/ground.ts';
import { pieceCalled } from '../field/index.ts';
import type { CommandKind, GiorgiCommand, GiorgiCommandOf } from '../state/commands.ts';
import type { SideIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { isRefused, type Refusals } from '../state/turn.ts';
import { checkAnswer, checkChoice } from './check-answer.ts';
import { checkMove } from './check-move.ts';
import { enemyUnit, ownUnit, shotIn } from './given-command.ts';
import { outOfOrder } from './order.ts';
import { type QuestionPhase, questionIn } from './question.ts';
import { layRide } from './ride.ts';
import { againstFire } from './shots.ts';
import { routersToTest } from './start-step.ts';

/** Commands that each prompt accepts. A side can concede at any time. */
const takes: Readonly<Record<QuestionPhase, readonly CommandKind[]>> = {
  roll: ['roll'],
  terrain: ['lay'],
  edge: ['edge'],
  deploy: ['place', 'done'],
  start: ['rally', 'reform', 'done'],
  guns: ['fire', 'done'],
  'small-arms': ['fire', 'done'],
  move: ['move', 'ride', 'done'],
  melee: ['fight'],
  breaking: [],
  reaction: ['answer', 'done'],
  end: ['choose'],
  value: ['choose'],
  occupy: ['choose'],
  advance: ['choose'],
  breakthrough: ['move', 'done'],
};

/** Side null is a bystander, whose turn it never is. */
export function checkCommand(
  table: Table,
  state: State,
  side: SideIndex | null,
  command: GiorgiCommand,
  wanted: CheckDepth,
): Verdict {
  const question = questionIn(table, state);
  if (question === null) return invalidCommand('over', '', 'the battle is over');
  if (question.side !== side) return invalidCommand('not-your-turn', '', 'the other side is asked');
  if (command.kind === 'concede') return allowedCommand;
  if (!takes[question.phase].includes(command.kind))
    return invalidCommand('combination', 'kind', `${command.kind} is no answer to ${question.phase}`);
  return judge(table, state, side, command, wanted);
}

function judge(
  table: Table,
  state: State,
  side: SideIndex,
  command: GiorgiCommand,
  wanted: CheckDepth,
): Verdict {
  switch (command.kind) {
    case 'roll':
    case 'edge':
    case 'concede':
      return allowedCommand;
    case 'done':
      return state.phase === 'deploy' && hasReserve(table, state, side)
        ? invalidCommand('combination', 'kind', 'units of yours still wait to be placed')
        : allowedCommand;
    case 'lay':
      return checkLaying(table, state, command);
    case 'place':
      return checkPlace(table, state, side, command);
    case 'rally':
    case 'reform':
      return checkNerve(table, state, side, command);
    case 'fire':
      return checkFire(table, state, side, command);
    case 'move':
      return checkMove(table, state, side, command, wanted);
    case 'ride':
      return checkRide(table, state, side, command);
    case 'fight':
      return checkFight(table, state, command);
    case 'answer':
      return checkAnswer(table, state, side, command);
    case 'choose':
      return checkChoice(table, state, command);
  }
}

/** Allowed if there are no refusals. */
export function unless(no: Refusals): Verdict {
  return no.length === 0 ? allowedCommand : refusedCommand(...no);
}

function checkLaying(table: Table, state: State, command: GiorgiCommandOf<'lay'>): Verdict {
  if (command.piece !== null && pieceCalled(command.piece) === undefined)
    return invalidCommand('value', 'piece', `there is no piece "${command.piece}"`);
  return unless(againstLaying(table, state, command));
}

function checkPlace(table: Table, state: State, side: SideIndex, command: GiorgiCommandOf<'place'>): Verdict {
  const unit = table.unitOf.get(command.unit);
  if (unit === undefined || entryAt(table.units, unit).side !== side || !mayPlace(table, state, unit))
    return invalidCommand('value', 'unit', `"${command.unit}" is no unit of yours that can be placed`);
  const stands = layPlace(table, state, command);
  return isRefused(stands) ? refusedCommand(...stands) : allowedCommand;
}

/** Routing units off the table may test too if they may come back. */
function checkNerve(
  table: Table,
  state: State,
  side: SideIndex,
  { kind, unit: id }: GiorgiCommandOf<'rally'> | GiorgiCommandOf<'reform'>,
): Verdict {
  const unit = table.unitOf.get(id);
  if (unit === undefined || entryAt(table.units, unit).side !== side)
    return invalidCommand('value', 'unit', `"${id}" is no unit of yours`);
  if (kind === 'reform') return unless([...mayReform(table, state, unit), ...outOfOrder(table, state, unit)]);
  return routersToTest(table, state).includes(unit)
    ? unless(outOfOrder(table, state, unit))
    : refusedCommand('morale.rally');
}

function checkFire(table: Table, state: State, side: SideIndex, command: GiorgiCommandOf<'fire'>): Verdict {
  const unit = ownUnit(table, state, side, command.unit);
  if (typeof unit !== 'number') return unit;
  const mistake = fireMistake(table, state, side, command);
  if (mistake !== null) return mistake;
  return unless(againstFire(table, state, shotIn(table, command)));
}

/** A shot needs a target, but round shot may be aimed along a rod through a point. */
function fireMistake(
  table: Table,
  state: State,
  side: SideIndex,
  command: GiorgiCommandOf<'fire'>,
): InvalidCommand | null {
  const { target, shot, at } = command;
  if (target !== null) {
    const enemy = enemyUnit(table, state, side, target);
    return typeof enemy === 'number' ? null : enemy;
  }
  return shot === 'round' && at !== null ? null : invalidCommand('value', 'target', 'name a target');
}

function checkRide(table: Table, state: State, side: SideIndex, command: GiorgiCommandOf<'ride'>): Verdict {
  if (command.attach !== null) {
    const unit = ownUnit(table, state, side, command.attach);
    if (typeof unit !== 'number') return unit;
  }
  const laid = layRide(table, state, side, command);
  return isRefused(laid)
    ? refusedCommand(...laid)
    : { allowed: true, cost: { effort: laid.effort }, why: [] };
}

/** Any unit of the melee identifies it. */
function checkFight(table: Table, state: State, { unit: id }: GiorgiCommandOf<'fight'>): Verdict {
  const unit = table.unitOf.get(id);
  const isIn = nextMelees(table, state).some(
    (melee) => unit !== undefined && fightersIn(melee).includes(unit),
  );
  return isIn
    ? allowedCommand
    : invalidCommand('value', 'unit', `"${id}" is in no melee that may be fought now`);
}
