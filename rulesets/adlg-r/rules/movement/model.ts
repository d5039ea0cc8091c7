/** What the movement rules hold: the movement table and what adds to it. */
import type { RuleId } from '@grognard/rules-kit';

/** Ground as a mover meets it. */
export const moveTerrains = [
  'open',
  'brush',
  'field',
  'enclosed-field',
  'rough',
  'difficult',
  'impassable',
] as const;
type MoveTerrain = (typeof moveTerrains)[number];

/** The columns of the movement table. */
export type TerrainClass = 'open' | 'rough' | 'difficult';

/** A row of the movement table, in UD; null: may not enter. */
export interface Allowance {
  readonly id: RuleId;
  readonly title: string;
  readonly open: number;
  readonly rough: number;
  readonly difficult: number | null;
}

/** The rows of the movement table. */
export type MovementClass = 'li' | 'mi' | 'hi' | 'lh' | 'kn' | 'cv' | 'wagon' | 'elephants' | 'commander';

/** What options may amend about movement. */
export interface MovementRules {
  readonly table: Readonly<Record<MovementClass, Allowance>>;
  /** HI starting further than this from every enemy goes `hiFar` more in the open. */
  readonly hiFarUd: number;
  readonly hiFar: number;
  /** More on a road. */
  readonly road: number;
  /** Closer than this dragoons go on foot. */
  readonly dragoonsUd: number;
  /** How they go at exactly that distance. */
  readonly dragoonsAtEdge: 'cavalry' | 'foot';
  /** Ground that is open to elephants. */
  readonly elephantOpen: readonly MoveTerrain[];
}
