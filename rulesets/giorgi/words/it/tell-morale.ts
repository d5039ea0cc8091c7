/** Italian sentences of tests, routs and reactions. */
import { capital, decimal, plusMinus, type Telling } from '@grognard/rules-kit';
import type { ReactionSituation, ReactOutcome } from '../../rules/morale/react.ts';
import type { ReactivitySituation, TestOutcome } from '../../rules/morale/reactivity.ts';
import type { Rout, RoutOutcome } from '../../rules/morale/rout.ts';
import { agreeing } from '../kind-number.ts';
import { the } from './grammar.ts';
import { kindNames } from './terms.ts';

export const tellTest: Telling<ReactivitySituation, TestOutcome> = {
  case: ({ asked: { index, general, modifier } }) => {
    const near = general ? ' vicino al suo generale' : '';
    const scenario = modifier === 0 ? '' : `, con ${plusMinus(modifier, 'it')} dello scenario`;
    return `Un’unità di indice ${index}${near} fa il test di reattività${scenario}`;
  },
  outcome: ({ passed }) => (passed ? 'riuscito' : 'fallito'),
  facts: { index: 'Indice', need: 'Serve' },
};

export const tellRout: Telling<Rout, RoutOutcome> = {
  case: ({ asked: { kind } }) => {
    const who = kind === 'gun' || kind === 'howitzer' ? 'i serventi' : the(kindNames[kind]);
    return capital(`${who} ${agreeing(kind, 'va', 'vanno')} in rotta`);
  },
  outcome: ({ cm }) => `${decimal(cm, 'it')} cm`,
  facts: { base: 'Movimento intero in cm', dice: 'Dadi' },
};

const actions: Readonly<
  Record<ReactionSituation['asked']['action'], readonly [one: string, several: string]>
> = {
  flee: ['fugge', 'fuggono'],
  'fire-and-flee': ['spara e poi fugge', 'sparano e poi fuggono'],
  'fall-back': ['ripiega', 'ripiegano'],
  'counter-attack': ['contrattacca', 'contrattaccano'],
  support: ['accorre in sostegno', 'accorrono in sostegno'],
};

export const tellReaction: Telling<ReactionSituation, ReactOutcome> = {
  case: ({ asked, inWoods }) => {
    const where = inWoods ? ' dentro un bosco' : '';
    const need =
      asked.needCm === null
        ? ''
        : `; ${agreeing(asked.kind, 'deve', 'devono')} percorrere ${decimal(asked.needCm, 'it')} cm`;
    return capital(
      `${the(kindNames[asked.kind])}${where} ${agreeing(asked.kind, ...actions[asked.action])}${need}`,
    );
  },
  outcome: ({ cm, enough, charging }) => {
    const reached = enough === undefined ? '' : enough ? ', bastano' : ', non bastano';
    const charge = charging === undefined ? '' : charging ? ', in carica' : ', senza carica';
    return `${decimal(cm, 'it')} cm${reached}${charge}`;
  },
  facts: { dice: 'Dadi', chargeRun: 'Rincorsa minima di una carica in cm' },
};
