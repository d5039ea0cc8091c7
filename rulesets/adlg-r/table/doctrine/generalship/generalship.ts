/** generalshipOf: plans above the unit. Corps are the groups; orders by value for a command point carry the plan out. */
import type { Generalship } from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import type { DoctrineWords } from '../../../words/doctrine-words.ts';
import { onGround } from '../../field/index.ts';
import type { AdlgCommand } from '../../state/commands.ts';
import type { Table } from '../../state/model.ts';
import type { AdlgView } from '../../views/view.ts';
import { answerView } from '../answer-view.ts';
import { mindOf } from '../mind.ts';
import { planOfSergeant } from '../sergeant/sergeant.ts';
import { steady } from '../sergeant/styles.ts';
import { intentsOf, phaseIn } from './intents.ts';
import { surveyOf } from './survey.ts';
import { tellPlan } from './tell-plan.ts';

const mastery = { intentsOf, planOfSergeant };

export function generalshipOf(table: Table, words: DoctrineWords): Generalship<AdlgView, AdlgCommand> {
  const mindIn = (view: AdlgView, side: string) =>
    mindOf(onGround(table, view), view, lookUp(table.sideOf, side), steady);
  return {
    survey: (view, side) => surveyOf(mindIn(view, side)),
    phaseOf: (view, side, group) => phaseIn(mindIn(view, side), group),
    carryOut: (view, side, plan, manner, random) =>
      answerView(table, words, view, side, { manner, random, plan, mastery }),
    tell: (_view, side, plan, before) =>
      tellPlan(table, lookUp(table.sideOf, side), words.plan, plan, before),
  };
}
