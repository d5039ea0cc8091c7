/** doctrineOf: the doctrine of this game: styles, sampled states, evaluation. */
import type { CommandPlan, Doctrine } from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import type { DoctrineWords } from '../../words/doctrine-words.ts';
import { onGround } from '../field/index.ts';
import { isOfSequence, questionIn } from '../flow/question.ts';
import type { AdlgCommand } from '../state/commands.ts';
import { copyState } from '../state/copy.ts';
import type { State, Table } from '../state/model.ts';
import type { AdlgView } from '../views/view.ts';
import { mindOf } from './mind.ts';
import { byChance } from './random.ts';
import { planOfRecruit } from './recruit.ts';
import { planOfSergeant } from './sergeant/sergeant.ts';
import { anticipating, inAHurry, styleNamed, styles } from './sergeant/styles.ts';
import { dealHidden, setUpBy } from './setup/index.ts';
import { worthToSide } from './worth.ts';

const nothing: CommandPlan<AdlgCommand> = { commands: [], reasons: [] };

export function doctrineOf(table: Table, words: DoctrineWords): Doctrine<State, AdlgView, AdlgCommand> {
  return {
    styles: styles.map(({ name }) => name),
    anticipatingStyle: anticipating.name,
    rolloutStyle: inAHurry.name,
    tellWeighed: (report) => words.weighed(report),
    plan(view, side, manner, random) {
      const now = onGround(table, view);
      const index = lookUp(table.sideOf, side);
      const question = questionIn(now, view);
      if (question === null || question.side !== index) return nothing;
      const setUp = setUpBy(now, view, question, { manner, random });
      if (setUp !== null) return { commands: setUp, reasons: [] };
      if (!isOfSequence(question)) return nothing;
      if (manner === 'random') return { commands: [byChance(now, view, question, random)], reasons: [] };
      const mind = mindOf(now, view, index, styleNamed(manner));
      return manner === 'recruit' ? planOfRecruit(mind, question) : planOfSergeant(mind, question, words);
    },
    actorOf: (command) =>
      'unit' in command ? command.unit : 'units' in command ? (command.units[0] ?? null) : null,
    sampleState: (view, _side, random) => dealHidden(table, copyState(view), random),
    evaluate: (state, side) => worthToSide(onGround(table, state), state, lookUp(table.sideOf, side)),
  };
}
