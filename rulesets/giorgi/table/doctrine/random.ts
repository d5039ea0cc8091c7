/** Random legal player: one command for every prompt. */

import type { Random } from '@grognard/engine';
import { stepX, stepY } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { isBreakingThrough, mayMove } from '../actions/move/index.ts';
import { checkCommand } from '../flow/check.ts';
import { commandsFor } from '../flow/legal.ts';
import { outOfOrder } from '../flow/order.ts';
import { questionIn, type TurnQuestion } from '../flow/question.ts';
import { mayRide } from '../flow/ride.ts';
import type { GiorgiCommand } from '../state/commands.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { unitsOn } from '../state/sides.ts';
import { pick } from './plain.ts';
import { isNearEnemy, restlessMove, someAttack, someMove } from './random-moves.ts';
import { someDeployment, someGround } from './random-setup.ts';

/** Number of paths tried before a unit stays where it is. */
const tries = 6;
/** One in this many moves is a concession. */
const seldom = 4000;

export function isLegal(table: Table, state: State, side: SideIndex, command: GiorgiCommand): boolean {
  return checkCommand(table, state, side, command, 'verdict').allowed;
}

/** `any` has no preference. `restless` moves at the enemy and into every melee, so that every rule comes up. */
export type Taste = 'any' | 'restless';

export function byChance(
  table: Table,
  state: State,
  question: TurnQuestion,
  random: Random,
  taste: Taste = 'any',
): GiorgiCommand {
  const { phase, side } = question;
  switch (phase) {
    case 'terrain':
      return someGround(table, state, random);
    case 'deploy':
      return someDeployment(table, state, side, random);
    case 'move':
    case 'breakthrough':
      return someOrder(table, state, question, random, taste);
    case 'guns':
    case 'small-arms':
      return someShot(table, state, question, random, taste);
    case 'roll':
    case 'edge':
    case 'start':
    case 'melee':
    case 'breaking':
    case 'reaction':
    case 'end':
    case 'value':
    case 'occupy':
    case 'advance':
      return someOf(table, state, question, random);
  }
}

/** A random legal command of those that can be listed. The one that closes the prompt is as likely as any other. */
function someOf(table: Table, state: State, question: TurnQuestion, random: Random): GiorgiCommand {
  const legal = commandsFor(table, state, question).filter((command) =>
    isLegal(table, state, question.side, command),
  );
  if (legal.length === 0) throw new Error(`nothing is legal in ${question.phase}`);
  return pick(random, legal);
}

/**
 * Most shots are taken. A rod is sometimes aimed beside its target, and some bases sometimes hold their fire. Restless players also name
 * the target of a rod that may miss it (`artillery.square-rod`).
 */
function someShot(
  table: Table,
  state: State,
  question: TurnQuestion,
  random: Random,
  taste: Taste,
): GiorgiCommand {
  const command = someOf(table, state, question, random);
  if (command.kind !== 'fire' || random.below(3) > 0) return command;
  const changed: GiorgiCommand =
    command.at === null
      ? { ...command, bases: command.bases.filter(() => random.below(3) > 0) }
      : {
          ...command,
          target: taste === 'restless' && random.below(2) === 0 ? command.target : null,
          at: { x: command.at.x + random.below(401) - 200, y: command.at.y + random.below(401) - 200 },
          piece: random.below(2) === 0 ? command.piece : random.below(4),
        };
  return isLegal(table, state, question.side, changed) ? changed : command;
}

export function movable(table: Table, state: State, { phase, side }: TurnQuestion): UnitIndex[] {
  return unitsOn(table, state, side).filter(
    (unit) =>
      mayMove(table, state, unit).length === 0 &&
      (phase === 'breakthrough'
        ? isBreakingThrough(state, unit)
        : outOfOrder(table, state, unit).length === 0),
  );
}

function someOrder(
  table: Table,
  state: State,
  question: TurnQuestion,
  random: Random,
  taste: Taste,
): GiorgiCommand {
  const units = movable(table, state, question);
  if (random.below(seldom) === 0) return { kind: 'concede' };
  const isOver = units.length === 0 || random.below(units.length + 6) === 0;
  if (question.phase === 'move' && random.below(4) === 0) {
    const ride = someRide(table, state, question.side, random);
    if (ride !== null) return ride;
  }
  const attack = taste === 'restless' ? someAttackOf(table, state, question, units, random) : null;
  if (attack !== null) return attack;
  if (isOver) return { kind: 'done' };
  for (let n = 0; n < tries; n++) {
    const mover = { table, state, unit: pick(random, units), random };
    const command = taste === 'restless' ? restlessMove(mover) : someMove(mover);
    if (isLegal(table, state, question.side, command)) return command;
  }
  return { kind: 'done' };
}

/** Units near an enemy attack more often than not. */
function someAttackOf(
  table: Table,
  state: State,
  { side }: TurnQuestion,
  units: readonly UnitIndex[],
  random: Random,
): GiorgiCommand | null {
  const near = units.filter((unit) => isNearEnemy(table, state, unit));
  for (let n = 0; n < tries && near.length > 0 && random.below(3) > 0; n++) {
    const command = someAttack({ table, state, unit: pick(random, near), random });
    if (command !== null && isLegal(table, state, side, command)) return command;
  }
  return null;
}

/** A random ride of a general, often to a unit. */
function someRide(table: Table, state: State, side: SideIndex, random: Random): GiorgiCommand | null {
  if (mayRide(table, state, side).length > 0) return null;
  const { x, y } = entryAt(state.generals, side);
  const own = unitsOn(table, state, side);
  const joins = own.length > 0 && random.below(2) === 0 ? pick(random, own) : null;
  const heading = random.below(3600);
  const by = 10 * random.below(300);
  const to =
    joins !== null
      ? { x: entryAt(state.units, joins).stands.x, y: entryAt(state.units, joins).stands.y }
      : { x: x + stepX(heading, by), y: y + stepY(heading, by) };
  const command: GiorgiCommand = {
    kind: 'ride',
    path: [to],
    attach: joins !== null ? entryAt(table.units, joins).id : null,
  };
  return isLegal(table, state, side, command) ? command : null;
}

/** A plausible command, legal or not. Null if there is none of that kind to give now. */
export function someProposal(
  table: Table,
  state: State,
  side: SideIndex,
  random: Random,
): GiorgiCommand | null {
  const question = questionIn(table, state);
  if (question === null || question.side !== side) return null;
  const own = unitsOn(table, state, side);
  if ((question.phase !== 'move' && question.phase !== 'breakthrough') || own.length === 0) return null;
  return restlessMove({ table, state, unit: pick(random, own), random });
}
