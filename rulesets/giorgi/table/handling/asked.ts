/** What a side is asked for now, how it closes it, and what must be answered at once. */
import type { Asked, Item, PieceId, Urgent } from '@grognard/engine';
import { trackLength } from '@grognard/geometry';
import type { QuestionPhase } from '../course/asked.ts';
import { legalShots } from '../course/shots.ts';
import { fieldOf } from '../field/index.ts';
import { wayAhead } from '../fire/index.ts';
import type { Approach, Pending } from '../model.ts';
import { mayMove } from '../move/index.ts';
import type { GiorgiCommand } from '../orders.ts';
import { answersIn, groundId, type Holding, unitsAsked } from './holding.ts';
import { ghostOf, wayItems } from './look.ts';
import { rehearse } from './rehearse.ts';
import { pointsAlong } from './stretches.ts';
import { readingIn } from './to-read.ts';
import { handWordsOf } from './words.ts';

export function askedIn(holding: Holding): Asked {
  const { state, question } = holding;
  const isSetup = state.phase !== 'turn' && state.phase !== 'over';
  const head = { title: titleOf(holding), isSetup, rules: readingIn(question?.phase ?? null) };
  if (question === null) return { ...head, done: null, giveUp: null, idle: [] };
  const urgent = urgentIn(holding);
  const idle = idleIn(holding, question.phase);
  const hint = handWordsOf(holding.table).hints[question.phase];
  return {
    ...head,
    done: doneIn(holding, question.phase),
    giveUp: { kind: 'concede' },
    idle,
    able: question.phase === 'move' ? moversIn(holding) : idle,
    ...(hint === undefined ? {} : { hint }),
    ...(urgent === null ? {} : { urgent }),
  };
}

function titleOf({ table, state, side, question }: Holding): string {
  const { asked } = handWordsOf(table);
  if (state.phase === 'over') return asked.over;
  if (question !== null) return asked.phases[question.phase](state.turn, table.turns);
  return side < 0 ? asked.looking(state.turn, table.turns) : asked.waiting;
}

/** What closes a question; null: only an answer does. */
function doneIn({ table }: Holding, phase: QuestionPhase): Asked['done'] {
  const { asked } = handWordsOf(table);
  const close = (command: GiorgiCommand): Asked['done'] => ({ title: asked.done[phase], command });
  switch (phase) {
    case 'roll':
      return close({ kind: 'roll' });
    case 'terrain':
      return close({ kind: 'lay', piece: null, at: { x: 0, y: 0 }, heading: 0 });
    case 'start':
    case 'guns':
    case 'small-arms':
    case 'move':
    case 'reaction':
    case 'breakthrough':
      return close({ kind: 'done' });
    case 'edge':
    case 'deploy':
    case 'melee':
    case 'breaking':
    case 'end':
    case 'value':
    case 'occupy':
    case 'advance':
      return null;
  }
}

/** Units with a shot that they may take; nobody need move. */
function idleIn(holding: Holding, phase: QuestionPhase): PieceId[] {
  const { table, state } = holding;
  if (phase === 'guns' || phase === 'small-arms')
    return unitsAsked(holding)
      .filter((unit) => legalShots(table, state, unit).length > 0)
      .map((unit) => table.units[unit]!.id);
  if (phase !== 'deploy' && phase !== 'start' && phase !== 'melee') return [];
  return unitsAsked(holding).map((unit) => table.units[unit]!.id);
}

/** Units that may still be told to move or attack. */
function moversIn(holding: Holding): PieceId[] {
  const { table, state } = holding;
  return unitsAsked(holding)
    .filter((unit) => mayMove(table, state, unit).length === 0)
    .map((unit) => table.units[unit]!.id);
}

/** What is taken in hand at once; null: nothing. */
function urgentIn(holding: Holding): Urgent | null {
  const { table, state, question } = holding;
  const { asked } = handWordsOf(table);
  if (question?.phase === 'terrain' || question?.phase === 'edge')
    return { words: asked.phases[question.phase](state.turn, table.turns), pieces: [groundId], items: [] };
  const top = state.agenda.at(-1);
  if (question?.kind !== 'answer' || top === undefined) return null;
  const pieces = urgentUnits(holding).map((unit) => table.units[unit]!.id);
  const items = top.do === 'attack' ? attackItems(holding, top.approach) : [];
  return { words: urgentWords(holding, top), pieces, items };
}

/** Whoever has an answer that may be given, first whoever is attacked. */
function urgentUnits(holding: Holding): readonly number[] {
  const { state } = holding;
  const top = state.agenda.at(-1);
  if (top?.do !== 'attack') return unitsAsked(holding);
  const may = answersIn(holding)
    .filter(({ against, how }) => against.length === 0 && how !== 'stand')
    .map(({ unit }) => unit);
  const { target } = top.approach;
  return [...new Set([...may.filter((unit) => unit === target), ...may])];
}

function urgentWords({ table, state }: Holding, top: Pending): string {
  const { asked } = handWordsOf(table);
  const name = (unit: number) => table.units[unit]?.name ?? '';
  switch (top.do) {
    case 'attack':
      return top.approach.target < 0
        ? asked.comesOn(name(top.approach.unit))
        : asked.attacked(name(top.approach.unit), name(top.approach.target));
    case 'advance':
      return asked.mayAdvance(name(top.unit));
    case 'breakthrough':
      return asked.brokeThrough(name(top.unit));
    case 'value':
      return asked.whoseValue(name(top.unit));
    case 'end':
      return asked.whichEnd(name(top.unit));
    case 'occupy':
      return asked.houseWon(fieldOf(table, state).houses[top.house]?.name ?? '');
    case 'go-in':
    case 'forced':
    case 'shake':
    case 'results':
    case 'fight':
    case 'breaking':
      return '';
  }
}

/** The way of an attack, and where it would come to stand. */
function attackItems({ table, state }: Holding, approach: Approach): Item[] {
  const { unit } = approach;
  const { id, side } = table.units[unit]!;
  const track = wayAhead(table, state, approach);
  const points = pointsAlong(track, 0, trackLength(track), 'middle');
  const ghost = ghostOf(table, state, unit, rehearse(table, state, approach).stands);
  return [...wayItems(`attack:${id}`, table.sides[side]!.id, points), ghost];
}
