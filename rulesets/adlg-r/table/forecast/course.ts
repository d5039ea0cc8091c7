/** playOn: the course of a forecast after its command: charges come home, then the melees at stake alone, routs and pursuit. */
import { beginEngagement, fight, freeCommanders, openMelees, settleMelees } from '../actions/melee/index.ts';
import { settleShots } from '../actions/shoot/index.ts';
import { answersTo } from '../doctrine/answers.ts';
import { checkCommand } from '../flow/check.ts';
import { carryOutCommand } from '../flow/decide.ts';
import { isOfSequence, questionOf, type TurnQuestion } from '../flow/question.ts';
import { settleOnce } from '../flow/settle.ts';
import { goOn, nextStep, stepAsks } from '../flow/steps.ts';
import type { AdlgCommand } from '../state/commands.ts';
import type { State, Table } from '../state/model.ts';
import type { Turn } from '../state/turn.ts';
import type { ForecastNote } from './notes.ts';
import type { Stake } from './stakes.ts';

/** Whether anything can still befall units that follows from the command. */
export function hasMore(table: Table, state: State, { until }: Stake): boolean {
  const { phase, step, agenda } = state;
  if (phase === 'over' || step === 'check') return false;
  const top = agenda[agenda.length - 1];
  const question = top === undefined ? null : questionOf(table, state, top);
  // Nobody knows what lies in a marker.
  if (question?.phase === 'found' || question?.phase === 'near') return false;
  return until === 'pursuit' || step !== 'pursuit';
}

/** One thing more. Nobody is given another order, and nobody shoots before the melee. */
export function playOn(turn: Turn, stake: Stake): readonly ForecastNote[] {
  const { table, state, agenda } = turn;
  const top = agenda[agenda.length - 1];
  if (top !== undefined) {
    const question = questionOf(table, state, top);
    if (question !== null) return answerPlainly(turn, question);
    settleOnce(turn);
    return [];
  }
  switch (state.step) {
    case 'movement':
    case 'shooting':
    case 'engagement':
      if (stake.until === 'rout') goToRout(turn);
      else goToMelee(turn);
      return [];
    case 'melee':
      fightNextAtStake(turn, stake);
      return [];
    case 'pursuit':
      if (!stepAsks(table, state)) break;
      carryOutCommand(turn, state.active, { kind: 'done' });
      return [{ kind: 'asked', phase: 'pursuit' }];
    case 'rout':
    case 'check':
      break;
  }
  goOn(turn);
  return [];
}

function goToRout(turn: Turn): void {
  settleShots(turn);
  turn.resolution.emit({ kind: 'stepBegan', step: 'rout' });
}

/** Commanders who fight on stay engaged; no other is named. */
function goToMelee(turn: Turn): void {
  const { state, resolution } = turn;
  if (state.step !== 'engagement') {
    resolution.emit({ kind: 'stepBegan', step: 'engagement' });
    beginEngagement(turn);
  }
  resolution.emit({ kind: 'stepBegan', step: 'melee' });
  freeCommanders(turn);
}

function fightNextAtStake(turn: Turn, { units }: Stake): void {
  const melee = openMelees(turn.table, turn.state).find(({ a, b }) => units.includes(a) || units.includes(b));
  if (melee !== undefined) {
    fight(turn, melee);
    return;
  }
  settleMelees(turn);
  nextStep(turn);
}

/** Who is asked stands, or evades if he must; chargers follow as far as they may. */
function answerPlainly(turn: Turn, question: TurnQuestion): readonly ForecastNote[] {
  const { table, state } = turn;
  const command = plainAnswer(table, state, question);
  const asked: ForecastNote = { kind: 'asked', phase: question.phase };
  if (command === null) {
    turn.agenda.pop();
    return [asked];
  }
  const standing = command.kind === 'answer' && command.how === 'stand' ? command.units : [];
  carryOutCommand(turn, question.side, command);
  return [
    asked,
    ...table.units
      .filter(({ id }) => standing.includes(id))
      .map(({ index }): ForecastNote => ({ kind: 'stands', unit: index })),
  ];
}

function plainAnswer(table: Table, state: State, question: TurnQuestion): AdlgCommand | null {
  if (!isOfSequence(question)) return null;
  const legal = answersTo(table, state, question).find(
    (command) => checkCommand(table, state, question.side, command).allowed,
  );
  return legal ?? null;
}
