/** TableNumbers: numbers that only play on the table reads. Each is set by an option. */
import type { Calibre, FootKind, HorseKind, Kind } from '../model.ts';

/** Kinds with an index of their own. */
type IndexOf = FootKind | 'british-line' | 'cavalry' | 'elite-cavalry' | 'artillery';

/** A unit of the ready-made side. `strength` is in bases or pieces and defaults to the usual strength. */
export interface EnlistedUnit {
  readonly kind: Kind;
  readonly strength?: number | undefined;
  readonly calibre: Calibre;
  /** Horse artillery. */
  readonly horse: boolean;
}

export interface TableNumbers {
  readonly lightBaseSize: number;
  readonly strength: Readonly<Record<FootKind | HorseKind, number>>;
  readonly battery: { readonly guns: number; readonly howitzers: number; readonly crew: number };
  /** Width and depth in mm. */
  readonly baseSize: Readonly<Record<'foot' | 'trooper' | 'gun' | 'limbered', readonly number[]>>;
  readonly shapes: { readonly columnWidth: number; readonly openGapCm: number };
  /** Shares of a move. */
  readonly changeCost: number;
  readonly limberCost: number;
  readonly manoeuvre: {
    readonly aboutFace: number;
    readonly sidestep: number;
    readonly backward: number;
    readonly sidestepCm: number;
  };
  readonly enemyGapCm: number;
  /** Factors on the rate, for the part of the move on such terrain. */
  readonly terrainRates: Readonly<
    Record<'stream' | 'plough' | 'uphill' | 'hedge' | 'low-wall' | 'high-wall', number>
  >;
  readonly roadFactor: number;
  /** Soldiers under the rod where figures cannot be counted. */
  readonly depth: {
    readonly lineFront: number;
    readonly columnPerBase: number;
    readonly lineFlankPerBase: number;
    readonly guns: number;
    readonly limbered: number;
    readonly garrison: number;
  };
  /** Degrees to either side of straight ahead. */
  readonly gunArc: number;
  readonly reactionMoves: number;
  /** Player turns for which cavalry may not charge after a charge. */
  readonly chargeRest: number;
  readonly garrison: { readonly companies: number; readonly cost: number };
  readonly woodsSightCm: number;
  readonly index: Readonly<Record<IndexOf, number>>;
  readonly reform: { readonly enemyCm: number; readonly test: boolean };
  readonly rally: { readonly test: boolean; readonly shaken: boolean };
  readonly force: readonly EnlistedUnit[];
  readonly terrain: { readonly pieces: number; readonly gapCm: number; readonly objectives: number };
  readonly deployment: { readonly depthCm: number; readonly order: 'second-first' | 'first-first' };
  readonly turns: number;
  readonly victory: {
    readonly brokenShare: number;
    readonly destroyed: number;
    readonly routing: number;
    readonly objective: number;
    readonly objectiveCm: number;
  };
}

const enlist = (kind: Kind, strength?: number): EnlistedUnit => ({
  kind,
  strength,
  calibre: '6lb',
  horse: false,
});

export const tableFigures: TableNumbers = {
  lightBaseSize: 3,
  strength: {
    line: 6,
    militia: 6,
    grenadier: 4,
    guard: 4,
    light: 4,
    rifle: 4,
    'light-cavalry': 6,
    'medium-cavalry': 6,
    'heavy-cavalry': 6,
  },
  battery: { guns: 4, howitzers: 2, crew: 2 },
  baseSize: { foot: [30, 20], trooper: [20, 30], gun: [30, 40], limbered: [30, 80] },
  shapes: { columnWidth: 2, openGapCm: 3 },
  changeCost: 0.5,
  limberCost: 0.5,
  manoeuvre: { aboutFace: 0.5, sidestep: 0.5, backward: 0.5, sidestepCm: 3 },
  enemyGapCm: 1,
  terrainRates: { stream: 0.5, plough: 0.5, uphill: 0.5, hedge: 0.5, 'low-wall': 0.5, 'high-wall': 0 },
  roadFactor: 1.5,
  depth: { lineFront: 1, columnPerBase: 1, lineFlankPerBase: 1, guns: 1, limbered: 2, garrison: 2 },
  gunArc: 30,
  reactionMoves: 1,
  chargeRest: 1,
  garrison: { companies: 6, cost: 0.5 },
  woodsSightCm: 3,
  index: {
    militia: 2,
    'british-line': 4,
    line: 3,
    light: 3,
    rifle: 4,
    grenadier: 4,
    guard: 5,
    cavalry: 3,
    'elite-cavalry': 4,
    artillery: 3,
  },
  reform: { enemyCm: 20, test: false },
  rally: { test: true, shaken: true },
  force: [
    enlist('line'),
    enlist('line'),
    enlist('line'),
    enlist('grenadier'),
    enlist('light'),
    enlist('light-cavalry'),
    enlist('heavy-cavalry'),
    enlist('gun', 3),
    enlist('howitzer', 1),
  ],
  terrain: { pieces: 3, gapCm: 10, objectives: 0 },
  deployment: { depthCm: 20, order: 'second-first' },
  turns: 12,
  victory: { brokenShare: 0.5, destroyed: 3, routing: 1, objective: 2, objectiveCm: 5 },
};
