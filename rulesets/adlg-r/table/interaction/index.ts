/** Interaction of one side: what it is asked and its pieces, read from its view alone. */
import type { CreateInteraction, Interaction, Piece, Prompt } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { choiceName } from '@grognard/rules-kit';
import { baseOf } from '../bodies/index.ts';
import { interactionWordsOf, ruleWordsOf } from '../explain/words.ts';
import { questionIn, type TurnQuestion } from '../flow/question.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import type { AdlgView } from '../views/view.ts';

export function createInteraction(table: Table): CreateInteraction<AdlgView> {
  return (view, side): Interaction => {
    const question = questionIn(table, view);
    const asked = question !== null && entryAt(table.sides, question.side).id === side ? question : null;
    return {
      prompt: promptIn(table, view, asked),
      pieces: table.units
        .filter(({ index }) => entryAt(view.units, index).status === 'on')
        .map(({ index }) => pieceOf(table, view, index, asked)),
      tasks: () => [],
      propose: () => ({
        commands: [],
        refusals: [],
        items: [],
        stretches: [],
        notes: [],
        longestLegal: null,
      }),
      threats: () => [],
      measure: () => ({ items: [], lines: [], threats: [] }),
    };
  };
}

function promptIn(table: Table, { turn, turns }: AdlgView, question: TurnQuestion | null): Prompt {
  const { prompt } = interactionWordsOf(table);
  if (question === null)
    return { title: prompt.waiting, isSetup: false, finish: null, concede: null, withoutOrders: [] };
  const { phase } = question;
  return {
    title: prompt.phases[phase](turn, turns),
    isSetup: false,
    finish: phase === 'activation' ? null : { title: prompt.done[phase], command: { kind: 'done' } },
    concede: { kind: 'concede' },
    withoutOrders: [],
  };
}

function pieceOf(table: Table, state: State, unit: UnitIndex, question: TurnQuestion | null): Piece {
  const { id, name, side, kind } = entryAt(table.units, unit);
  const { x, y, heading, footprint } = baseOf(table, state, unit);
  return {
    id,
    side: entryAt(table.sides, side).id,
    name,
    about: choiceName(ruleWordsOf(table), kind, 'kind'),
    at: { x, y },
    heading,
    base: footprint,
    state: [],
    orderText: null,
    isMine: question?.side === side,
    members: [],
  };
}
