/** The recruit, the simplest sensible player: fires where it kills most, advances, forms up, attacks if the totals allow it. */

import type { CommandPlan, Random, Reason } from '@grognard/engine';
import { entryAt, none } from '@grognard/lists';
import { answersOf, type OfferedReaction } from '../actions/attack/index.ts';
import { chanceToPass } from '../actions/losses/index.ts';
import { freePlace, zoneFor } from '../actions/setup/deploy.ts';
import { hasReserve } from '../actions/setup/first.ts';
import { fireOf } from '../flow/given-command.ts';
import { commandsFor } from '../flow/legal.ts';
import type { TurnQuestion } from '../flow/question.ts';
import { isItsFire } from '../flow/shots.ts';
import { targetOf } from '../state/agenda.ts';
import type { AnswerCommand, GiorgiCommand } from '../state/commands.ts';
import type { SideIndex } from '../state/indices.ts';
import type { Approach, Shot, State, Table } from '../state/model.ts';
import { unitsOn } from '../state/sides.ts';
import { bestShot } from './expect.ts';
import { answerOf } from './plain.ts';
import { byChance, isLegal, movable } from './random.ts';
import { waiting } from './random-setup.ts';
import { hasBetterToDo, orderFor } from './recruit-moves.ts';
import { printedPlace } from './recruit-place.ts';

/** Fewer expected kills than this are not worth a shot: one kill in twenty shots. */
const leastKills = 0.05;
/** A test is likely to pass if at least half the faces pass. */
const likely = 0.5;

type PlannedCommand = { readonly command: GiorgiCommand; readonly why: string };

export function planOfRecruit(
  table: Table,
  state: State,
  question: TurnQuestion,
  random: Random,
): CommandPlan<GiorgiCommand> {
  const { command, why } = answerTo(table, state, question, random);
  return { commands: [command], reasons: [reasonFor(command, why)] };
}

function reasonFor(command: GiorgiCommand, words: string): Reason {
  return { who: 'unit' in command && command.unit !== null ? [command.unit] : [], words };
}

function answerTo(table: Table, state: State, question: TurnQuestion, random: Random): PlannedCommand {
  const { phase, side } = question;
  const { doctrine } = table.words;
  switch (phase) {
    case 'terrain':
    case 'edge':
    case 'roll':
      return { command: byChance(table, state, question, random), why: doctrine.beforeBattle };
    case 'deploy':
      return hasReserve(table, state, side)
        ? { command: placeNext(table, state, side, random), why: doctrine.place }
        : { command: { kind: 'done' }, why: doctrine.beforeBattle };
    case 'start':
      return firstOf(table, state, question, doctrine.rally);
    case 'guns':
    case 'small-arms':
      return fireNext(table, state, side);
    case 'move':
      return moveNext(table, state, question);
    case 'reaction':
      return answerNext(table, state, side);
    case 'breakthrough':
      return { command: { kind: 'done' }, why: doctrine.halt };
    case 'melee':
      return firstOf(table, state, question, doctrine.fight);
    case 'advance':
      return firstOf(table, state, question, doctrine.advance);
    case 'occupy':
      return firstOf(table, state, question, doctrine.occupy);
    case 'breaking':
    case 'end':
    case 'value':
      return firstOf(table, state, question, doctrine.choose);
  }
}

/** The first listed command that is legal. All lists begin with commands that do something. */
function firstOf(table: Table, state: State, question: TurnQuestion, why: string): PlannedCommand {
  const command = commandsFor(table, state, question).find((each) =>
    isLegal(table, state, question.side, each),
  );
  if (command === undefined) throw new Error(`nothing is legal in ${question.phase}`);
  return { command, why };
}

function placeNext(table: Table, state: State, side: SideIndex, random: Random): GiorgiCommand {
  const [unit] = waiting(table, state, side);
  const printed = unit === undefined ? null : printedPlace(table, state, side, unit);
  if (printed !== null) return printed;
  const found = unit === undefined ? null : freePlace(table, state, unit, zoneFor(table, state, unit));
  return found ?? byChance(table, state, { kind: 'turn', phase: 'deploy', side }, random);
}

