/** How computer players fight this game: manners, worlds, worth. */
import type { Doctrine, Plan } from '@grognard/engine';
import { type QuestionPhase, questionIn } from '../course/asked.ts';
import type { State, Table } from '../model.ts';
import type { GiorgiCommand } from '../orders.ts';
import { type GiorgiView, stateIn } from '../view.ts';
import { byChance } from './random.ts';
import { planOfRecruit } from './recruit.ts';
import { foreseeing, manners } from './sergeant/manner.ts';
import { worthOfPlaces } from './sergeant/position.ts';
import { alternativesOf, inAHurry, planOfSergeant } from './sergeant/sergeant.ts';
import { worthOf } from './worth.ts';

const nothing: Plan<GiorgiCommand> = { commands: [], reasons: [] };

/** The share of a captain's work that an answer deserves: a side is asked a dozen times in a turn, and a command is dear. */
const stakes: Readonly<Partial<Record<QuestionPhase, number>>> = {
  move: 0.03,
  reaction: 0.02,
  breakthrough: 0.01,
};

export function doctrineOf(table: Table): Doctrine<State, GiorgiView, GiorgiCommand> {
  const sideOf = (side: string) => table.sideOf.get(side) ?? 0;
  return {
    manners: manners.map(({ name }) => name),
    foreseeing: foreseeing.name,
    restless: 'restless',
    proof: { battles: 16, errors: 2 },
    tellWeighed: (weighed) => table.words.doctrine.weighed(weighed),
    plan(view, side, manner, luck) {
      const state = stateIn(view);
      const question = questionIn(table, state);
      if (question === null || question.side !== sideOf(side)) return nothing;
      if (manner === 'random' || manner === 'restless')
        return {
          commands: [byChance(table, state, question, luck, manner === 'random' ? 'any' : 'restless')],
          reasons: [],
        };
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
    onward: inAHurry,
    foresight: 1,
    stake(view) {
      const question = questionIn(table, stateIn(view));
      return question === null ? 0 : (stakes[question.phase] ?? 0);
    },
    worth: (state, side) => worthOf(table, state, sideOf(side), worthOfPlaces(table, state, sideOf(side))),
  };
}
