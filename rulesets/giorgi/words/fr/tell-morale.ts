/** French sentences of tests, routs and reactions. */
import { capital, decimal, plusMinus, type Telling } from '@grognard/rules-kit';
import type { ReactionSituation, ReactOutcome } from '../../rules/morale/react.ts';
import type { ReactivitySituation, TestOutcome } from '../../rules/morale/reactivity.ts';
import type { Rout, RoutOutcome } from '../../rules/morale/rout.ts';
import { agreeing } from '../kind-number.ts';
import { kindNames } from './terms.ts';

export const tellTest: Telling<ReactivitySituation, TestOutcome> = {
  case: ({ asked: { index, general, modifier } }) => {
    const near = general ? ' près de son général' : '';
    const scenario = modifier === 0 ? '' : `, avec ${plusMinus(modifier, 'fr')} du scénario`;
    return `Une unité d’indice ${index}${near} passe le test de réactivité${scenario}`;
  },
  outcome: ({ passed }) => (passed ? 'réussi' : 'raté'),
  facts: { index: 'Indice', need: 'À obtenir' },
};

export const tellRout: Telling<Rout, RoutOutcome> = {
  case: ({ asked: { kind } }) => {
    const who = kind === 'gun' || kind === 'howitzer' ? 'des canonniers' : kindNames[kind];
    return capital(`${who} ${agreeing(kind, 'part', 'partent')} en déroute`);
  },
  outcome: ({ cm }) => `${decimal(cm, 'fr')}\u00a0cm`,
  facts: { base: 'Mouvement entier en cm', dice: 'Dés' },
};

const actions: Readonly<
  Record<ReactionSituation['asked']['action'], readonly [one: string, several: string]>
> = {
  flee: ['fuit', 'fuient'],
  'fire-and-flee': ['tire puis fuit', 'tirent puis fuient'],
  'fall-back': ['se replie', 'se replient'],
  'counter-attack': ['contre-attaque', 'contre-attaquent'],
  support: ['vient en soutien', 'viennent en soutien'],
};

export const tellReaction: Telling<ReactionSituation, ReactOutcome> = {
  case: ({ asked, inWoods }) => {
    const where = inWoods ? ' dans un bois' : '';
    const need = asked.needCm === null ? '' : `, avec ${decimal(asked.needCm, 'fr')}\u00a0cm à parcourir`;
    return capital(
      `${kindNames[asked.kind]}${where} ${agreeing(asked.kind, ...actions[asked.action])}${need}`,
    );
  },
  outcome: ({ cm, enough, charging }) => {
    const reached = enough === undefined ? '' : enough ? ', c’est assez' : ', pas assez';
    const charge = charging === undefined ? '' : charging ? ', en chargeant' : ', sans charge';
    return `${decimal(cm, 'fr')}\u00a0cm${reached}${charge}`;
  },
  facts: { dice: 'Dés', chargeRun: 'Élan minimal d’une charge en cm' },
};
