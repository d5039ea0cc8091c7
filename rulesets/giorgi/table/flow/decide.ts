/** `decide`: carries out a command, then everything that follows without a prompt. */

import type { Resolution } from '@grognard/engine';
import { entryAt, lookUp } from '@grognard/lists';
import { writeAgenda } from '@grognard/table-kit';
import { answer, declare, goAlong, goIn, plotAttack } from '../actions/attack/index.ts';
import { shoot } from '../actions/fire/index.ts';
import { takeOffEnd } from '../actions/losses/index.ts';
import { fightersIn, fightMelee, goForward, nextMelees, occupy } from '../actions/melee/index.ts';
import { rally, reform } from '../actions/morale/index.ts';
import { place } from '../actions/setup/deploy.ts';
import { rollForFirst } from '../actions/setup/first.ts';
import { lay, takeEdge } from '../actions/setup/ground.ts';
import type { GiorgiCommand, GiorgiCommandOf, MoveCommand } from '../state/commands.ts';
import type { GiorgiEvent } from '../state/events.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { isRefused, type Turn } from '../state/turn.ts';
import { layPlain } from './check-move.ts';
import { shotIn } from './given-command.ts';
import { endDeployment, goOnSettingUp } from './go-on-setting-up.ts';
import { questionIn, questionOf } from './question.ts';
import { layRide, ride } from './ride.ts';
import { settle } from './settle.ts';
import { testTheRest } from './start-step.ts';
import { nextStep } from './steps.ts';
import { resultOfConceding } from './victory.ts';

export function decideCommand(
  table: Table,
  state: State,
  side: SideIndex,
  command: GiorgiCommand,
  resolution: Resolution<GiorgiEvent>,
): void {
  const turn: Turn = { table, state, resolution, agenda: [...state.agenda] };
  carryOutCommand(turn, side, command);
  settle(turn);
  if (state.phase !== 'over') writeAgenda(turn.agenda, state.agenda, resolution, side, () => askedNow(turn));
}

/** Who is asked when the agenda is written. */
function askedNow({ table, state, agenda }: Turn) {
  const top = agenda[agenda.length - 1];
  return top === undefined ? questionIn(table, { ...state, agenda }) : questionOf(table, state, top);
}

type SetupCommand = Extract<GiorgiCommand, { readonly kind: 'roll' | 'lay' | 'edge' | 'place' }>;

function isSetup(command: GiorgiCommand): command is SetupCommand {
  return ['roll', 'lay', 'edge', 'place'].includes(command.kind);
}

/** Carries out a command alone. `settle` does what follows. */
export function carryOutCommand(turn: Turn, side: SideIndex, command: GiorgiCommand): void {
  if (isSetup(command)) setUp(turn, side, command);
  else act(turn, side, command);
}

function setUp(turn: Turn, side: SideIndex, command: SetupCommand): void {
  switch (command.kind) {
    case 'roll':
      rollForFirst(turn);
      goOnSettingUp(turn);
      return;
    case 'lay':
      lay(turn, side, command);
      return;
    case 'edge':
      takeEdge(turn, side, command.edge);
      goOnSettingUp(turn);
      return;
    case 'place':
      place(turn, side, command);
      return;
  }
}

function act(turn: Turn, side: SideIndex, command: Exclude<GiorgiCommand, SetupCommand>): void {
  const { table, state, resolution } = turn;
  switch (command.kind) {
    case 'rally':
      rally(turn, unitOf(turn, command.unit), command.heading);
      return;
    case 'reform':
      reform(turn, unitOf(turn, command.unit));
      return;
    case 'fire':
      shoot(turn, shotIn(table, command), null);
      return;
    case 'move':
      move(turn, command);
      return;
    case 'ride': {
      const laid = layRide(table, state, side, command);
      if (!isRefused(laid)) ride(turn, side, laid);
      return;
    }
    case 'fight':
      fight(turn, unitOf(turn, command.unit));
      return;
    case 'answer':
      answer(turn, command);
      return;
    case 'choose':
      choose(turn, command);
      return;
    case 'done':
      if (state.phase === 'deploy') endDeployment(turn, side);
      else close(turn);
      return;
    case 'concede':
      resolution.emit({ kind: 'ended', result: resultOfConceding(table, state, side), fixed: true });
      return;
  }
}

function unitOf({ table }: Turn, id: string): UnitIndex {
  return lookUp(table.unitOf, id);
}

/** Fights the unit's melee. */
function fight(turn: Turn, unit: UnitIndex): void {
  const melee = nextMelees(turn.table, turn.state).find((one) => fightersIn(one).includes(unit));
  if (melee !== undefined) fightMelee(turn, melee);
}

/** A move also answers the prompt for a breakthrough. */
function move(turn: Turn, command: MoveCommand): void {
  const { table, state, agenda } = turn;
  const laid = command.target === null ? layPlain(table, state, command) : plotAttack(table, state, command);
  if (isRefused(laid)) throw new Error(`not to be moved so: ${laid.join(', ')}`);
  if (agenda[agenda.length - 1]?.do === 'breakthrough') agenda.pop();
  if ('effort' in laid) goAlong(turn, lookUp(table.unitOf, command.unit), laid);
  else declare(turn, laid);
}

function choose(turn: Turn, { take, unit }: GiorgiCommandOf<'choose'>): void {
  const { table, resolution, agenda, state } = turn;
  const entry = agenda.pop();
  if (entry?.do === 'advance') {
    if (take === 'yes') goForward(turn, entry.unit);
  } else if (entry?.do === 'occupy') {
    const isThere = (one: UnitIndex) => entryAt(state.units, one).status === 'on';
    if (take === 'no') return;
    const goes = unit === null ? entry.units.find(isThere) : lookUp(table.unitOf, unit);
    if (goes !== undefined) occupy(turn, entry.house, goes);
  } else if (entry?.do === 'value') {
    resolution.emit({ kind: 'counted', unit: entry.unit, counts: take === 'second' ? 'second' : 'first' });
  } else if (entry?.do === 'end') takeOffEnd(turn, entry.unit, take === 'right' ? 'right' : 'left');
  else throw new Error('nothing is to be chosen');
}

/** `done`: closes the reactions to an attack, forgoes a breakthrough, or ends the step. */
function close(turn: Turn): void {
  const { agenda, state } = turn;
  const entry = agenda.pop();
  if (entry?.do === 'attack') goIn(turn, entry.approach, entry.answered);
  if (entry !== undefined) return;
  if (state.step === 'start') testTheRest(turn);
  nextStep(turn);
}
