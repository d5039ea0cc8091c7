/** The reaction dialog: each answer a unit may give to an attack, with the odds of its test, its dice, its volley, and the melee if it stands. */
import type { Gesture, Hindrance, Offer, Proposal, Task } from '@grognard/engine';
import { type Base, baseDistance } from '@grognard/geometry';
import { type ExplainedLine, type Line, type OddsLine, oddsOf } from '@grognard/rules-kit';
import { react } from '../../rules/morale/react.ts';
import { reactivity } from '../../rules/morale/reactivity.ts';
import { type Offered, reactionOf, whereHelpMeets } from '../attack/index.ts';
import { bodyNow, standsAs } from '../bodies/index.ts';
import { checkCommand } from '../course/check.ts';
import { firingOf } from '../fire/index.ts';
import { needOf } from '../losses/index.ts';
import type { Answer, Approach, Shot, State, Table } from '../model.ts';
import type { AnswerCommand } from '../orders.ts';
import { tenthsPerCm } from '../table.ts';
import { attackTold } from './attack-told.ts';
import { chanceInWords, fact, hindrance, hindrancesIn, sumLines } from './cited.ts';
import { withStanding } from './foresee.ts';
import { answersIn, type Holding } from './holding.ts';
import { firingItems, ghostOf } from './look.ts';
import { nothingProposed } from './told.ts';
import { shotTold } from './volley-told.ts';
import { handWordsOf } from './words.ts';

/** An answer as it is chosen: its name stands for it. */
interface Choice {
  readonly value: string;
  readonly title: string;
  readonly offered: Offered;
  readonly command: AnswerCommand;
  readonly shot: Shot | null;
}

/** The attack that is to be answered; null: none is. */
export function attackAsked({ agenda }: State): Approach | null {
  const top = agenda.at(-1);
  return top?.do === 'attack' ? top.approach : null;
}

function choicesOf(holding: Holding, unit: number): readonly Choice[] {
  const { table } = holding;
  return answersIn(holding)
    .filter((offered) => offered.unit === unit)
    .flatMap((offered) => choicesIn(table, offered));
}

/** One for each formation that can be formed and each shot that can be fired. */
function choicesIn(table: Table, offered: Offered): readonly Choice[] {
  const { unit, how, shots, formations } = offered;
  const { answers, formation: named, tasks } = handWordsOf(table);
  const plain: AnswerCommand = {
    kind: 'answer',
    unit: table.units[unit]!.id,
    how,
    shot: null,
    face: null,
    piece: null,
    formation: null,
    files: 0,
    gap: null,
  };
  const one = { value: how, title: answers[how], offered, command: plain, shot: null };
  if (how === 'form')
    return formations.map((formation) => ({
      ...one,
      value: `form ${formation}`,
      title: answers.formAs(named(formation)),
      command: { ...plain, formation },
    }));
  if ((how !== 'fire' && how !== 'fire-and-flee') || shots.length === 0) return [one];
  return shots.map((shot, n) => ({
    ...one,
    value: shots.length === 1 ? how : `${how} ${n}`,
    title: shots.length === 1 ? answers[how] : answers.with(answers[how], tasks.shots[shot.shot]),
    command: {
      ...plain,
      shot: shot.shot,
      face: shot.face < 0 ? null : shot.face,
      piece: shot.piece < 0 ? null : shot.piece,
    },
    shot,
  }));
}

export function answerTasks(holding: Holding, unit: number, gesture: Gesture): readonly Task[] {
  const { table } = holding;
  const choices = choicesOf(holding, unit);
  if (choices.length === 0) return [];
  return [
    {
      kind: 'choice',
      id: 'answer',
      title: handWordsOf(table).tasks.answer,
      usual: true,
      value: gesture.told['answer'] ?? null,
      offers: choices.map((choice) => offerOf(holding, choice)),
    },
  ];
}

/** What stands against an answer that is offered. */
function againstOffer({ table }: Holding, { offered }: Choice): readonly Hindrance[] {
  return offered.against.map((rule) => hindrance(table, rule, table.units[offered.unit]!.id));
}

function offerOf(holding: Holding, choice: Choice): Offer {
  const against = againstOffer(holding, choice);
  const plain: Offer = { value: choice.value, title: choice.title, against, odds: [], sum: [], piece: null };
  return against.length > 0 ? plain : { ...plain, ...reckoned(holding, choice) };
}

