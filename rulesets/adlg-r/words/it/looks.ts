/** Italian captions of a picture. */
import { listed } from '@grognard/rules-kit';
import type { LooksWords } from '../table-words.ts';

export const looksWords: LooksWords = {
  commander: 'Generale',
  chief: 'Comandante in capo',
  aim: 'Luogo che conta',
  lost: 'Punti di coesione persi (una croce ciascuno)',
  disordered: 'Disordinata',
  routed: 'In rotta',
  square: 'In quadrato',
  camp: 'Accampamento',
  fortifiedCamp: 'Accampamento fortificato',
  fortification: 'Terrapieni',
  obstacle: 'Ostacolo',
  stakes: 'Pali',
  ambush: (names, isKnown) => (!isKnown ? 'Imboscata?' : names.length === 0 ? 'vuoto' : listed(names, 'it')),
  sections: {
    sides: 'Parti',
    foot: 'Fanteria',
    mounted: 'Truppe a cavallo',
    guns: 'Artiglieria e carri',
    states: 'Stati',
    things: 'Oggetti e luoghi',
    ground: 'Terreno',
    lines: 'Linee e ostacoli',
  },
  beforeBattle: 'Prima della battaglia',
  turn: (turn, side) => `Turno ${turn}, ${side}`,
  where: (place, year) => `${place}, ${year}`,
};
