/** Doctrine of this game: styles, sampled states, evaluation. */

import type { CommandPlan, Doctrine } from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import { type QuestionPhase, questionIn } from '../flow/question.ts';
import type { GiorgiCommand } from '../state/commands.ts';
import type { State, Table } from '../state/model.ts';
import { type GiorgiView, stateIn } from '../views/view.ts';
import { byChance } from './random.ts';
import { planOfRecruit } from './recruit.ts';
import { worthOfPlaces } from './sergeant/position.ts';
import { alternativesOf, inAHurry, planOfSergeant } from './sergeant/sergeant.ts';
import { foreseeing, styles } from './sergeant/styles.ts';
import { worthOf } from './worth.ts';

const nothing: CommandPlan<GiorgiCommand> = { commands: [], reasons: [] };

/** Share of a captain's work that each answer deserves. A side is prompted a dozen times in a turn, and a command is costly. */
const stakes: Readonly<Partial<Record<QuestionPhase, number>>> = {
  move: 0.03,
  reaction: 0.02,
  breakthrough: 0.01,
};

export function doctrineOf(table: Table): Doctrine<State, GiorgiView, GiorgiCommand> {
  const sideOf = (side: string) => lookUp(table.sideOf, side);
  return {
    styles: styles.map(({ name }) => name),
    anticipatingStyle: foreseeing.name,
    trialStyle: 'restless',
    proof: { battles: 16, errors: 2 },
    tellWeighed: (weighed) => table.words.doctrine.weighed(weighed),
    plan(view, side, manner, random) {
      const state = stateIn(view);
      const question = questionIn(table, state);
      if (question === null || question.side !== sideOf(side)) return nothing;
      if (manner === 'random' || manner === 'restless')
        return {
          commands: [byChance(table, state, question, random, manner === 'random' ? 'any' : 'restless')],
          reasons: [],
        };
      if (manner === 'recruit') return planOfRecruit(table, state, question, random);
      return planOfSergeant(table, state, question, manner, random);
    },
    alternatives(view, side, manner) {
      const state = stateIn(view);
      const question = questionIn(table, state);
      if (question === null || question.side !== sideOf(side)) return [];
      return alternativesOf(table, state, question, manner);
    },
    actorOf: (command) => ('unit' in command ? command.unit : null),
    sampleState: (view) => stateIn(view),
    rolloutStyle: inAHurry,
    lookahead: 1,
    importance(view) {
      const question = questionIn(table, stateIn(view));
      return question === null ? 0 : (stakes[question.phase] ?? 0);
    },
    evaluate: (state, side) => worthOf(table, state, sideOf(side), worthOfPlaces(table, state, sideOf(side))),
  };
}
