/** answerView: the commands of a side for whatever it is asked, by its manner, and by a battle plan if it has one. */
import type { BattlePlan, CommandPlan, Random, SideId } from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import type { DoctrineWords } from '../../words/doctrine-words.ts';
import { onGround } from '../field/index.ts';
import { isOfSequence, questionIn } from '../flow/question.ts';
import type { AdlgCommand } from '../state/commands.ts';
import type { Table } from '../state/model.ts';
import { setupPartIn } from '../state/setup-part.ts';
import type { AdlgView } from '../views/view.ts';
import { intentsOf } from './generalship/intents.ts';
import { mindOf } from './mind.ts';
import { byChance, tastes } from './random.ts';
import { planOfRecruit } from './recruit.ts';
import { planOfSergeant } from './sergeant/sergeant.ts';
import { styleNamed } from './sergeant/styles.ts';

/** How a side plays. */
export interface Playing {
  readonly manner: string;
  readonly random: Random;
  readonly plan: BattlePlan | null;
}

const nothing: CommandPlan<AdlgCommand> = { commands: [], reasons: [] };

export function answerView(
  table: Table,
  words: DoctrineWords,
  view: AdlgView,
  side: SideId,
  { manner, random, plan }: Playing,
): CommandPlan<AdlgCommand> {
  const now = onGround(table, view);
  const index = lookUp(table.sideOf, side);
  const question = questionIn(now, view);
  if (question === null || question.side !== index) return nothing;
  const setUp = setupPartIn(now)?.answer(now, view, question, { manner, random }) ?? null;
  if (setUp !== null) return { commands: setUp, reasons: [] };
  if (!isOfSequence(question)) return nothing;
  const taste = tastes.find((one) => one === manner);
  if (taste !== undefined) return { commands: [byChance(now, view, question, random, taste)], reasons: [] };
  const intents = plan === null ? undefined : intentsOf(now, plan, view.turn);
  const mind = mindOf(now, view, index, styleNamed(manner), intents);
  return manner === 'recruit' ? planOfRecruit(mind, question) : planOfSergeant(mind, question, words);
}
