/** Italian sentences of attacks on open order and on squares. */
import { counted, type Telling } from '@grognard/rules-kit';
import type { SkirmishOutcome, SkirmishSituation } from '../../rules/melee/skirmish.ts';
import type { AttackOnSquare, SquareOutcome } from '../../rules/melee/square.ts';
import { placeNames } from './terms.ts';

export const tellSkirmish: Telling<SkirmishSituation, SkirmishOutcome> = {
  case: ({ asked: { manner, soldiers, state, place } }) => {
    const whom = state === 'routing' ? 'di un’unità in rotta' : 'in ordine aperto';
    const companies = `${counted(soldiers.length, 'compagnia', 'compagnie', 'it')} ${whom} ${placeNames[place]}`;
    return manner === 'pressed-home'
      ? `L’attaccante attacca a fondo ${companies}`
      : `L’attaccante colpisce al passaggio ${companies}`;
  },
  outcome: ({ killed, left, result }) => {
    const dead = counted(killed, 'soldato ucciso', 'soldati uccisi', 'it');
    if (result === 'eliminated') return `${dead}, non resta nessuno`;
    const fate = result === 'R2' ? ['va in rotta', 'vanno in rotta'] : ['regge', 'reggono'];
    return `${dead}, ${left === 1 ? `1 resta e ${fate[0]}` : `${left} restano e ${fate[1]}`}`;
  },
  facts: { perCompany: 'Soldati persi per compagnia', companies: 'Compagnie colpite' },
};

export const tellSquare: Telling<AttackOnSquare, SquareOutcome> = {
  case: ({ asked: { troopers, index, charging, losses } }) => {
    const how = `${charging ? 'carica' : 'attacca'}${troopers === 1 ? '' : 'no'}`;
    const lost =
      losses === 0 ? '' : ` che ha perso ${counted(losses, 'soldato', 'soldati', 'it')} in questo turno`;
    return `${counted(troopers, 'cavaliere', 'cavalieri', 'it')} ${how} un quadrato di indice ${index}${lost}`;
  },
  outcome: ({ broken, soldiersKilled }) =>
    broken
      ? `il quadrato è rotto, ${counted(soldiersKilled, 'soldato ucciso', 'soldati uccisi', 'it')}`
      : 'il quadrato regge',
  facts: {
    index: 'Indice',
    points: 'Punti',
    killsForming: 'Uccisi fra chi forma il quadrato',
    killsSheltering: 'Uccisi fra chi è dentro',
  },
};
