/** The words of the game and the shape of its rules: what options amend and procedures read. */
import type { ResultTable, RuleId } from '@grognard/rules-kit';
import type { TableNumbers } from './data/table.ts';

/** Foot. */
export const footKinds = ['line', 'grenadier', 'guard', 'militia', 'light', 'rifle'] as const;
/** Horse. */
export const horseKinds = ['light-cavalry', 'medium-cavalry', 'heavy-cavalry'] as const;
/** Artillery. */
export const artilleryKinds = ['gun', 'howitzer'] as const;
/** Every kind of unit. */
export const kinds = [...footKinds, ...horseKinds, ...artilleryKinds] as const;

export type FootKind = (typeof footKinds)[number];
export type HorseKind = (typeof horseKinds)[number];
export type Kind = (typeof kinds)[number];
export type Arm = 'foot' | 'horse' | 'artillery';

/** Where a unit shelters; one list for fire and melee. */
export const covers = ['none', 'light', 'low-wall', 'high-wall', 'wood-edge', 'woods', 'building'] as const;
export type Cover = (typeof covers)[number];

/** How a unit stands; which arm may stand how is in `formationsOf`. */
export const formations = ['line', 'column', 'square', 'open', 'deployed', 'limbered'] as const;
export type Formation = (typeof formations)[number];

/** Where a firer or a company is. */
export const places = ['open', 'wood-edge', 'woods', 'building'] as const;
export type Surroundings = (typeof places)[number];

/** What can be fired. */
export const shots = ['small-arms', 'round', 'canister', 'shell'] as const;

/** The parts of the rod. */
export const sectors = ['near', 'middle', 'far'] as const;
export type Sector = (typeof sectors)[number];

/** Rods of guns. */
export const calibres = ['4lb', '6lb', '8lb', '12lb'] as const;
export type Calibre = (typeof calibres)[number];

/** Who carries a firearm of its own: each kind of foot, and horse with carbines. */
const smallArms = [...footKinds, 'carbine'] as const;
export type SmallArm = (typeof smallArms)[number];

/** Marks of a gun's rod, in cm from the muzzle. */
export interface Rod {
  readonly canister: number;
  readonly near: number;
  readonly middle: number;
  readonly far: number;
}

/** Reach of a howitzer in cm; `canister` 0: it has none. */
interface HowitzerRod {
  readonly canister: number;
  readonly minimum: number;
  readonly maximum: number;
}

export type Rods = Readonly<Record<Calibre, Rod>> & { readonly howitzer: HowitzerRod };

/** What a side is told by the chart. */
export const results = ['R1', 'R1S', 'R2', 'AV', 'BT', '-'] as const;
export type MeleeResult = (typeof results)[number];

/** Soldiers lost and what becomes of the units of one side. */
export type SideFate = { readonly lost: number; readonly result: MeleeResult };
/** A cell of the chart. */
export type ChartCell = { readonly attacker: SideFate; readonly defender: SideFate };

/** Ours: one score, differential + dice − 7, and a limit to the differential on both sides. */
interface ScoreChart {
  readonly kind: 'score';
  readonly steps: ResultTable<ChartCell>;
  readonly limit: number;
}

/** A club's own: a column of eleven cells for each differential from `min` to `max`. */
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

/** The rules in force at a table. */
export interface Rules {
  /** Rules out of force: neither their rows count nor their refusals hold. */
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
    /** Below 1 a battery that lost half its guns: 0 may not fire, 1 kills on 1. */
    readonly leastKill: 0 | 1;
    /** Which saves hold against shell, where rule artillery.howitzer-saves is in force. */
    readonly shellSaves: 'spread' | 'none';
  };
  readonly save: { readonly highWall: number; readonly building: 'high-wall' | 'low-wall' };
  readonly melee: {
    readonly values: Readonly<Record<Kind, number>>;
    /** Base points count for each base in contact, or once for the unit. */
    readonly scale: 'base' | 'unit';
    readonly contactCap: number;
    readonly heightAndCover: 'add' | 'best';
    /** The share of its value that a unit loses when struck in flank or rear. */
    readonly flankLoss: number;
    readonly understaffed: number;
    readonly againstFootInSquare: number;
    readonly rounding: 'down' | 'up' | 'toward-zero';
    readonly chart: Chart;
  };
  /** The least straight run of a charge. */
  readonly chargeRunCm: { readonly cavalry: number; readonly infantry: number };
  readonly squarePoints: 'after' | 'before';
  readonly test: { readonly manner: 'low' | 'add'; readonly target: number };
  readonly rates: Rates;
  /** Figures that only the table reads. */
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

/** Whether a kind is foot, horse or artillery. */
export function armOf(kind: Kind): Arm {
  return arms[kind];
}

/** Light infantry: for it open order is a proper formation. */
export function isLightInfantry(kind: Kind): boolean {
  return kind === 'light' || kind === 'rifle';
}

/** How each arm may stand, the usual way first (formation.list). */
export const formationsOf: Readonly<Record<Arm, readonly [Formation, ...Formation[]]>> = {
  foot: ['line', 'column', 'square', 'open'],
  horse: ['line', 'column', 'open'],
  artillery: ['deployed', 'limbered'],
};

/** How an arm stands unless told otherwise. */
export function usualFormation(arm: Arm): Formation {
  return formationsOf[arm][0];
}
