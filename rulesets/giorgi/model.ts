/** Terms of the game and `Rules`, which options amend and procedures read. */
import type { ResultTable, RuleId } from '@grognard/rules-kit';
import type { TableNumbers } from './data/table.ts';

export const footKinds = ['line', 'grenadier', 'guard', 'militia', 'light', 'rifle'] as const;
export const horseKinds = ['light-cavalry', 'medium-cavalry', 'heavy-cavalry'] as const;
export const artilleryKinds = ['gun', 'howitzer'] as const;
export const kinds = [...footKinds, ...horseKinds, ...artilleryKinds] as const;

export type FootKind = (typeof footKinds)[number];
export type HorseKind = (typeof horseKinds)[number];
export type Kind = (typeof kinds)[number];
export type Arm = 'foot' | 'horse' | 'artillery';

/** Cover of a unit, for fire and melee. */
export const covers = ['none', 'light', 'low-wall', 'high-wall', 'wood-edge', 'woods', 'building'] as const;
export type Cover = (typeof covers)[number];

/** Formations of all arms. `formationsOf` lists those of each arm. */
export const formations = ['line', 'column', 'square', 'open', 'deployed', 'limbered'] as const;
export type Formation = (typeof formations)[number];

/** Where a firer or a company stands. */
export const places = ['open', 'wood-edge', 'woods', 'building'] as const;
export type Surroundings = (typeof places)[number];

export const shots = ['small-arms', 'round', 'canister', 'shell'] as const;

/** Sectors of a gun's rod. */
export const sectors = ['near', 'middle', 'far'] as const;
export type Sector = (typeof sectors)[number];

/** Calibres of guns. Each has its own rod. */
export const calibres = ['4lb', '6lb', '8lb', '12lb'] as const;
export type Calibre = (typeof calibres)[number];

/** Small arms: those of each kind of foot, and the carbine of horse. */
const smallArms = [...footKinds, 'carbine'] as const;
export type SmallArm = (typeof smallArms)[number];

/** Marks of a gun's rod, in cm from the muzzle. */
export interface Rod {
  readonly canister: number;
  readonly near: number;
  readonly middle: number;
  readonly far: number;
}

/** Range of a howitzer in cm. `canister` is 0 if it has no canister. */
interface HowitzerRod {
  readonly canister: number;
  readonly minimum: number;
  readonly maximum: number;
}

export type Rods = Readonly<Record<Calibre, Rod>> & { readonly howitzer: HowitzerRod };

/** Results that the chart gives to a side. */
export const results = ['R1', 'R1S', 'R2', 'AV', 'BT', '-'] as const;
export type MeleeResult = (typeof results)[number];

/** Soldiers that one side loses, and the result for its units. */
export type SideFate = { readonly lost: number; readonly result: MeleeResult };
export type ChartCell = { readonly attacker: SideFate; readonly defender: SideFate };

/** Our chart: one score, differential + dice − 7, with the differential limited in both directions. */
interface ScoreChart {
  readonly kind: 'score';
  readonly steps: ResultTable<ChartCell>;
  readonly limit: number;
}

/** A club's own chart: a column of eleven cells for each differential from `min` to `max`. */
export interface ClubChart {
  readonly kind: 'club';
  readonly min: number;
  readonly max: number;
  readonly columns: readonly (readonly ChartCell[])[];
}

export type Chart = ScoreChart | ClubChart;

/** Moves in cm. */
export interface Rates {
  readonly 'infantry-column': number;
  readonly 'infantry-open': number;
  readonly 'infantry-line': number;
  readonly 'infantry-square': number;
  readonly 'light-cavalry': number;
  readonly 'medium-cavalry': number;
  readonly 'heavy-cavalry': number;
  readonly 'foot-guns': number;
  readonly 'horse-guns': number;
  readonly manhandled: number;
  readonly general: number;
}

/** The rules in force in a game. */
export interface Rules {
  /** Rules not in force: their rows do not count and their refusals do not apply. */
  readonly suspended: readonly RuleId[];
  readonly smallArms: {
    readonly kill: Readonly<Record<SmallArm, number>>;
    readonly rangeCm: Readonly<Record<SmallArm, number>>;
    /** Dice from one face of a square. */
    readonly squareFace: number;
  };
  readonly artillery: {
    readonly rods: Rods;
    readonly canisterKill: number;
    /** Kill number of a battery that lost half its guns, where it would fall below 1. With 0 it may not fire, with 1 it kills on 1. */
    readonly leastKill: 0 | 1;
    /** Which saves apply against shell if artillery.howitzer-saves is in force. */
    readonly shellSaves: 'spread' | 'none';
  };
  readonly save: { readonly highWall: number; readonly building: 'high-wall' | 'low-wall' };
  readonly melee: {
    readonly values: Readonly<Record<Kind, number>>;
    /** Whether base points count for each base in contact or once for the unit. */
    readonly scale: 'base' | 'unit';
    readonly contactCap: number;
    readonly heightAndCover: 'add' | 'best';
    /** Share of its value that a unit loses when attacked in flank or rear. */
    readonly flankLoss: number;
    readonly understaffed: number;
    readonly againstFootInSquare: number;
    readonly rounding: 'down' | 'up' | 'toward-zero';
    readonly chart: Chart;
  };
  /** Shortest straight run of a charge, in cm. */
  readonly chargeRunCm: { readonly cavalry: number; readonly infantry: number };
  readonly squarePoints: 'after' | 'before';
  readonly test: { readonly manner: 'low' | 'add'; readonly target: number };
  readonly rates: Rates;
  /** Numbers that only play on the table reads. */
  readonly table: TableNumbers;
}

const arms: Readonly<Record<Kind, Arm>> = {
  line: 'foot',
  grenadier: 'foot',
  guard: 'foot',
  militia: 'foot',
  light: 'foot',
  rifle: 'foot',
  'light-cavalry': 'horse',
  'medium-cavalry': 'horse',
  'heavy-cavalry': 'horse',
  gun: 'artillery',
  howitzer: 'artillery',
};

export function armOf(kind: Kind): Arm {
  return arms[kind];
}

/** Light infantry, for which open order is a regular formation. */
export function isLightInfantry(kind: Kind): boolean {
  return kind === 'light' || kind === 'rifle';
}

/** Formations of each arm, the default first (formation.list). */
export const formationsOf: Readonly<Record<Arm, readonly [Formation, ...Formation[]]>> = {
  foot: ['line', 'column', 'square', 'open'],
  horse: ['line', 'column', 'open'],
  artillery: ['deployed', 'limbered'],
};

export function usualFormation(arm: Arm): Formation {
  return formationsOf[arm][0];
}
