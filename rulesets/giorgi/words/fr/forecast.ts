/** French words of forecasts. */
import { listed, decimal as written } from '@grognard/rules-kit';
import type { ForecastWords } from '../en-forecast.ts';
import { of, the } from './grammar.ts';

export const forecastWords: ForecastWords = {
  fates: {
    destroyed: 'détruite',
    routed: 'en déroute',
    'driven-back': 'repoussée',
    stands: 'tient',
    advances: 'avance',
  },
  soldiers: (average) => `${written(average.toFixed(1), 'fr')}\u00a0${average < 2 ? 'soldat' : 'soldats'}`,
  causes: {
    routs: (name) => `déroute ${of(name)}`,
    destroyed: (name) => `destruction ${of(name)}`,
    off: (name) => `sortie de table ${of(name)}`,
    shaken: (name) => `ébranlement ${of(name)}`,
    passes: (name) => `test réussi par ${the(name)}`,
    fails: (name) => `test manqué par ${the(name)}`,
  },
  because: (what, rule) => `${what}\u202f: ${rule}`,
  comesTo: 'Comment on en arrive là',
  brief: {
    noTest: 'sans test',
    test: (need) => `test\u202f: ${need} ou moins`,
    otherwise: (failure) => `sinon ${failure}`,
    dice: (dice) => `distance aux dés (${dice})`,
    melee: 'puis la mêlée',
    join: (parts) => parts.join('\u202f; '),
  },
  failure: {
    tested: 'En cas d’échec',
    caught: 'Si elle est rattrapée',
    tooShort: 'Si les dés ne suffisent pas',
    runs: (least, most) => `elle fuit de ${least} à ${most}\u00a0cm`,
    lost: 'hors de la table, elle est perdue',
    mayReturn: 'hors de la table, elle peut encore se rallier',
    staysOff: 'elle reste hors de la table',
    staysShaken: 'elle reste ébranlée',
    staysFormed: (formation) => `elle reste ${formation}`,
    stands: 'elle reste comme elle est',
    asRouting: 'elle est frappée comme une unité en déroute',
    fights: 'elle combat là où elle est rattrapée',
    stopsShort: 'elle s’arrête avant l’ennemi',
  },
  wayBack: { free: 'retraite\u202f: libre', barred: 'retraite\u202f: coupée' },
  assumed: {
    answers: (parts) => `On suppose que l’adversaire répond en chef avisé\u202f: ${listed(parts, 'fr')}.`,
    answer: (name, how) => `${name} – ${how.toLowerCase()}`,
    noAnswer: 'On suppose que l’adversaire laisse venir.',
    ours: 'On suppose qu’aucune autre de nos unités ne répond.',
    orders: 'Personne ne reçoit d’autre ordre pendant ce tour de joueur.',
    breakthrough: 'On suppose que l’unité qui perce s’arrête.',
    advance: 'On suppose que l’unité qui peut avancer avance.',
    occupy: 'On suppose qu’une maison conquise est occupée.',
  },
};
