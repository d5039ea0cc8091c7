/** English texts beside a picture. */
import type { ObjectItem, Stroke, Texture, WeaponLook } from '@grognard/engine';
import type { DressId } from '../scenarios/dress.ts';

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

const dresses: Readonly<Record<DressId, string>> = {
  grenadier: 'grenadier',
  fusilier: 'fusilier',
  light: 'light infantryman',
  marine: 'marine',
  sailor: 'sailor',
  gunner: 'gunner',
  gendarme: 'gendarme',
  chasseur: 'mounted chasseur',
  officer: 'officer',
  porter: 'porter',
  peasant: 'peasant',
  townsfolk: 'civilian',
};

const weapons: Readonly<Record<WeaponLook, string>> = {
  none: 'Unarmed',
  musket: 'Musket or musketoon',
  pistol: 'Pistol',
  blade: 'Sword, sabre or axe',
  pole: 'Pike or pole arm',
  bow: 'Bow',
  pike: 'Long pike',
  gun: 'Swivel gun or rampart musket',
};

const objects: Readonly<Record<ObjectItem['object'], string>> = {
  chest: 'Chest',
  cask: 'Cask',
  cart: 'Cart',
  gun: 'Gun',
  stand: 'Rest for a gun',
  bundle: 'Load',
  horse: 'Riderless horse',
};

export const looksWords = {
  grounds,
  lines,
  /** Within a sentence. */
  dresses,
  weapons,
  objects,
  captive: 'Prisoner or bystander',
  mounted: 'Mounted',
  fallen: 'Casualty',
  aim: 'Objective',
  exit: 'Edge to leave by',
  boat: 'Boat',
  ship: 'Ship',
  house: 'House',
  sections: {
    sides: 'Sides',
    people: 'Who is who',
    weapons: 'Weapon in hand',
    states: 'States',
    things: 'Things and places',
    ground: 'Ground',
    lines: 'Lines and obstacles',
  },
  leader: 'Leader',
  loaded: 'Loaded (dark dot)',
  unloaded: 'Unloaded (pale dot)',
  crouched: 'Crouched',
  hidden: 'Hidden',
  settingUp: 'Deployment',
  turn: (turn: number) => `Turn ${turn}`,
  where: (place: string, year: number) => `${place}, ${year}`,
};
