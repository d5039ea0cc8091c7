/** Italian words of forecasts. */
import { listed, decimal as written } from '@grognard/rules-kit';
import type { ForecastWords } from '../en-forecast.ts';
import { from, of, the, verb } from './grammar.ts';

export const forecastWords: ForecastWords = {
  fates: {
    destroyed: 'distrutta',
    routed: 'in rotta',
    'driven-back': 'respinta',
    stands: 'resiste',
    advances: 'avanza',
  },
  soldiers: (average) => `${written(average.toFixed(1), 'it')} soldati`,
  causes: {
    routs: (name) => `${the(name)} ${verb(name, 'va', 'vanno')} in rotta`,
    destroyed: (name) => `distruzione ${of(name)}`,
    off: (name) => `${the(name)} ${verb(name, 'esce', 'escono')} dal tavolo`,
    shaken: (name) => `${the(name)} ${verb(name, 'vacilla', 'vacillano')}`,
    passes: (name) => `test superato ${from(name)}`,
    fails: (name) => `test fallito ${from(name)}`,
  },
  because: (what, rule) => `${what}: ${rule}`,
  comesTo: 'Come ci si arriva',
  brief: {
    noTest: 'nessun test',
    test: (need) => `test: ${need} o meno`,
    otherwise: (failure) => `altrimenti ${failure}`,
    dice: (dice) => `distanza ai dadi (${dice})`,
    melee: 'poi la mischia',
    join: (parts) => parts.join('; '),
  },
  failure: {
    tested: 'Se fallisce',
    caught: 'Se viene raggiunta',
    tooShort: 'Se i dadi non bastano',
    runs: (least, most) => `fugge da ${least} a ${most} cm`,
    lost: 'fuori dal tavolo è persa',
    mayReturn: 'fuori dal tavolo può ancora essere recuperata',
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
    orders: 'Nessuno riceve altri ordini in questo turno del giocatore.',
    breakthrough: 'Si suppone che chi sfonda si fermi.',
    advance: 'Si suppone che chi può avanzare avanzi.',
    occupy: 'Si suppone che una casa conquistata sia occupata.',
  },
};
