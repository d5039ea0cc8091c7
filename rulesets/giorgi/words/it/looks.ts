/** Italian captions of a picture. */
import type { looksWords as english } from '../en-looks.ts';

export const looksWords: typeof english = {
  grounds: {
    hill: 'Altura (curve di livello)',
    woods: 'Bosco',
    plough: 'Campi arati',
    bushes: 'Cespugli',
    river: 'Fiume',
    ford: 'Guado',
    bridge: 'Ponte',
    'road-square': 'Piazza',
    village: 'Area del villaggio',
  },
  lines: {
    stream: 'Ruscello',
    road: 'Strada',
    hedge: 'Siepe',
    'low-wall': 'Muretto',
    'high-wall': 'Muro alto',
    barricade: 'Barricata',
    trench: 'Trincea',
  },
  shaken: 'Scossa',
  routing: 'In rotta',
  open: 'Ordine aperto',
  limbered: 'Al traino',
  left: 'Pezzi abbandonati',
  settingUp: 'Schieramento',
  turn: (turn, side) => `Turno ${turn}, ${side}`,
  where: (place, year) => `${place}, ${year}`,
};
