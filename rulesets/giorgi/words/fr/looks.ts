/** French captions of a picture. */
import type { looksWords as english } from '../en-looks.ts';

export const looksWords: typeof english = {
  grounds: {
    hill: 'Hauteur (courbes de niveau)',
    woods: 'Bois',
    plough: 'Labours',
    bushes: 'Broussailles',
    river: 'Rivière',
    ford: 'Gué',
    bridge: 'Pont',
    'road-square': 'Place',
    village: 'Village',
  },
  lines: {
    stream: 'Ruisseau',
    road: 'Route',
    hedge: 'Haie',
    'low-wall': 'Muret',
    'high-wall': 'Mur haut',
    barricade: 'Barricade',
    trench: 'Retranchement',
  },
  shaken: 'Unité ébranlée',
  routing: 'Unité en déroute',
  open: 'Ordre dispersé',
  limbered: 'Batterie attelée',
  left: 'Pièces abandonnées',
  settingUp: 'Mise en place',
  turn: (turn, side) => `Tour ${turn}, ${side}`,
  where: (place, year) => `${place}, ${year}`,
};
