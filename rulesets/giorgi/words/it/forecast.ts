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
    elseStands: 'altrimenti resta com’è',
    elseRuns: 'altrimenti fugge ancora',
    dice: (dice) => `${dice} dadi di cm`,
    melee: 'poi la mischia',
    join: (parts) => parts.join('; '),
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
