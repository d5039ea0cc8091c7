/** A good player: answers every question by what weighs best in his manner. */
import type { Alternative, Luck, Plan } from '@grognard/engine';
import type { Question } from '../../course/asked.ts';
import { fireOf } from '../../course/given.ts';
import { commandsFor } from '../../legal.ts';
import type { State, Table } from '../../model.ts';
import type { GiorgiCommand } from '../../orders.ts';
import { isLegal, movable } from '../random.ts';
import { planOfRecruit } from '../recruit.ts';
import { answerNext, answersFor } from './answer.ts';
import { fireNext, shotsOfSide } from './fire.ts';
import { mannerNamed } from './manner.ts';
import { type Mind, mindOf } from './mind.ts';
import { type Choice, choicesOf } from './orders.ts';
import { rideOf } from './ride.ts';
import { planOf, type Told } from './told.ts';

/** A move must be so much better than staying. */
const leastGain = 1;

export function planOfSergeant(
  table: Table,
  state: State,
  question: Question,
  manner: string,
  luck: Luck,
): Plan<GiorgiCommand> {
  const mind = mindOf(table, state, question.side, mannerNamed(manner));
  const told = answerTo(mind, question);
  return told === null ? planOfRecruit(table, state, question, luck) : planOf(table, told);
}

/** Null: as a recruit would. */
function answerTo(mind: Mind, question: Question): Told | null {
  const { doctrine } = mind.table.words;
  switch (question.phase) {
    case 'guns':
    case 'small-arms':
      return fireNext(mind);
    case 'move':
      return orderNext(mind, question);
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

function firstLegal({ table, state, side }: Mind, question: Question, words: string): Told | null {
  const command = commandsFor(table, state, question).find((each) => isLegal(table, state, side, each));
  return command === undefined ? null : { command, words };
}

/** One unit after the other, the one that gains most first; then the general. */
function orderNext(mind: Mind, question: Question): Told {
  return (
    bestChoice(mind, question) ??
    rideOf(mind) ?? { command: { kind: 'done' }, words: mind.table.words.doctrine.stand }
  );
}

function bestChoice(mind: Mind, question: Question): Told | null {
  const { table, state, side } = mind;
  const best = movable(table, state, question)
    .flatMap((unit) => choicesOf(mind, unit).slice(0, 3))
    .sort((a, b) => b.gain - a.gain);
  for (const choice of best) {
    if (choice.gain < leastGain) return null;
    if (isLegal(table, state, side, choice.command)) return choice;
  }
  return null;
}

/** What single units could nearly as well do: so many each. */
const mostOthers = 4;
/** A choice that looks worse by more than this is not tried. */
const margin = 40;

/** What single units could do instead of what the plan says. */
export function alternativesOf(
  table: Table,
  state: State,
  question: Question,
  manner: string,
): Alternative<GiorgiCommand>[] {
  const mind = mindOf(table, state, question.side, mannerNamed(manner));
  switch (question.phase) {
    case 'guns':
    case 'small-arms':
      return shotsOfSide(mind)
        .slice(0, mostOthers)
        .map(({ unit, shot, kills, on }) =>
          otherwise(table, unit, {
            command: fireOf(table, shot),
            words: table.words.doctrine.fire(table.units[on]?.name ?? '', kills),
          }),
        );
    case 'move':
    case 'breakthrough':
      return otherMoves(mind, question);
    case 'reaction':
      return answersFor(mind)
        .slice(0, mostOthers)
        .map((each) => otherwise(table, each.unit, each));
    default:
      return [];
  }
}

function otherMoves(mind: Mind, question: Question): Alternative<GiorgiCommand>[] {
  const { table, state, side } = mind;
  const all = movable(table, state, question).map((unit) => choicesOf(mind, unit));
  const best = Math.max(0, ...all.map((choices) => choices[0]?.gain ?? 0));
  return all
    .flatMap((choices) => choices.slice(0, mostOthers))
    .filter((choice: Choice) => choice.gain > best - margin && isLegal(table, state, side, choice.command))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, 2 * mostOthers)
    .map((choice) => otherwise(table, choice.unit, choice));
}

function otherwise(table: Table, unit: number, { command, words }: Told): Alternative<GiorgiCommand> {
  const { id } = table.units[unit]!;
  return { actor: id, commands: [command], reasons: [{ who: [id], words }] };
}
