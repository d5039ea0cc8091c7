/** Italian words of forecasts. */
import { listed, decimal as written } from '@grognard/rules-kit';
import type { ForecastWords } from '../en-forecast.ts';

export const forecastWords: ForecastWords = {
  fates: {
    destroyed: 'distrutta',
    routed: 'in rotta',
    'driven-back': 'respinta',
    stands: 'resiste',
    advances: 'avanza',
  },
  soldiers: (average) => `${written(average.toFixed(1), 'it')} soldati`,
  within: (error) => `${Math.max(1, Math.round(error * 100))}%`,
  causes: {
    routs: (name) => `${name} va in rotta`,
    destroyed: (name) => `perdita totale di ${name}`,
    off: (name) => `${name} esce dal tavolo`,
    shaken: (name) => `${name} vacilla`,
    passes: (name) => `prova superata da ${name}`,
    fails: (name) => `prova fallita da ${name}`,
  },
  because: (what, rule) => `${what}: ${rule}`,
  comesTo: 'Come ci si arriva',
  brief: {
    noTest: 'nessuna prova',
    test: (need) => `prova: ${need} o meno`,
    otherwise: (failure) => `altrimenti ${failure}`,
    dice: (dice) => `${dice} dadi di cm`,
    melee: 'poi la mischia',
    join: (parts) => parts.join('; '),
  },
  failure: {
    tested: 'Se fallisce',
    caught: 'Se viene raggiunta',
    tooShort: 'Se i dadi non bastano',
    runs: (least, most) => `fugge da ${least} a ${most} cm`,
    lost: 'fuori dal tavolo è persa',
    mayReturn: 'fuori dal tavolo può ancora recuperare',
    staysOff: 'resta fuori dal tavolo',
    staysShaken: 'resta scossa',
    staysFormed: (formation) => `resta ${formation}`,
    stands: 'resta com’è',
    asRouting: 'è colpita come un’unità in rotta',
    fights: 'combatte dove viene raggiunta',
    stopsShort: 'si ferma prima del nemico',
  },
  wayBack: { free: 'via di ritirata: libera', barred: 'via di ritirata: tagliata' },
  assumed: {
    answers: (parts) => `Si suppone che l’avversario risponda da comandante accorto: ${listed(parts, 'it')}.`,
    answer: (name, how) => `${name} – ${how.toLowerCase()}`,
    noAnswer: 'Si suppone che l’avversario lasci venire.',
    ours: 'Si suppone che nessun’altra nostra unità risponda.',
    orders: 'Nessuno riceve altri ordini in questo turno di giocatore.',
    breakthrough: 'Si suppone che chi sfonda si fermi.',
    advance: 'Si suppone che chi può avanzare avanzi.',
    occupy: 'Si suppone che una casa conquistata sia occupata.',
  },
};
