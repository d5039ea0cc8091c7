/** English sentences of tests, routs and reactions. */
import { capital, plusMinus } from '@grognard/rules-kit';
import type { ReactionSituation, ReactOutcome } from '../rules/morale/react.ts';
import type { ReactivitySituation, TestOutcome } from '../rules/morale/reactivity.ts';
import type { Rout, RoutOutcome } from '../rules/morale/rout.ts';
import { kindNames } from './names.ts';

export function tellTest({ asked: { index, general, modifier } }: ReactivitySituation): string {
  const near = general ? ' near its general' : '';
  const scenario = modifier === 0 ? '' : ` with ${plusMinus(modifier)} from the scenario`;
  return `A unit of reactivity ${index}${near} takes the reactivity test${scenario}`;
}

export function outcomeOfTest({ passed }: TestOutcome): string {
  return passed ? 'passed' : 'failed';
}

export function tellRout({ asked: { kind } }: Rout): string {
  const who = kind === 'gun' || kind === 'howitzer' ? 'gunners' : kindNames[kind];
  return capital(`${who} rout`);
}

export function outcomeOfRout({ cm }: RoutOutcome): string {
  return `${cm} cm`;
}

const actions: Readonly<Record<ReactionSituation['asked']['action'], string>> = {
  flee: 'flee',
  'fire-and-flee': 'fire and flee',
  'fall-back': 'fall back',
  'counter-attack': 'counter-attack',
  support: 'move up in support',
};

export function tellReaction({ asked, inWoods }: ReactionSituation): string {
  const where = inWoods ? ' inside woods' : '';
  const need = asked.needCm === null ? '' : `, with ${asked.needCm} cm to go`;
  return capital(`${kindNames[asked.kind]}${where} ${actions[asked.action]}${need}`);
}

/** Distance, and its effect. */
export function outcomeOfReaction({ cm, enough, charging }: ReactOutcome): string {
  const reached = enough === undefined ? '' : enough ? ', enough' : ', not enough';
  const charge = charging === undefined ? '' : charging ? ', charging' : ', no charge';
  return `${cm} cm${reached}${charge}`;
}
