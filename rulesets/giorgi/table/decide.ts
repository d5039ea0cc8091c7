/** Carries out a command, then whatever follows without a question. */
import type { Resolution } from '@grognard/engine';
import { answer, declare, goAlong, goIn, plotAttack } from './attack/index.ts';
import type { GiorgiEvent } from './events.ts';
import { shoot } from './fire/index.ts';
import { layPlain } from './flow/check-move.ts';
import { shotIn } from './flow/given-command.ts';
import { questionIn, questionOf } from './flow/question.ts';
import { layRide, ride } from './flow/ride.ts';
import { settle } from './flow/settle.ts';
import { testTheRest } from './flow/start-step.ts';
import { nextStep } from './flow/steps.ts';
import { resultOfConceding } from './flow/victory.ts';
import { takeOffEnd } from './losses/index.ts';
import { fightersIn, fightMelee, goForward, nextMelees, occupy } from './melee/index.ts';
import type { AgendaItem, State, Table } from './model.ts';
import { rally, reform } from './morale/index.ts';
import type { CommandOf, GiorgiCommand, MoveCommand } from './orders.ts';
import { place } from './setup/deploy.ts';
import { goOnSettingUp, rollForFirst } from './setup/first.ts';
import { lay, takeEdge } from './setup/ground.ts';
import { isRefused, type Turn } from './turn.ts';

export function decideCommand(
  table: Table,
  state: State,
  side: number,
  command: GiorgiCommand,
  resolution: Resolution<GiorgiEvent>,
): void {
  const turn: Turn = { table, state, happening: resolution, agenda: [...state.agenda] };
  carryOut(turn, side, command);
  settle(turn);
  writeAgenda(turn, side);
}

/** Once, and only if it changed. What hands the question over cannot be taken back. */
function writeAgenda({ table, state, happening: resolution, agenda }: Turn, side: number): void {
  if (state.phase === 'over' || isSame(agenda, state.agenda)) return;
  const top = agenda[agenda.length - 1];
  const asked = top === undefined ? questionIn(table, { ...state, agenda }) : questionOf(table, state, top);
  const event = { kind: 'waits', agenda } as const;
  resolution.emit(asked?.side === side ? event : { ...event, fixed: true });
}

function isSame(one: readonly AgendaItem[], other: readonly AgendaItem[]): boolean {
  return one.length === other.length && one.every((entry, n) => entry === other[n]);
}

type SetupCommand = Extract<GiorgiCommand, { readonly kind: 'roll' | 'lay' | 'edge' | 'place' }>;

function isSetup(command: GiorgiCommand): command is SetupCommand {
  return ['roll', 'lay', 'edge', 'place'].includes(command.kind);
}

function carryOut(turn: Turn, side: number, command: GiorgiCommand): void {
  if (isSetup(command)) setUp(turn, side, command);
  else act(turn, side, command);
}

function setUp(turn: Turn, side: number, command: SetupCommand): void {
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

function act(turn: Turn, side: number, command: Exclude<GiorgiCommand, SetupCommand>): void {
  const { table, state, happening: resolution } = turn;
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
      close(turn);
      return;
    case 'concede':
      resolution.emit({ kind: 'ended', result: resultOfConceding(table, state, side), fixed: true });
      return;
  }
}

function unitOf({ table }: Turn, id: string): number {
  return table.unitOf.get(id) ?? -1;
}

/** Fights the melee that a unit is in. */
function fight(turn: Turn, unit: number): void {
  const melee = nextMelees(turn.table, turn.state).find((one) => fightersIn(one).includes(unit));
  if (melee !== undefined) fightMelee(turn, melee);
}

/** A breakthrough is answered by its move. */
function move(turn: Turn, command: MoveCommand): void {
  const { table, state, agenda } = turn;
  const laid = command.target === null ? layPlain(table, state, command) : plotAttack(table, state, command);
  if (isRefused(laid)) throw new Error(`not to be moved so: ${laid.join(', ')}`);
  if (agenda[agenda.length - 1]?.do === 'breakthrough') agenda.pop();
  if ('effort' in laid) goAlong(turn, table.unitOf.get(command.unit)!, laid);
  else declare(turn, laid);
}

function choose(turn: Turn, { take, unit }: CommandOf<'choose'>): void {
  const { table, happening: resolution, agenda, state } = turn;
  const entry = agenda.pop();
  if (entry?.do === 'advance') {
    if (take === 'yes') goForward(turn, entry.unit);
  } else if (entry?.do === 'occupy') {
    const named = unit === null ? -1 : (table.unitOf.get(unit) ?? -1);
    const goes = named >= 0 ? named : entry.units.find((one) => state.units[one]!.status === 'on');
    if (take === 'yes' && goes !== undefined) occupy(turn, entry.house, goes);
  } else if (entry?.do === 'value') {
    resolution.emit({ kind: 'counted', unit: entry.unit, counts: take === 'second' ? 'second' : 'first' });
  } else if (entry?.do === 'end') takeOffEnd(turn, entry.unit, take === 'right' ? 'right' : 'left');
  else throw new Error('nothing is to be chosen');
}

/** `done`: closes the answers to an attack, lets a breakthrough pass, or ends the step. */
function close(turn: Turn): void {
  const { agenda, state } = turn;
  const entry = agenda.pop();
  if (entry?.do === 'attack') goIn(turn, entry.approach, entry.answered);
  if (entry !== undefined) return;
  if (state.step === 'start') testTheRest(turn);
  nextStep(turn);
}
