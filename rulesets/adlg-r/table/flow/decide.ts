/** `decideCommand`: carries out a command, then everything that follows without a question. */
import type { Resolution } from '@grognard/engine';
import { lookUp, none } from '@grognard/lists';
import { writeAgenda } from '@grognard/table-kit';
import { endLooting } from '../actions/camp/index.ts';
import { activate } from '../actions/command/index.ts';
import { fight, meleeOf, openMelees } from '../actions/melee/index.ts';
import { pursue } from '../actions/rout/index.ts';
import { throwShot } from '../actions/shoot/index.ts';
import type { AdlgCommand, AdlgCommandOf } from '../state/commands.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { SideIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { isSetupCommand, type SetupOnlyKind, setupPartOf } from '../state/setup-part.ts';
import type { Turn } from '../state/turn.ts';
import { answer, followOn } from './charge-answers.ts';
import { isShot, shotIn } from './check.ts';
import { choose } from './choices.ts';
import { endOrders } from './end-of-corps.ts';
import { carryOutOrder, isOrder, type OrderCommandKind } from './orders.ts';
import { questionIn, questionOf } from './question.ts';
import { carryOutReveal } from './reveal-order.ts';
import { settle } from './settle.ts';
import { fightNext, nextStep, pursueNext } from './steps.ts';
import { resultOfConceding } from './victory.ts';

export function decideCommand(
  table: Table,
  state: State,
  side: SideIndex,
  command: AdlgCommand,
  resolution: Resolution<AdlgEvent>,
): void {
  const agenda = [...state.agenda];
  const turn: Turn = { table, state, resolution, agenda };
  carryOutCommand(turn, side, command);
  settle(turn);
  if (state.phase !== 'over') writeAgenda(turn.agenda, state.agenda, resolution, side, () => askedNow(turn));
}

/** A command alone, without what follows. */
export function carryOutCommand(turn: Turn, side: SideIndex, command: AdlgCommand): void {
  const { state, agenda } = turn;
  if (state.setup !== null && command.kind !== 'concede')
    setupPartOf(turn.table).carryOut(turn, state.setup, side, command);
  else if (command.kind === 'reveal' && agenda.length > 0) answerReveal(turn, side, command);
  else if (isOrder(command)) carryOutOrder(turn, side, command);
  else if (!isSetupCommand(command)) act(turn, side, command);
}

/** Who is asked when the agenda is written. */
function askedNow({ table, state, agenda }: Turn) {
  const top = agenda[agenda.length - 1];
  return top === undefined ? questionIn(table, { ...state, agenda }) : questionOf(table, state, top);
}

/** The owner of a marker that was found, or that an enemy came near to. */
function answerReveal(turn: Turn, side: SideIndex, command: AdlgCommandOf<'reveal'>): void {
  const top = turn.agenda.pop();
  carryOutReveal(turn, side, command, top?.do === 'near' ? 'near' : 'found');
}

type OtherCommand = Exclude<AdlgCommand, { readonly kind: OrderCommandKind | SetupOnlyKind }>;

function act(turn: Turn, side: SideIndex, command: OtherCommand): void {
  const { table, state, resolution } = turn;
  switch (command.kind) {
    case 'activate':
      activate(turn, lookUp(table.corpsOf, command.corps));
      endLooting(turn, lookUp(table.corpsOf, command.corps));
      return;
    case 'shoot':
      lay(turn, side, command);
      return;
    case 'engage':
      resolution.emit({ kind: 'engaged', corps: lookUp(table.corpsOf, command.corps), engaged: command.yes });
      return;
    case 'fight':
      fightNamed(turn, command);
      return;
    case 'pursue':
      pursue(
        turn,
        lookUp(table.unitOf, command.unit),
        command.by,
        command.with.map((id) => lookUp(table.unitOf, id)),
      );
      return;
    case 'done':
      close(turn, side);
      return;
    case 'concede':
      resolution.emit({ kind: 'ended', result: resultOfConceding(table, state, side), fixed: true });
      return;
    case 'answer':
      answer(turn, command);
      return;
    case 'follow':
      followOn(turn, command);
      return;
    case 'choose':
      choose(turn, command);
      return;
  }
}

/** A shot is noted, or by option thrown at once (`turn.shots-laid`). */
function lay(turn: Turn, side: SideIndex, command: AdlgCommandOf<'shoot'>): void {
  const { table, state, resolution } = turn;
  const shot = shotIn(table, state, side, command);
  if (!isShot(shot)) throw new Error('no shot');
  resolution.emit({ kind: 'shotLaid', shot });
  if (table.options['turn.shots-laid'] === 'at-once') throwShot(turn, shot);
}

function fightNamed(turn: Turn, { unit, against }: AdlgCommandOf<'fight'>): void {
  const { table, state } = turn;
  const enemy = against === null ? null : lookUp(table.unitOf, against);
  const melee = meleeOf(table, state, lookUp(table.unitOf, unit), enemy);
  if (melee !== null) fight(turn, melee);
}

/** `done`: ends the orders of a corps, closes a side's shots or commanders, fights the rest, or ends the pursuit. */
function close(turn: Turn, side: SideIndex): void {
  const { table, state, resolution, agenda } = turn;
  if (agenda[agenda.length - 1]?.do === 'near') {
    agenda.pop();
    return;
  }
  switch (state.step) {
    case 'movement':
      if (state.corps !== none) endOrders(turn, state.corps);
      return;
    case 'shooting':
    case 'engagement':
      resolution.emit({ kind: 'sideClosed', side, fixed: true });
      return;
    case 'melee':
      while (openMelees(table, state).length > 0) fightNext(turn);
      return;
    case 'pursuit':
      while (pursueNext(turn));
      nextStep(turn);
      return;
    case 'rout':
    case 'check':
      return;
  }
}
