/** Table numbers that only play on the table reads. Each is set by an option. */
import type { Kind, Weapon } from '../model.ts';
import type { Grade } from '../rules/command/model.ts';
import { type FormatFigures, formats } from './formats.ts';
import { abilityPrices, campPrices, commanderPrices, qualityPrices, unitPrices } from './prices.ts';
import { footprints, type TerrainBox, terrainBox, udMm } from './table-sizes.ts';
import { battleUnitValue } from './victory.ts';

export const stops = ['enemy', 'friend', 'zoc', 'edge'] as const;
export type Stop = (typeof stops)[number];

/** Types of terrain piece. */
export const pieces = [
  'gentle-hill',
  'steep-hill',
  'brush',
  'field',
  'enclosed-field',
  'plantation',
  'gully',
  'wood',
  'marsh',
  'dunes',
  'village',
  'river',
  'coast',
  'road',
  'impassable',
] as const;
export type TerrainKind = (typeof pieces)[number];

/** Regions in which a battle may be fought. */
export type Region = 'plain' | 'forest' | 'mountain' | 'desert' | 'steppe';

/** Abilities that may be bought for units of the sample army. */
export const boughtAbilities = ['impact', 'pistol', 'shock', 'salvo'] as const;

/** Units of one kind in the sample army. The default number is one. */
interface SampleUnits {
  readonly kind: Kind;
  readonly count?: number;
  readonly weapon?: Weapon | null;
  readonly abilities?: readonly (typeof boughtAbilities)[number][];
}

/** Commanders of one grade in the sample army. */
interface SampleCommanders {
  readonly commander: Grade;
  readonly count?: number;
}

export type SampleLine = SampleUnits | SampleCommanders;

/** Limits of an army without a list. */
export interface ArmyLimits {
  /** Minimum number. */
  readonly battleUnitsOrCv: number;
  readonly elephants: number;
  readonly artillery: number;
  readonly warWagons: number;
  readonly levies: number;
  /** One unit in this many may be Elite. */
  readonly eliteOneIn: number;
}

/** Numbers that only play on the table reads. */
export interface TableNumbers {
  /** One UD in mm, with small and with large figures. */
  readonly udMm: Readonly<Record<keyof typeof udMm, number>>;
  /** Width and depth of bases in UD. */
  readonly footprints: Readonly<Record<keyof typeof footprints, readonly number[]>>;
  /** Planting stakes: distance from every enemy in UD, and price in CP. */
  readonly stakes: { readonly ud: number; readonly cp: number };
  readonly pivotUd: number;
  /** 0 for no limit. */
  readonly turnLimit: number;
  readonly groupWide: number;
  readonly stopsOrder: readonly Stop[];
  /** Distance in UD beyond its frontage that a unit may shift to conform. */
  readonly conformUd: number;
  readonly rearSupport: { readonly distance: number; readonly cover: number; readonly angle: number };
  readonly commanderFlees: { readonly ud: number };
  /** Moves that a lone commander may make in a phase. */
  readonly commanderMoves: number;
  readonly lostCommander: { readonly strategist: number };
  readonly battleUnitValue: 1 | 2;
  /** Percentage points. */
  readonly draw: { readonly share: number };
  /** Number of corps by the points of the army. */
  readonly corps: Readonly<Record<'100' | '200' | '300', number>>;
  readonly commandValue: number;
  /** What differs at other points than 200. */
  readonly formats: Readonly<Record<keyof typeof formats, FormatFigures>>;
  readonly prices: Readonly<Record<keyof typeof prices, number>>;
  readonly limits: ArmyLimits | 'none';
  readonly sample: readonly SampleLine[];
  readonly compulsory: Readonly<Record<Region, TerrainKind>>;
  /** Pieces that may be chosen, by region. */
  readonly chooseWhat: Readonly<Record<Region, readonly TerrainKind[] | 'all'>> | 'all';
  /** Degrees by which a unit may cross a river otherwise than at right angles. */
  readonly riverAngle: number;
  readonly box: TerrainBox;
  readonly scouting: { readonly lhPerPoint: number; readonly liPerLh: number; readonly drag: boolean };
}

const prices = { ...unitPrices, ...qualityPrices, ...abilityPrices, ...commanderPrices, ...campPrices };

/** The limits of an army without a list, unless the players agree on none. */
export const armyLimits: ArmyLimits = {
  battleUnitsOrCv: 4,
  elephants: 2,
  artillery: 3,
  warWagons: 4,
  levies: 6,
  eliteOneIn: 3,
};

/** The table numbers before any option. */
export const tableFigures: TableNumbers = {
  udMm,
  footprints,
  stakes: { ud: 4, cp: 1 },
  pivotUd: 0,
  turnLimit: 12,
  groupWide: 6,
  stopsOrder: stops,
  conformUd: 1,
  rearSupport: { distance: 1, cover: 0.5, angle: 45 },
  commanderFlees: { ud: 5 },
  commanderMoves: 3,
  lostCommander: { strategist: 3 },
  battleUnitValue,
  draw: { share: 10 },
  corps: { '100': 2, '200': 3, '300': 4 },
  commandValue: 4,
  formats,
  prices,
  limits: armyLimits,
  sample: [
    { commander: 'competent' },
    { commander: 'ordinary', count: 2 },
    { kind: 'tercio', count: 2, weapon: 'arquebus' },
    { kind: 'pike-and-shot', count: 3, weapon: 'musket' },
    { kind: 'shot' },
    { kind: 'light-infantry', count: 2, weapon: 'arquebus' },
    { kind: 'heavy-cavalry', count: 3, abilities: ['pistol'] },
    { kind: 'light-cavalry', count: 2, weapon: 'carbine' },
    { kind: 'medium-artillery' },
  ],
  compulsory: {
    plain: 'field',
    forest: 'wood',
    mountain: 'steep-hill',
    desert: 'dunes',
    steppe: 'brush',
  },
  chooseWhat: 'all',
  riverAngle: 30,
  box: terrainBox,
  scouting: { lhPerPoint: 3, liPerLh: 3, drag: true },
};