function fireNext(table: Table, state: State, side: SideIndex): PlannedCommand {
  const { doctrine } = table.words;
  const best = shotsBy(table, state, side).find(({ shot }) => !hasBetterToDo(table, state, shot.unit));
  if (best !== undefined) {
    const command = fireOf(table, best.shot);
    if (isLegal(table, state, side, command))
      return { command, why: doctrine.fire(entryAt(table.units, targetOf(best.shot)).name, best.kills) };
  }
  return { command: { kind: 'done' }, why: doctrine.nothingToFire };
}

/** Best shot of every unit that has one worth firing, most kills first. */
function shotsBy(table: Table, state: State, side: SideIndex): { shot: Shot; kills: number }[] {
  return unitsOn(table, state, side)
    .filter((unit) => isItsFire(table, state, unit))
    .flatMap((unit) => bestShot(table, state, unit, null) ?? [])
    .filter(({ kills }) => kills > leastKills)
    .sort((a, b) => b.kills - a.kills);
}

function moveNext(table: Table, state: State, question: TurnQuestion): PlannedCommand {
  for (const unit of movable(table, state, question)) {
    const order = orderFor(table, state, unit);
    if (order !== null) return order;
  }
  return { command: { kind: 'done' }, why: table.words.doctrine.stand };
}

/** One reaction at a time. A side with none left lets the attack come. */
function answerNext(table: Table, state: State, side: SideIndex): PlannedCommand {
  const top = state.agenda[state.agenda.length - 1];
  const open = answersOf(table, state).filter(
    ({ how, refusals }) => how !== 'stand' && refusals.length === 0,
  );
  if (top?.do === 'attack')
    for (const offered of open) {
      const told = answerBy(table, state, top.approach, offered, open);
      if (told !== null && isLegal(table, state, side, told.command)) return told;
    }
  return { command: { kind: 'done' }, why: table.words.doctrine.letThemCome };
}

function answerBy(
  table: Table,
  state: State,
  { unit: attacker }: Approach,
  { unit, how, shots, formations }: OfferedReaction,
  all: readonly OfferedReaction[],
): PlannedCommand | null {
  const { doctrine } = table.words;
  const { id } = entryAt(table.units, unit);
  const { stands } = entryAt(state.units, unit);
  // A garrison is safe behind its walls.
  const isLoose = stands.formation === 'open' && stands.house === none;
  const has = (answer: OfferedReaction['how']) =>
    all.some((each) => each.unit === unit && each.how === answer);
  const byHorse = entryAt(table.units, attacker).arm === 'horse';
  const plain = answerOf(id, how);
  switch (how) {
    case 'form':
      if (!byHorse || !formations.includes('square')) return null;
      if (chanceToPass(table, state, unit) < likely) return null;
      return { command: { ...plain, formation: 'square' }, why: doctrine.answerSquare };
    case 'fire-and-flee':
      return isLoose ? { command: withShot(plain, shots[0]), why: doctrine.answerFireAndFlee } : null;
    case 'flee':
      return isLoose && !has('fire-and-flee') ? { command: plain, why: doctrine.answerFlee } : null;
    case 'fire':
      if (isLoose && (has('flee') || has('fire-and-flee'))) return null;
      if (byHorse && has('form') && chanceToPass(table, state, unit) >= likely) return null;
      return { command: withShot(plain, shots[0]), why: doctrine.answerFire };
    case 'fall-back':
    case 'counter-attack':
    case 'support':
    case 'stand':
      return null;
  }
}

function withShot(plain: AnswerCommand, shot: Shot | undefined): AnswerCommand {
  if (shot === undefined) return plain;
  const { face, piece } = shot;
  return { ...plain, shot: shot.shot, face: face < 0 ? null : face, piece: piece < 0 ? null : piece };
}
