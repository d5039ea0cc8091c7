/** French sentences of attacks on open order and on squares. */
import { counted, type Telling } from '@grognard/rules-kit';
import type { SkirmishOutcome, SkirmishSituation } from '../../rules/melee/skirmish.ts';
import type { AttackOnSquare, SquareOutcome } from '../../rules/melee/square.ts';
import { placeNames } from './terms.ts';

export const tellSkirmish: Telling<SkirmishSituation, SkirmishOutcome> = {
  case: ({ asked: { manner, soldiers, state, place } }) => {
    const whom = state === 'routing' ? 'd’une unité en déroute' : 'en ordre dispersé';
    const companies = `${counted(soldiers.length, 'compagnie', 'compagnies', 'fr')} ${whom} ${placeNames[place]}`;
    return manner === 'pressed-home'
      ? `L’attaquant attaque à fond ${companies}`
      : `L’attaquant frappe au passage ${companies}`;
  },
  outcome: ({ killed, left, result }) => {
    const dead = counted(killed, 'soldat tué', 'soldats tués', 'fr');
    if (result === 'eliminated') return `${dead}, aucun survivant`;
    const fate = result === 'R2' ? ['part en déroute', 'partent en déroute'] : ['tient', 'tiennent'];
    return `${dead}, ${left === 1 ? `1\u00a0survivant qui ${fate[0]}` : `${left}\u00a0survivants qui ${fate[1]}`}`;
  },
  facts: { perCompany: 'Soldats perdus par compagnie', companies: 'Compagnies frappées' },
};

export const tellSquare: Telling<AttackOnSquare, SquareOutcome> = {
  case: ({ asked: { troopers, index, charging, losses } }) => {
    const how = `${charging ? 'charge' : 'attaque'}${troopers === 1 ? '' : 'nt'}`;
    const lost =
      losses === 0 ? '' : ` qui a perdu ${counted(losses, 'soldat', 'soldats', 'fr')} dans ce tour de joueur`;
    return `${counted(troopers, 'cavalier', 'cavaliers', 'fr')} ${how} un carré d’indice ${index}${lost}`;
  },
  outcome: ({ broken, soldiersKilled }) =>
    broken
      ? `le carré est rompu, ${counted(soldiersKilled, 'soldat tué', 'soldats tués', 'fr')}`
      : 'le carré tient',
  facts: {
    index: 'Indice',
    points: 'Points',
    killsForming: 'Pertes de ceux qui le forment',
    killsSheltering: 'Pertes de ceux qui s’y abritent',
  },
};
