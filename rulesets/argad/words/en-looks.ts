/** English texts beside a picture. */
import type { Stroke, Texture } from '@grognard/engine';

const grounds: Readonly<Record<Texture, string>> = {
  hill: 'Hill',
  meadow: 'Meadow',
  plough: 'Ploughed field',
  sand: 'Sand',
  yard: 'Yard',
  garden: 'Garden',
  orchard: 'Orchard',
  rough: 'Heath, rough ground',
  marsh: 'Marsh',
  rocks: 'Rocks',
  slope: 'Steep slope',
  'high-crops': 'High crops',
  'knee-water': 'Knee-deep water',
  'deep-water': 'Deep water',
  road: 'Road',
  bridge: 'Bridge',
  paved: 'Wall walk',
  steps: 'Stairs',
  bushes: 'Bushes',
  woods: 'Woods',
};

const lines: Readonly<Record<Stroke, string>> = {
  stream: 'Stream',
  track: 'Track',
  hedge: 'Hedge',
  bank: 'Bank',
  'low-wall': 'Low wall',
  'high-wall': 'High wall',
  barricade: 'Barricade',
  stakes: 'Stakes',
  battlement: 'Battlement',
};

export const looksWords = {
  grounds,
  lines,
  leader: 'Leader',
  loaded: 'Loaded (dark dot)',
  unloaded: 'Unloaded (pale dot)',
  crouched: 'Crouched',
  hidden: 'Hidden',
  settingUp: 'Deployment',
  turn: (turn: number) => `Turn ${turn}`,
  where: (place: string, year: number) => `${place}, ${year}`,
};
