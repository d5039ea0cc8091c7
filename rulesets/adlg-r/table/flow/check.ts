/** `checkCommand`: whether a command is allowed, and at what price, or its refusals. */
import { allowedCommand, invalidCommand, refusedCommand, type Verdict } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { corpsToActivate } from '../actions/command/index.ts';
import { mayBeMain, mayEngage, meleeOf } from '../actions/melee/index.ts';
import { mayGoAlong, mayPursue, mustPursue } from '../actions/rout/index.ts';
import { againstLaid, firingContextOf } from '../actions/shoot/index.ts';
import type { AdlgCommand, AdlgCommandOf, CommandKind } from '../state/commands.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { LaidShot, State, Table } from '../state/model.ts';
import {
  isSetupCommand,
  isSetupPhase,
  type SetupOnlyKind,
  type SetupPhase,
  setupPartOf,
} from '../state/setup-part.ts';
import { checkAnswer, checkFollow } from './charge-answers.ts';
import { checkChoice } from './choices.ts';
import { enemyUnit, isMistake, ownCorps, ownUnit } from './given-command.ts';
import { checkOrder, isOrder, type OrderCommandKind, orderKinds } from './orders.ts';
import { type QuestionPhase, questionIn } from './question.ts';
import { checkReveal } from './reveal-order.ts';

/** Commands that each question accepts. A side can concede at any time. */
const takes: Readonly<Record<Exclude<QuestionPhase, SetupPhase>, readonly CommandKind[]>> = {
  activation: ['activate'],
  orders: [...orderKinds, 'done'],
  shooting: ['shoot', 'done'],
  engagement: ['engage', 'done'],
  melee: ['fight', 'done'],
  rout: [],
  pursuit: ['pursue', 'done'],
  check: [],
  answer: ['answer'],
  follow: ['follow'],
  wing: ['choose'],
  face: ['choose'],
  pursued: ['answer'],
  found: ['reveal'],
  near: ['reveal', 'done'],
};

/** Side null is a bystander, whose turn it never is. */
export function checkCommand(
  table: Table,
  state: State,
  side: SideIndex | null,
  command: AdlgCommand,
): Verdict {
  const question = questionIn(table, state);
  if (question === null) return invalidCommand('over', '', 'the battle is over');
  if (question.side !== side) return invalidCommand('not-your-turn', '', 'the other side is asked');
  if (command.kind === 'concede') return allowedCommand;
  const { phase } = question;
  if (isSetupPhase(phase))
    return state.setup === null
      ? invalidCommand('over', '', 'the battle has begun')
      : setupPartOf(table).check(table, state, state.setup, side, phase, command);
  if (!takes[phase].includes(command.kind))
    return invalidCommand('combination', 'kind', `${command.kind} is no answer to ${phase}`);
  if (command.kind === 'reveal' && phase !== 'orders')
    return checkAnswerReveal(table, state, side, phase, command);
  return isOrder(command)
    ? checkOrder(table, state, side, command)
    : isSetupCommand(command)
      ? invalidCommand('combination', 'kind', `${command.kind} is no answer to ${phase}`)
      : judge(table, state, side, command);
}

/** The marker that is asked about, and no other. */
function checkAnswerReveal(
  table: Table,
  state: State,
  side: SideIndex,
  phase: QuestionPhase,
  command: AdlgCommandOf<'reveal'>,
): Verdict {
  const top = state.agenda[state.agenda.length - 1];
  const isAsked =
    top !== undefined && (top.do === 'found' || top.do === 'near') && top.marker === command.marker;
  return isAsked
    ? checkReveal(table, state, side, command)
    : invalidCommand('value', 'marker', `marker ${command.marker} is not asked about at ${phase}`);
}

type OtherCommand = Exclude<AdlgCommand, { readonly kind: OrderCommandKind | SetupOnlyKind }>;

function judge(table: Table, state: State, side: SideIndex, command: OtherCommand): Verdict {
  switch (command.kind) {
    case 'done':
    case 'concede':
      return allowedCommand;
    case 'activate':
      return checkActivate(table, state, side, command);
    case 'shoot':
      return checkShot(table, state, side, command);
    case 'engage':
      return checkEngage(table, state, side, command);
    case 'fight':
      return checkFight(table, state, side, command);
    case 'pursue':
      return checkPursuit(table, state, side, command);
    case 'answer':
      return checkAnswer(table, state, side, command);
    case 'follow':
      return checkFollow(state, command);
    case 'choose':
      return checkChoice(table, state, command);
  }
}

