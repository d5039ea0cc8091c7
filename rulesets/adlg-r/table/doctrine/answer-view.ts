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
import type { intentsOf } from './generalship/intents.ts';
import { mindOf } from './mind.ts';
import { byChance, tastes } from './random.ts';
import { planOfRecruit } from './recruit.ts';
import type { planOfSergeant } from './sergeant/sergeant.ts';
import { styleNamed } from './sergeant/styles.ts';

/** How a sergeant or a captain comes to his orders. */
export interface MasterOrders {
  readonly intentsOf: typeof intentsOf;
  readonly planOfSergeant: typeof planOfSergeant;
}

/** How a side plays. */
export interface Playing {
  readonly manner: string;
  readonly random: Random;
  readonly plan: BattlePlan | null;
  /** Null for a player who does without. */
  readonly mastery: MasterOrders | null;
}

const nothing: CommandPlan<AdlgCommand> = { commands: [], reasons: [] };

export function answerView(
  table: Table,
  words: DoctrineWords,
  view: AdlgView,
  side: SideId,
  { manner, random, plan, mastery }: Playing,
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
  const style = styleNamed(manner);
  if (manner === 'recruit') return planOfRecruit(mindOf(now, view, index, style), question);
  if (mastery === null) throw new Error(`nobody has loaded what it takes to play ${manner}`);
  const intents = plan === null ? undefined : mastery.intentsOf(now, plan, view.turn);
  return mastery.planOfSergeant(mindOf(now, view, index, style, intents), question, words);
}
