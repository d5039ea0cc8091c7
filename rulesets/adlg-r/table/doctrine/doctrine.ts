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
import type { Mastery } from './mastery.ts';
import { anticipating, inAHurry, styles } from './sergeant/styles.ts';
import { suggestedSetUp } from './suggested.ts';
import { worthToSide } from './worth.ts';

/** Without `given`, what a sergeant and a captain play with is loaded when one of them is to play. */
export function doctrineOf(
  table: Table,
  words: DoctrineWords,
  given: Mastery | null,
): Doctrine<State, AdlgView, AdlgCommand> {
  let mastery = given;
  let generalship = given?.generalshipOf(table, words);
  return {
    async prepare() {
      if (mastery !== null) return;
      ({ mastery } = await import('./mastery.ts'));
      generalship = mastery.generalshipOf(table, words);
    },
    styles: styles.map(({ name }) => name),
    anticipatingStyle: anticipating.name,
    rolloutStyle: inAHurry.name,
    trialStyle: 'restless',
    get generalship() {
      return generalship;
    },
    deploy: async (view, side) => suggestedSetUp(table, view, lookUp(table.sideOf, side)),
    // A battle imagined to the end of a sequence costs as much as the whole plan: a captain's work is too little for a proof.
    alternatives: () => [],
    tellWeighed: (report) => words.weighed(report),
    plan: (view, side, manner, random) =>
      answerView(table, words, view, side, { manner, random, plan: null, mastery }),
    actorOf: (command) =>
      'unit' in command ? command.unit : 'units' in command ? (command.units[0] ?? null) : null,
    sampleState: (view, _side, random) => dealHidden(table, copyState(view), random),
    evaluate: (state, side) => worthToSide(onGround(table, state), state, lookUp(table.sideOf, side)),
  };
}