function checkActivate(
  table: Table,
  state: State,
  side: SideIndex,
  command: AdlgCommandOf<'activate'>,
): Verdict {
  const corps = ownCorps(table, side, command.corps);
  if (isMistake(corps)) return corps;
  return corpsToActivate(table, state).includes(corps) ? allowedCommand : refusedCommand('turn.corps-finish');
}

/** A shot as a command has it, by index, or the mistake. */
export function shotIn(
  table: Table,
  state: State,
  side: SideIndex,
  command: AdlgCommandOf<'shoot'>,
): LaidShot | Verdict {
  const target = enemyUnit(table, state, side, command.target);
  if (isMistake(target)) return target;
  const main = ownUnit(table, state, side, command.main, 'main');
  if (isMistake(main)) return main;
  const supports: UnitIndex[] = [];
  for (const [n, id] of command.supports.entries()) {
    const unit = ownUnit(table, state, side, id, `supports[${n}]`);
    if (isMistake(unit)) return unit;
    supports.push(unit);
  }
  return { target, main, edge: command.edge, supports };
}

export function isShot(laid: LaidShot | Verdict): laid is LaidShot {
  return 'main' in laid;
}

function checkShot(table: Table, state: State, side: SideIndex, command: AdlgCommandOf<'shoot'>): Verdict {
  const shot = shotIn(table, state, side, command);
  if (!isShot(shot)) return shot;
  const no = againstLaid(firingContextOf(table, state), shot);
  return no.length === 0 ? allowedCommand : refusedCommand(...no);
}

function checkEngage(table: Table, state: State, side: SideIndex, command: AdlgCommandOf<'engage'>): Verdict {
  const corps = ownCorps(table, side, command.corps);
  if (isMistake(corps)) return corps;
  if (command.yes)
    return mayEngage(table, state, side).includes(corps)
      ? allowedCommand
      : refusedCommand('commander.engage');
  return entryAt(state.commands, corps).commander.status === 'engaged'
    ? refusedCommand('commander.stays-engaged')
    : invalidCommand('value', 'yes', 'he is not engaged');
}

function checkFight(table: Table, state: State, side: SideIndex, command: AdlgCommandOf<'fight'>): Verdict {
  const unit = ownUnit(table, state, side, command.unit);
  if (isMistake(unit)) return unit;
  if (command.against === null)
    return meleeOf(table, state, unit, null) === null
      ? invalidCommand('value', 'unit', `"${command.unit}" is main in no melee that is still to be fought`)
      : allowedCommand;
  const against = enemyUnit(table, state, side, command.against, 'against');
  if (isMistake(against)) return against;
  return mayBeMain(table, state, unit).includes(against) ? allowedCommand : refusedCommand('melee.pairing');
}

function checkPursuit(
  table: Table,
  state: State,
  side: SideIndex,
  command: AdlgCommandOf<'pursue'>,
): Verdict {
  const unit = ownUnit(table, state, side, command.unit);
  if (isMistake(unit)) return unit;
  if (!mayPursue(table, state).includes(unit)) return refusedCommand('pursuit.all');
  for (const [n, id] of command.with.entries()) {
    const friend = ownUnit(table, state, side, id, `with[${n}]`);
    if (isMistake(friend)) return friend;
    if (!mayGoAlong(table, state, unit).includes(friend)) return refusedCommand('pursuit.supporters');
  }
  const { ud } = table.sizes;
  const isBound = mustPursue(table, state, unit);
  if (command.by > ud || command.by === 0) return refusedCommand('pursuit.move');
  if (isBound && command.by < ud) return refusedCommand('pursuit.must');
  return isBound || !isBehindOthers(table, state, unit) ? allowedCommand : refusedCommand('pursuit.one');
}

/** Whether another victor over the same enemy must pursue (`pursuit.one`). */
function isBehindOthers(table: Table, state: State, unit: UnitIndex): boolean {
  const over = state.victors.filter((victor) => victor.unit === unit).map((victor) => victor.over);
  const able = mayPursue(table, state);
  return state.victors.some(
    (victor) =>
      victor.unit !== unit &&
      over.includes(victor.over) &&
      able.includes(victor.unit) &&
      mustPursue(table, state, victor.unit),
  );
}
