/** English captions of a picture. */
import { listed } from '@grognard/rules-kit';
import type { LooksWords } from './table-words.ts';

export const looksWords: LooksWords = {
  commander: 'Commander',
  chief: 'Commander-in-chief',
  aim: 'Place that counts',
  lost: 'Cohesion points lost (a cross each)',
  disordered: 'Disordered',
  routed: 'Routed',
  square: 'In square',
  camp: 'Camp',
  fortifiedCamp: 'Fortified camp',
  fortification: 'Earthworks',
  obstacle: 'Obstacle',
  stakes: 'Stakes',
  ambush: (names, isKnown) => (!isKnown ? 'Ambush?' : names.length === 0 ? 'empty' : listed(names)),
  sections: {
    sides: 'Sides',
    foot: 'Foot',
    mounted: 'Mounted',
    guns: 'Artillery and wagons',
    states: 'States',
    things: 'Things and places',
    ground: 'Ground',
    lines: 'Lines and obstacles',
  },
  beforeBattle: 'Before the battle',
  turn: (turn, side) => `Turn ${turn}, ${side}`,
  where: (place, year) => `${place}, ${year}`,
};
