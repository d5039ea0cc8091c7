/** Theme: the colours of a picture: the hand-tinted map, the same by candlelight, and black ink on white for print. */
import type { Coat, Texture, Tincture } from '@grognard/engine';

export const themeNames = ['map', 'night', 'ink'] as const;
export type ThemeName = (typeof themeNames)[number];

/** A coat: the cloth, its dark edge, and the contrasting colour of belts and lace. */
export interface CoatTint {
  readonly cloth: string;
  readonly edge: string;
  readonly trim: string;
}

export interface Theme {
  readonly name: ThemeName;
  readonly paper: string;
  readonly margin: string;
  /** Colour of the desk under the sheet. */
  readonly desk: string;
  /** Strength of the paper's grain, 0 to 1. */
  readonly grain: number;
  readonly ink: string;
  readonly faint: string;
  readonly shadow: string;
  readonly halo: string;
  /** Dark outline and bright metal of pieces and objects, the same by day and by candlelight. */
  readonly pen: string;
  readonly bright: string;
  readonly tints: Readonly<Record<Texture, string>>;
  readonly edges: Readonly<Record<Texture, string>>;
  readonly leaf: readonly [light: string, middle: string, dark: string];
  readonly straw: string;
  readonly furrow: string;
  readonly hachure: string;
  readonly shore: string;
  readonly stone: string;
  readonly wood: string;
  readonly roof: readonly [lit: string, side: string, shade: string, line: string];
  readonly floor: string;
  readonly wall: string;
  readonly base: string;
  readonly skin: string;
  readonly felt: string;
  readonly steel: string;
  readonly gold: string;
  readonly horses: readonly string[];
  readonly hit: string;
  readonly miss: string;
  readonly glass: string;
  readonly brass: string;
  /** Colours of a path over open ground, and over ground that costs movement. */
  readonly easy: string;
  readonly hard: string;
  readonly coats: Readonly<Record<Coat, CoatTint>>;
  /** Colours of flags and facings. */
  readonly tinctures: Readonly<Record<Tincture, string>>;
  /** Fur caps and hair, and polished plate. */
  readonly fur: string;
  readonly plate: string;
}

const map: Theme = {
  name: 'map',
  paper: '#f0e5cb',
  margin: '#e9dbbb',
  desk: '#6e5439',
  grain: 0.5,
  ink: '#38291d',
  faint: '#8b7458',
  shadow: '#4a3622',
  halo: '#f6eeda',
  pen: '#2c2018',
  bright: '#f8f1de',
  tints: {
    hill: '#e6d3a6',
    meadow: '#d3dba5',
    plough: '#dcc293',
    sand: '#f3e3ae',
    yard: '#e8d9b6',
    garden: '#c8d79b',
    orchard: '#cddb9f',
    rough: '#dcd7a6',
    marsh: '#c4d3b4',
    rocks: '#d8ccb4',
    slope: '#d6c198',
    'high-crops': '#ebd383',
    'knee-water': '#bfdcd8',
    'deep-water': '#8fbfca',
    road: '#f7efdc',
    bridge: '#e6d6b2',
    paved: '#ddd2bd',
    steps: '#e3d8c3',
    bushes: '#cfdaa2',
    woods: '#aec48a',
  },
  edges: {
    hill: '#a5824b',
    meadow: '#8ea75c',
    plough: '#9a7546',
    sand: '#c49f4f',
    yard: '#a58c61',
    garden: '#6f9550',
    orchard: '#86a05a',
    rough: '#979056',
    marsh: '#6f9a8a',
    rocks: '#82735c',
    slope: '#86683d',
    'high-crops': '#b58f2f',
    'knee-water': '#4f93a1',
    'deep-water': '#2f7389',
    road: '#6b5237',
    bridge: '#4d3a26',
    paved: '#6f624f',
    steps: '#6f624f',
    bushes: '#7b9650',
    woods: '#4f7443',
  },
  leaf: ['#a9c27c', '#6f9657', '#35562f'],
  straw: '#a57f24',
  furrow: '#a27c4c',
  hachure: '#7a5a33',
  shore: '#3f8394',
  stone: '#9c8d76',
  wood: '#8a6238',
  roof: ['#d07a66', '#bb5347', '#923a35', '#5f1f20'],
  floor: '#ecd9b0',
  wall: '#7c2f2c',
  base: '#e9dfc0',
  skin: '#e5b98f',
  felt: '#2a2320',
  steel: '#5b6268',
  gold: '#d8a21f',
  horses: ['#7a4a28', '#4a3426', '#97673b', '#b7a48c', '#5c3a22'],
  hit: '#a81e1e',
  miss: '#5b5148',
  glass: '#3f7f8c',
  brass: '#c79a3a',
  easy: '#2f6b35',
  hard: '#a8761a',
  coats: {
    blue: { cloth: '#27508f', edge: '#12264a', trim: '#f6f1e2' },
    red: { cloth: '#c2352c', edge: '#5c1411', trim: '#fbf4e2' },
    green: { cloth: '#3f7a3a', edge: '#18381a', trim: '#f5efd8' },
    grey: { cloth: '#98999a', edge: '#3a3c40', trim: '#2e2f33' },
    brown: { cloth: '#7b5230', edge: '#36210f', trim: '#f3e3bd' },
    white: { cloth: '#fbf8ee', edge: '#5b5344', trim: '#7b3128' },
  },
  tinctures: {
    white: '#fbf7ea',
    blue: '#2a539b',
    red: '#c02f2b',
    green: '#2f7a3e',
    yellow: '#e9b92c',
    black: '#221c19',
  },
  fur: '#4a3324',
  plate: '#b9c0c4',
};

