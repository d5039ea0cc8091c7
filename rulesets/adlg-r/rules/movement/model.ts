/** MovementRules: the model of the movement rules, with the movement table and its additions. */
import type { RuleId } from '@grognard/rules-kit';

/** Ground that a unit moves over. */
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

/** A row of the movement table, in UD. Null if the ground may not be entered. */
export interface Allowance {
  readonly id: RuleId;
  readonly title: string;
  readonly open: number;
  readonly rough: number;
  readonly difficult: number | null;
}

/** The rows of the movement table. */
export type MovementClass = 'li' | 'mi' | 'hi' | 'lh' | 'kn' | 'cv' | 'wagon' | 'elephants' | 'commander';

/** Rules of movement, as amended by options. */
export interface MovementRules {
  readonly table: Readonly<Record<MovementClass, Allowance>>;
  /** HI that starts farther than this from every enemy moves `hiFar` UD more in the open. */
  readonly hiFarUd: number;
  readonly hiFar: number;
  /** Additional UD on a road. */
  readonly road: number;
  /** Dragoons closer than this to an enemy move on foot. */
  readonly dragoonsUd: number;
  /** How dragoons move at exactly that distance. */
  readonly dragoonsAtEdge: 'cavalry' | 'foot';
  /** Terrain that counts as open for elephants. */
  readonly elephantOpen: readonly MoveTerrain[];
}
