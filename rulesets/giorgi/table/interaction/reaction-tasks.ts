/** Reaction dialog: each reaction of a unit to an attack, with the odds of its test, its dice, its volley, and the melee if it stands. */

import type { Choice, ExplainedRefusal, Gesture, Proposal, Task } from '@grognard/engine';
import { type Base, baseDistance } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { type Line, oddsOf } from '@grognard/rules-kit';
import { choiceTask, nothingProposed } from '@grognard/table-kit';
import { react } from '../../rules/morale/react.ts';
import { tenthsPerCm } from '../../scenarios/measure.ts';
import { type OfferedReaction, reactionOf, whereHelpMeets } from '../actions/attack/index.ts';
import { firingOf } from '../actions/fire/index.ts';
import { bodyNow, standsAs } from '../bodies/index.ts';
import { chanceInWords, explainRefusal, explainRefusals, fact, sumLines } from '../explain/citations.ts';
import { explainShot } from '../explain/explain-shot.ts';
import { dashTooShort, failedReaction } from '../explain/failure.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { checkCommand } from '../flow/check.ts';
import type { AnswerCommand, Reaction } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Approach, Shot, State, Table } from '../state/model.ts';
import { explainAttack } from './explain-attack.ts';
import { type ExplainedTest, tested } from './explain-test.ts';
import { withStanding } from './foresee.ts';
import { answersIn, type InteractionContext } from './interaction-context.ts';
import { firingItems, ghostOf } from './look.ts';

/** A reaction as a choice, identified by its name. */
interface ReactionChoice {
  readonly value: string;
  readonly title: string;
  readonly offered: OfferedReaction;
  readonly command: AnswerCommand;
  readonly shot: Shot | null;
}

/** The attack that waits for reactions, or null. */
export function attackAsked({ agenda }: State): Approach | null {
  const top = agenda.at(-1);
  return top?.do === 'attack' ? top.approach : null;
}

function choicesOf(context: InteractionContext, unit: UnitIndex): readonly ReactionChoice[] {
  const { table } = context;
  return answersIn(context)
    .filter((offered) => offered.unit === unit)
    .flatMap((offered) => choicesIn(table, offered));
}