const night: Theme = {
  ...map,
  name: 'night',
  paper: '#3a3024',
  margin: '#2c241b',
  desk: '#221810',
  grain: 0.6,
  ink: '#ead9b4',
  faint: '#a08a66',
  shadow: '#0d0a07',
  halo: '#2a2219',
  tints: {
    hill: '#4a3d2a',
    meadow: '#3d4029',
    plough: '#46372a',
    sand: '#574a30',
    yard: '#453a2b',
    garden: '#364027',
    orchard: '#3a4129',
    rough: '#42402a',
    marsh: '#33413a',
    rocks: '#4a4338',
    slope: '#4c3f2b',
    'high-crops': '#5a4a24',
    'knee-water': '#2b4449',
    'deep-water': '#1c323b',
    road: '#6b5a41',
    bridge: '#7a6748',
    paved: '#5a5144',
    steps: '#635a4b',
    bushes: '#3b4228',
    woods: '#2c3824',
  },
  edges: {
    hill: '#9b7c4c',
    meadow: '#74864c',
    plough: '#94703f',
    sand: '#b0904c',
    yard: '#9a815a',
    garden: '#6f8d4c',
    orchard: '#74864c',
    rough: '#8d8550',
    marsh: '#6d9182',
    rocks: '#9a8a70',
    slope: '#a5834f',
    'high-crops': '#bd9738',
    'knee-water': '#6ba2ab',
    'deep-water': '#5b98a8',
    road: '#c7ab7c',
    bridge: '#d2b98a',
    paved: '#a8997f',
    steps: '#a8997f',
    bushes: '#7f9650',
    woods: '#6d8a55',
  },
  leaf: ['#7d9457', '#4f6b3c', '#1a2914'],
  straw: '#d1a53e',
  furrow: '#8c6b42',
  hachure: '#b08d59',
  shore: '#7fb0ba',
  stone: '#b0a088',
  wood: '#b88750',
  roof: ['#a8554a', '#8b3d36', '#672a27', '#2e0f10'],
  floor: '#8a7148',
  wall: '#c96a5e',
  base: '#c9b88f',
  hit: '#ff6b57',
  miss: '#cdbb98',
  glass: '#8cc4cf',
  easy: '#b4d98a',
  hard: '#e0b345',
};

const whites = (texture: Texture): string => (texture === 'deep-water' ? '#ececec' : '#ffffff');

const ink: Theme = {
  ...map,
  name: 'ink',
  paper: '#ffffff',
  margin: '#ffffff',
  desk: '#dcdcdc',
  grain: 0,
  ink: '#000000',
  faint: '#555555',
  shadow: '#777777',
  halo: '#ffffff',
  pen: '#000000',
  bright: '#ffffff',
  tints: Object.fromEntries(
    Object.keys(map.tints).map((texture) => [texture, whites(texture as Texture)]),
  ) as Theme['tints'],
  edges: Object.fromEntries(Object.keys(map.tints).map((texture) => [texture, '#222222'])) as Theme['edges'],
  leaf: ['#ffffff', '#f2f2f2', '#222222'],
  straw: '#333333',
  furrow: '#999999',
  hachure: '#333333',
  shore: '#444444',
  stone: '#cccccc',
  wood: '#888888',
  roof: ['#ffffff', '#d9d9d9', '#a3a3a3', '#000000'],
  floor: '#ffffff',
  wall: '#000000',
  base: '#ffffff',
  skin: '#ffffff',
  felt: '#000000',
  steel: '#333333',
  gold: '#ffffff',
  horses: ['#9a9a9a', '#6d6d6d', '#b9b9b9', '#dddddd', '#7d7d7d'],
  hit: '#000000',
  miss: '#666666',
  glass: '#888888',
  brass: '#bbbbbb',
  easy: '#000000',
  hard: '#333333',
  coats: {
    blue: { cloth: '#2b2b2b', edge: '#000000', trim: '#ffffff' },
    red: { cloth: '#8a8a8a', edge: '#000000', trim: '#ffffff' },
    green: { cloth: '#5b5b5b', edge: '#000000', trim: '#ffffff' },
    grey: { cloth: '#b4b4b4', edge: '#000000', trim: '#000000' },
    brown: { cloth: '#707070', edge: '#000000', trim: '#ffffff' },
    white: { cloth: '#ffffff', edge: '#000000', trim: '#000000' },
  },
  tinctures: {
    white: '#ffffff',
    blue: '#3a3a3a',
    red: '#8f8f8f',
    green: '#6a6a6a',
    yellow: '#d9d9d9',
    black: '#000000',
  },
  fur: '#000000',
  plate: '#e4e4e4',
};

export const themes: Readonly<Record<ThemeName, Theme>> = { map, night, ink };