export function proposeAnswer(holding: Holding, unit: number, { told }: Gesture): Proposal {
  const { table, state } = holding;
  const choice = choicesOf(holding, unit).find(({ value }) => value === told['answer']);
  if (choice === undefined) return nothingProposed;
  const verdict = checkCommand(table, state, holding.side, choice.command, 'verdict');
  const against = hindrancesIn(table, verdict, table.units[unit]!.id);
  const { odds, sum } = reckoned(holding, choice);
  const approach = attackAsked(state)!;
  const { command, shot } = choice;
  const ghost =
    command.formation === null
      ? []
      : [ghostOf(table, state, unit, standsAs(table, state, unit, formOf(command)))];
  return {
    commands: [command],
    against,
    items: [...ghost, ...(shot === null ? [] : firingItems(table, firingOf(table, state, shot, approach)))],
    stretches: [],
    notes: sum.length === 0 ? [] : [{ title: choice.title, lines: [...odds, ...sum] }],
    fits: null,
  };
}

function formOf({ formation, files, gap }: AnswerCommand) {
  return { formation: formation!, files, gap: gap ?? 0 };
}

export interface Reckoned {
  readonly odds: readonly OddsLine[];
  readonly sum: readonly ExplainedLine[];
}

/** Everything that luck decides about an answer, in the order in which it is thrown. */
function reckoned(holding: Holding, { offered, command, shot }: Choice): Reckoned {
  const { table, state } = holding;
  const { unit, how, passes } = offered;
  const approach = attackAsked(state)!;
  const parts: Reckoned[] = [];
  if (passes !== null) parts.push(tested(table, state, unit));
  if (shot !== null) parts.push(shotTold(table, firingOf(table, state, shot, approach)));
  if (isMoving(how)) parts.push(dashed(table, state, unit, how, approach));
  const then =
    command.formation === null
      ? state
      : withStanding(state, unit, standsAs(table, state, unit, formOf(command)));
  const isHere = how === 'stand' || how === 'fire' || how === 'form';
  if (isHere && unit === approach.target) parts.push(meleeIfItStands(table, then, approach));
  return { odds: parts.flatMap(({ odds }) => odds), sum: parts.flatMap(({ sum }) => sum) };
}

type Moving = 'flee' | 'fire-and-flee' | 'fall-back' | 'counter-attack' | 'support';

function isMoving(how: Answer): how is Moving {
  return how !== 'fire' && how !== 'form' && how !== 'stand';
}

/** The test before it. */
export function tested(table: Table, state: State, unit: number): Reckoned {
  const lines: Line[] = [];
  const need = needOf(table, state, unit, lines);
  const { odds, sums } = handWordsOf(table);
  const passing = oddsOf((chance) => reactivity.roll(need, chance).passed);
  return {
    odds: chanceInWords(table, passing, odds.passes),
    sum: [fact('need', sums.test, String(need.need)), ...sumLines(table, lines, 'index')],
  };
}

/** The dice of its move, and whether they are enough to get away, or to come to grips. */
function dashed(table: Table, state: State, unit: number, how: Moving, approach: Approach): Reckoned {
  const { asked } = reactionOf(table, state, unit, how);
  const needCm = needed(table, state, unit, how, approach);
  const reaction = react.situation(table.rules, { ...asked, needCm });
  const lines: Line[] = [];
  const dash = react.assess(reaction, lines);
  const { odds, sums, cm } = handWordsOf(table);
  const enough = oddsOf((chance) => react.roll(dash, chance).enough === true);
  const isAway = how === 'flee' || how === 'fire-and-flee' || how === 'fall-back';
  return {
    odds: chanceInWords(table, enough, isAway ? odds.getsAway : odds.comesToGrips),
    sum: [
      fact('need.way', isAway ? sums.needAway : sums.needContact, cm(Math.round(needCm * tenthsPerCm))),
      fact('dice', sums.dice, String(dash.dice)),
      ...sumLines(table, lines, 'dice'),
    ],
  };
}

/** In cm: beyond the attacker's reach, or to where it is met. */
function needed(table: Table, state: State, unit: number, how: Moving, approach: Approach): number {
  const body = bodyNow(table, state, unit);
  switch (how) {
    case 'flee':
    case 'fire-and-flee':
    case 'fall-back':
      return Math.min(200, Math.ceil(approach.left / tenthsPerCm));
    case 'counter-attack':
      return distanceCm(body, bodyNow(table, state, approach.unit));
    case 'support':
      return distanceCm(body, whereHelpMeets(table, state, approach));
  }
}

function distanceCm(one: Base, other: Base): number {
  return Math.min(200, baseDistance(one, other) / tenthsPerCm);
}

/** If it is still there when the attack comes in. */
function meleeIfItStands(table: Table, state: State, approach: Approach): Reckoned {
  const { odds, sum } = attackTold(table, state, approach);
  const { notes } = handWordsOf(table);
  if (sum.length === 0) return { odds, sum };
  return { odds, sum: [{ kind: 'title', text: notes.ifItStands }, ...sum] };
}