/** One for each formation that can be formed and each shot that can be fired. */
function choicesIn(table: Table, offered: OfferedReaction): readonly ReactionChoice[] {
  const { unit, how, shots, formations } = offered;
  const { answers, formation: named, tasks } = interactionWordsOf(table);
  const plain: AnswerCommand = {
    kind: 'answer',
    unit: entryAt(table.units, unit).id,
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

export function answerTasks(context: InteractionContext, unit: UnitIndex, gesture: Gesture): readonly Task[] {
  const { table } = context;
  const choices = choicesOf(context, unit);
  if (choices.length === 0) return [];
  return [
    choiceTask(
      'answer',
      interactionWordsOf(table).tasks.answer,
      gesture.values['answer'] ?? null,
      choices.map((choice) => offerOf(context, choice)),
    ),
  ];
}

/** Refusals of a listed reaction. */
function againstOffer(
  { table }: InteractionContext,
  { offered }: ReactionChoice,
): readonly ExplainedRefusal[] {
  return offered.refusals.map((rule) => explainRefusal(table, rule, entryAt(table.units, offered.unit).id));
}

function offerOf(context: InteractionContext, choice: ReactionChoice): Choice {
  const refusals = againstOffer(context, choice);
  const plain: Choice = {
    value: choice.value,
    title: choice.title,
    refusals,
    odds: [],
    sum: [],
    piece: null,
  };
  return refusals.length > 0 ? plain : { ...plain, ...reckoned(context, choice) };
}

export function proposeAnswer(context: InteractionContext, unit: UnitIndex, { values }: Gesture): Proposal {
  const { table, state } = context;
  const choice = choicesOf(context, unit).find(({ value }) => value === values['answer']);
  if (choice === undefined) return nothingProposed;
  const verdict = checkCommand(table, state, context.side, choice.command, 'verdict');
  const refusals = explainRefusals(table, verdict, entryAt(table.units, unit).id);
  const { odds, sum } = reckoned(context, choice);
  const approach = attackAsked(state)!;
  const { command, shot } = choice;
  const ghost =
    command.formation === null
      ? []
      : [ghostOf(table, state, unit, standsAs(table, state, unit, formOf(command)))];
  return {
    commands: [command],
    refusals,
    items: [...ghost, ...(shot === null ? [] : firingItems(table, firingOf(table, state, shot, approach)))],
    stretches: [],
    notes: sum.length === 0 ? [] : [{ title: choice.title, lines: [...odds, ...sum] }],
    longestLegal: null,
  };
}

function formOf({ formation, files, gap }: AnswerCommand) {
  return { formation: formation!, files, gap: gap ?? 0 };
}

/** All chances of a reaction, in the order of its throws. */
function reckoned(context: InteractionContext, { offered, command, shot }: ReactionChoice): ExplainedTest {
  const { table, state } = context;
  const { unit, how, passes } = offered;
  const approach = attackAsked(state)!;
  const parts: ExplainedTest[] = [];
  if (passes !== null) parts.push(tested(table, state, unit, failedReaction(table, state, unit, how)));
  if (shot !== null) parts.push(explainShot(table, firingOf(table, state, shot, approach)));
  if (isMoving(how)) parts.push(dashed(table, state, unit, how, approach));
  const then =
    command.formation === null
      ? state
      : withStanding(state, unit, standsAs(table, state, unit, formOf(command)));
  const isHere = how === 'stand' || how === 'fire' || how === 'form';
  if (isHere && unit === approach.target) parts.push(meleeIfItStands(table, then, approach));
  return { odds: parts.flatMap(({ odds }) => odds), sum: parts.flatMap(({ sum }) => sum) };
}

type MovingReaction = 'flee' | 'fire-and-flee' | 'fall-back' | 'counter-attack' | 'support';

function isMoving(how: Reaction): how is MovingReaction {
  return how !== 'fire' && how !== 'form' && how !== 'stand';
}

/** The dice of its move, and whether they are enough to get away or to make contact. */
function dashed(
  table: Table,
  state: State,
  unit: UnitIndex,
  how: MovingReaction,
  approach: Approach,
): ExplainedTest {
  const { asked } = reactionOf(table, state, unit, how);
  const needCm = needed(table, state, unit, how, approach);
  const reaction = react.situation(table.rules, { ...asked, needCm });
  const lines: Line[] = [];
  const dash = react.assess(reaction, lines);
  const { odds, sums, cm } = interactionWordsOf(table);
  const enough = oddsOf((chance) => react.roll(dash, chance).enough === true);
  const failed = dashTooShort(table, how);
  const isAway = how === 'flee' || how === 'fire-and-flee' || how === 'fall-back';
  return {
    odds: chanceInWords(table, enough, isAway ? odds.getsAway : odds.comesToGrips),
    sum: [
      fact('need.way', isAway ? sums.needAway : sums.needContact, cm(Math.round(needCm * tenthsPerCm))),
      fact('dice', sums.dice, String(dash.dice)),
      ...sumLines(table, lines, 'dice'),
      fact('failed.way', failed.when, failed.what),
    ],
  };
}

/** Distance needed in cm: beyond the attacker's reach, or to contact. */
function needed(
  table: Table,
  state: State,
  unit: UnitIndex,
  how: MovingReaction,
  approach: Approach,
): number {
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
function meleeIfItStands(table: Table, state: State, approach: Approach): ExplainedTest {
  const { odds, sum } = explainAttack(table, state, approach);
  const { notes } = interactionWordsOf(table);
  if (sum.length === 0) return { odds, sum };
  return { odds, sum: [{ kind: 'title', text: notes.ifItStands }, ...sum] };
}
