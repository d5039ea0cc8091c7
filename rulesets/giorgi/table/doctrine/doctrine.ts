/** How computer players fight this game: manners, worlds, worth. */
import type { Doctrine, Plan } from '@grognard/engine';
import { questionIn } from '../course/asked.ts';
import type { State, Table } from '../model.ts';
import type { GiorgiCommand } from '../orders.ts';
import { stateIn } from '../view.ts';
import { byChance } from './random.ts';
import { planOfRecruit } from './recruit.ts';
import { manners } from './sergeant/manner.ts';
import { alternativesOf, planOfSergeant } from './sergeant/sergeant.ts';
import { toAct, worthOf } from './worth.ts';

const nothing: Plan<GiorgiCommand> = { commands: [], reasons: [] };

/** An answer in the middle of what the other side does deserves this share of a captain's work. */
const answerStake = 0.3;

export function doctrineOf(table: Table): Doctrine<State, GiorgiCommand> {
  const sideOf = (side: string) => table.sideOf.get(side) ?? 0;
  return {
    manners: manners.map(({ name }) => name),
    tellWeighed: (weighed) => table.words.doctrine.weighed(weighed),
    plan(view, side, manner, luck) {
      const state = stateIn(view);
      const question = questionIn(table, state);
      if (question === null || question.side !== sideOf(side)) return nothing;
      if (manner === 'random') return { commands: [byChance(table, state, question, luck)], reasons: [] };
      if (manner === 'recruit') return planOfRecruit(table, state, question, luck);
      return planOfSergeant(table, state, question, manner, luck);
    },
    alternatives(view, side, manner) {
      const state = stateIn(view);
      const question = questionIn(table, state);
      if (question === null || question.side !== sideOf(side)) return [];
      return alternativesOf(table, state, question, manner);
    },
    actorOf: (command) => ('unit' in command ? command.unit : null),
    imagine: (view) => stateIn(view),
    stake(view, side) {
      const state = stateIn(view);
      const question = questionIn(table, state);
      if (question === null || question.kind === 'answer') return answerStake;
      return 1 / Math.max(1, toAct(table, state, sideOf(side)));
    },
    worth: (state, side) => worthOf(table, state, sideOf(side)),
  };
}
