/** Prompt of a side: what it is asked, how it finishes, and reactions that are due at once. */

import type { Item, Prompt, ReactionPrompt } from '@grognard/engine';
import { pointsOfTrack, trackLength } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { wayItems } from '@grognard/table-kit';
import { wayAhead } from '../actions/fire/index.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { fieldOf } from '../field/index.ts';
import type { QuestionPhase } from '../flow/question.ts';
import type { GiorgiCommand } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { AgendaItem, Approach } from '../state/model.ts';
import { idleIn } from './idle.ts';
import { answersIn, groundId, type InteractionContext, unitsAsked } from './interaction-context.ts';
import { ghostOf } from './look.ts';
import { rehearse } from './rehearse.ts';
import { readingIn } from './to-read.ts';

export function promptIn(context: InteractionContext): Prompt {
  const { state, question } = context;
  const isSetup = state.phase !== 'turn' && state.phase !== 'over';
  const head = { title: titleOf(context), isSetup, rules: readingIn(question?.phase ?? null) };
  if (question === null) return { ...head, finish: null, concede: null, withoutOrders: [] };
  const reaction = urgentIn(context);
  const idle = idleIn(context, question.phase);
  // A side that has placed all its units may still move them.
  const hasPlaced = question.phase === 'deploy' && idle.length === 0;
  const hint = interactionWordsOf(context.table).hints[hasPlaced ? 'deployed' : question.phase];
  return {
    ...head,
    finish: question.phase === 'deploy' && !hasPlaced ? null : doneIn(context, question.phase),
    concede: { kind: 'concede' },
    withoutOrders: idle,
    orderable: hasPlaced ? unitsAsked(context).map((unit) => entryAt(context.table.units, unit).id) : idle,
    ...(hint === undefined ? {} : { hint }),
    ...(question.phase === 'deploy' && !hasPlaced ? { canDeploy: true } : {}),
    ...(reaction === null ? {} : { reaction }),
  };
}

function titleOf({ table, state, side, question }: InteractionContext): string {
  const { prompt } = interactionWordsOf(table);
  if (state.phase === 'over') return prompt.over;
  if (question !== null) return prompt.phases[question.phase](state.turn, table.turns);
  return side === null ? prompt.looking(state.turn, table.turns) : prompt.waiting;
}

/** The command that finishes a prompt, or null if only an answer does. */
function doneIn({ table }: InteractionContext, phase: QuestionPhase): Prompt['finish'] {
  const { prompt } = interactionWordsOf(table);
  const close = (command: GiorgiCommand): Prompt['finish'] => ({ title: prompt.done[phase], command });
  switch (phase) {
    case 'roll':
      return close({ kind: 'roll' });
    case 'terrain':
      return close({ kind: 'lay', piece: null, at: { x: 0, y: 0 }, heading: 0 });
    case 'start':
    case 'guns':
    case 'small-arms':
    case 'move':
    case 'deploy':
    case 'reaction':
    case 'breakthrough':
      return close({ kind: 'done' });
    case 'edge':
    case 'melee':
    case 'breaking':
    case 'end':
    case 'value':
    case 'occupy':
    case 'advance':
      return null;
  }
}

/** The pieces selected at once, with their words and items, or null if there are none. */
function urgentIn(context: InteractionContext): ReactionPrompt | null {
  const { table, state, question } = context;
  const { hints } = interactionWordsOf(table);
  if (question?.phase === 'terrain' || question?.phase === 'edge')
    return { words: hints[question.phase] ?? titleOf(context), pieces: [groundId], items: [] };
  const top = state.agenda.at(-1);
  if (question?.kind !== 'answer' || top === undefined) return null;
  const pieces = urgentUnits(context).map((unit) => entryAt(table.units, unit).id);
  const items = top.do === 'attack' ? attackItems(context, top.approach) : [];
  return { words: urgentWords(context, top), pieces, items };
}

/** Units with an allowed reaction, those under attack first. */
function urgentUnits(context: InteractionContext): readonly UnitIndex[] {
  const { state } = context;
  const top = state.agenda.at(-1);
  if (top?.do !== 'attack') return unitsAsked(context);
  const may = answersIn(context)
    .filter(({ refusals, how }) => refusals.length === 0 && how !== 'stand')
    .map(({ unit }) => unit);
  const { target } = top.approach;
  return [...new Set([...may.filter((unit) => unit === target), ...may])];
}

function urgentWords({ table, state }: InteractionContext, top: AgendaItem): string {
  const { prompt } = interactionWordsOf(table);
  const name = (unit: UnitIndex) => entryAt(table.units, unit).name;
  switch (top.do) {
    case 'attack':
      return top.approach.target === none
        ? prompt.comesOn(name(top.approach.unit))
        : prompt.attacked(name(top.approach.unit), name(top.approach.target));
    case 'advance':
      return prompt.mayAdvance(name(top.unit));
    case 'breakthrough':
      return prompt.brokeThrough(name(top.unit));
    case 'value':
      return prompt.whoseValue(name(top.unit));
    case 'end':
      return prompt.whichEnd(name(top.unit));
    case 'occupy':
      return prompt.houseWon(entryAt(fieldOf(table, state).houses, top.house).name);
    case 'go-in':
    case 'forced':
    case 'shake':
    case 'results':
    case 'fight':
    case 'breaking':
      return '';
  }
}

/** Path of an attack, and its placement in contact. */
function attackItems({ table, state }: InteractionContext, approach: Approach): Item[] {
  const { unit } = approach;
  const { id, side } = entryAt(table.units, unit);
  const track = wayAhead(table, state, approach);
  const points = pointsOfTrack(track, 0, trackLength(track), 'middle');
  const ghost = ghostOf(table, state, unit, rehearse(table, state, approach).stands);
  return [...wayItems(`attack:${id}`, entryAt(table.sides, side).id, points), ghost];
}
