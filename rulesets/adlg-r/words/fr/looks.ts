/** French captions of a picture. */
import { listed } from '@grognard/rules-kit';
import type { LooksWords } from '../table-words.ts';

export const looksWords: LooksWords = {
  commander: 'Général',
  chief: 'Général en chef',
  aim: 'Lieu qui compte',
  lost: 'Points de cohésion perdus (une croix chacun)',
  disordered: 'Désordonnée',
  routed: 'En déroute',
  square: 'En carré',
  camp: 'Camp',
  fortifiedCamp: 'Camp fortifié',
  fortification: 'Retranchements',
  obstacle: 'Obstacle',
  stakes: 'Pieux',
  ambush: (names, isKnown) => (!isKnown ? 'Embuscade ?' : names.length === 0 ? 'vide' : listed(names, 'fr')),
  sections: {
    sides: 'Camps',
    foot: 'Infanterie',
    mounted: 'Troupes montées',
    guns: 'Artillerie et chariots',
    states: 'États',
    things: 'Objets et lieux',
    ground: 'Terrain',
    lines: 'Lignes et obstacles',
  },
  beforeBattle: 'Avant la bataille',
  turn: (turn, side) => `Tour ${turn}, ${side}`,
  where: (place, year) => `${place}, ${year}`,
};
