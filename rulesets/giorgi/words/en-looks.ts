/** English captions of a picture. */
import type { AreaKind, LineKind } from '../table/state/battlefield.ts';

const grounds: Readonly<Record<AreaKind, string>> = {
  hill: 'Hill, by contour',
  woods: 'Woods',
  plough: 'Ploughed field',
  bushes: 'Bushes',
  river: 'River',
  ford: 'Ford',
  bridge: 'Bridge',
  'road-square': 'Square',
  village: 'Village ground',
};

const lines: Readonly<Record<LineKind, string>> = {
  stream: 'Stream',
  road: 'Road',
  hedge: 'Hedge',
  'low-wall': 'Low wall',
  'high-wall': 'High wall',
  barricade: 'Barricade',
  trench: 'Trench',
};

export const looksWords = {
  grounds,
  lines,
  general: 'General',
  lost: 'Soldiers lost (crosses)',
  aim: 'Objective',
  house: 'House',
  sections: {
    sides: 'Sides',
    troops: 'Troops',
    states: 'States',
    things: 'Things and places',
    ground: 'Ground',
    lines: 'Lines and obstacles',
  },
  shaken: 'Shaken',
  routing: 'Routing',
  open: 'Open order',
  limbered: 'Limbered',
  left: 'Guns left behind',
  settingUp: 'Deployment',
  turn: (turn: number, side: string) => `Turn ${turn}, ${side}`,
  where: (place: string, year: number) => `${place}, ${year}`,
};
