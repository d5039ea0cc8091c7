/** The sergeant: answers every prompt with what scores best in its style. */

import type { Alternative, CommandPlan, Random } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { fireOf } from '../../flow/given-command.ts';
import { commandsFor } from '../../flow/legal.ts';
import type { TurnQuestion } from '../../flow/question.ts';
import type { GiorgiCommand } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isLegal, movable } from '../random.ts';
import { planOfRecruit } from '../recruit.ts';
import { answerNext, answersFor } from './answer.ts';
import { fireNext, shotsOfSide } from './fire.ts';
import { bestChoice, nearestFirst, ordersOf, together } from './movement.ts';
import { choicesOf, type ScoredOrder } from './orders.ts';
import { answerQuickly } from './quick.ts';
import { planOf, type ReasonedCommand } from './reasoned-command.ts';
import { mindOf, type SergeantContext } from './sergeant-context.ts';
import { mannerNamed } from './styles.ts';

/** Not a style to choose. Rollouts are played in it. */
export const inAHurry = 'in a hurry';

export function planOfSergeant(
  table: Table,
  state: State,
  question: TurnQuestion,
  manner: string,
  random: Random,
): CommandPlan<GiorgiCommand> {
  const mind = mindOf(table, state, question.side, mannerNamed(manner));
  const told = (manner === inAHurry ? answerQuickly(mind, question) : null) ?? answerTo(mind, question);
  return told === null ? planOfRecruit(table, state, question, random) : planOf(told);
}

/** Null if a recruit's answer is used. */
function answerTo(
  mind: SergeantContext,
  question: TurnQuestion,
): ReasonedCommand | readonly ReasonedCommand[] | null {
  const { doctrine } = mind.table.words;
  switch (question.phase) {
    case 'guns':
    case 'small-arms':
      return fireNext(mind);
    case 'move':
      return ordersOf(mind, question);
    case 'breakthrough':
      return bestChoice(mind, question) ?? { command: { kind: 'done' }, words: doctrine.halt };
    case 'reaction':
      return answerNext(mind);
    case 'start':
      return firstLegal(mind, question, doctrine.rally);
    case 'melee':
      return firstLegal(mind, question, doctrine.fight);
    case 'advance':
      return firstLegal(mind, question, doctrine.advance);
    case 'occupy':
      return firstLegal(mind, question, doctrine.occupy);
    case 'end':
    case 'value':
      return firstLegal(mind, question, doctrine.choose);
    case 'roll':
    case 'terrain':
    case 'edge':
    case 'deploy':
    case 'breaking':
      return null;
  }
}

function firstLegal(
  { table, state, side }: SergeantContext,
  question: TurnQuestion,
  words: string,
): ReasonedCommand | null {
  const command = commandsFor(table, state, question).find((each) => isLegal(table, state, side, each));
  return command === undefined ? null : { command, words };
}

/** Most alternatives for each unit. */
const mostOthers = 3;
const mostInAll = 4;
/** Orders that score worse by more than this are not tried. */
const margin = 60;

/** Alternative orders of single units in place of those of the plan. */
export function alternativesOf(
  table: Table,
  state: State,
  question: TurnQuestion,
  manner: string,
): Alternative<GiorgiCommand>[] {
  const mind = mindOf(table, state, question.side, mannerNamed(manner));
  const { phase } = question;
  if (phase === 'guns' || phase === 'small-arms')
    return shotsOfSide(mind)
      .slice(0, mostOthers)
      .map(({ unit, shot, kills, on }) =>
        otherwise(table, unit, {
          command: fireOf(table, shot),
          words: table.words.doctrine.fire(entryAt(table.units, on).name, kills),
        }),
      );
  if (phase === 'move' || phase === 'breakthrough') return otherMoves(mind, question);
  if (phase !== 'reaction') return [];
  return answersFor(mind)
    .slice(0, mostOthers)
    .map((each) => otherwise(table, each.unit, each));
}

/** Attacks not chosen, and alternatives for attackers. Rollouts cannot tell plain moves apart. */
function otherMoves(mind: SergeantContext, question: TurnQuestion): Alternative<GiorgiCommand>[] {
  const { table, state, side } = mind;
  const units = nearestFirst(mind, movable(table, state, question)).slice(0, together);
  const all = units.map((unit) => choicesOf(mind, unit)).sort((a, b) => gainOf(b) - gainOf(a));
  const best = Math.max(0, ...all.map(gainOf));
  const isAttack = ({ command }: ScoredOrder) => command.target !== null;
  return all
    .flatMap((choices, n) => {
      const attacks = choices.filter(isAttack).slice(0, 2);
      const first = choices[0];
      const instead = n === 0 && first !== undefined && isAttack(first);
      return instead ? [...attacks, ...choices.filter((each) => !isAttack(each)).slice(0, 2)] : attacks;
    })
    .filter((choice) => choice.gain > best - margin && isLegal(table, state, side, choice.command))
    .slice(0, mostInAll)
    .map((choice) => otherwise(table, choice.unit, choice));
}

const gainOf = ([first]: readonly ScoredOrder[]) => first?.gain ?? 0;

function otherwise(
  table: Table,
  unit: UnitIndex,
  { command, words }: ReasonedCommand,
): Alternative<GiorgiCommand> {
  const { id } = entryAt(table.units, unit);
  return { actor: id, commands: [command], reasons: [{ who: [id], words }] };
}
