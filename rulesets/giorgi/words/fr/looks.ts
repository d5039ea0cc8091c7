/** French captions of a picture. */
import type { looksWords as english } from '../en-looks.ts';

export const looksWords: typeof english = {
  grounds: {
    hill: 'Hauteur, par courbes',
    woods: 'Bois',
    plough: 'Labours',
    bushes: 'Buissons',
    river: 'Rivière',
    ford: 'Gué',
    bridge: 'Pont',
    'road-square': 'Place',
    village: 'Sol du village',
  },
  lines: {
    stream: 'Ruisseau',
    road: 'Route',
    hedge: 'Haie',
    'low-wall': 'Mur bas',
    'high-wall': 'Mur haut',
    barricade: 'Barricade',
    trench: 'Retranchement',
  },
  shaken: 'Ébranlée',
  routing: 'En déroute',
  open: 'Ordre dispersé',
  limbered: 'Sur avant-trains',
  left: 'Pièces abandonnées',
  settingUp: 'Mise en place',
  turn: (turn, side) => `Tour ${turn}, ${side}`,
  where: (place, year) => `${place}, ${year}`,
};
