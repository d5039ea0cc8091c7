/** doctrineOf: the doctrine of this game: styles, sampled states, evaluation. */
import type { Doctrine } from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import type { DoctrineWords } from '../../words/doctrine-words.ts';
import { onGround } from '../field/index.ts';
import type { AdlgCommand } from '../state/commands.ts';
import { copyState } from '../state/copy.ts';
import type { State, Table } from '../state/model.ts';
import type { AdlgView } from '../views/view.ts';
import { answerView } from './answer-view.ts';
import { dealHidden } from './deal-hidden.ts';
import { generalshipOf } from './generalship/generalship.ts';
import { anticipating, inAHurry, styles } from './sergeant/styles.ts';
import { suggestedSetUp } from './suggested.ts';
import { worthToSide } from './worth.ts';

export function doctrineOf(table: Table, words: DoctrineWords): Doctrine<State, AdlgView, AdlgCommand> {
  return {
    styles: styles.map(({ name }) => name),
    anticipatingStyle: anticipating.name,
    rolloutStyle: inAHurry.name,
    trialStyle: 'restless',
    generalship: generalshipOf(table, words),
    deploy: async (view, side) => suggestedSetUp(table, view, lookUp(table.sideOf, side)),
    // A battle imagined to the end of a sequence costs as much as the whole plan: a captain's work is too little for a proof.
    alternatives: () => [],
    tellWeighed: (report) => words.weighed(report),
    plan: (view, side, manner, random) =>
      answerView(table, words, view, side, { manner, random, plan: null }),
    actorOf: (command) =>
      'unit' in command ? command.unit : 'units' in command ? (command.units[0] ?? null) : null,
    sampleState: (view, _side, random) => dealHidden(table, copyState(view), random),
    evaluate: (state, side) => worthToSide(onGround(table, state), state, lookUp(table.sideOf, side)),
  };
}
