/** What each kind of ground is for foot, cavalry and mounted infantry: the terrain table. */
import type { RuleId } from '@grognard/rules-kit';
import type { Ground, GroundClass } from '../model.ts';

/** The class of a ground for one kind of mover; barred: a rule refuses it. */
export type ClassOrBarred = GroundClass | 'barred';

export interface GroundRow {
  readonly rule: RuleId | null;
  readonly foot: ClassOrBarred;
  readonly cavalry: ClassOrBarred;
  readonly mountedInfantry: ClassOrBarred;
}

function sameForAll(rule: RuleId | null, all: ClassOrBarred): GroundRow {
  return { rule, foot: all, cavalry: all, mountedInfantry: all };
}

function worseMounted(rule: RuleId): GroundRow {
  return { rule, foot: 'difficult', cavalry: 'very-difficult', mountedInfantry: 'very-difficult' };
}

/** In the order of the terrain chapter. */
export const groundRows: Readonly<Record<Ground, GroundRow>> = {
  open: sameForAll(null, 'open'),
  difficult: sameForAll('terrain.difficult', 'difficult'),
  'very-difficult': sameForAll('terrain.very-difficult', 'very-difficult'),
  bushes: sameForAll('terrain.bushes', 'difficult'),
  'high-crops': sameForAll('terrain.high-crops', 'difficult'),
  woods: worseMounted('terrain.woods'),
  'hard-slope': {
    rule: 'terrain.hard-slope',
    foot: 'difficult',
    cavalry: 'difficult',
    mountedInfantry: 'very-difficult',
  },
  'knee-water': sameForAll('terrain.knee-water', 'very-difficult'),
  'deep-water': sameForAll('terrain.deep-water', 'barred'),
  building: { rule: 'terrain.building', foot: 'difficult', cavalry: 'barred', mountedInfantry: 'barred' },
  hedge: sameForAll('terrain.hedge', 'difficult'),
  bank: sameForAll('terrain.bank', 'difficult'),
  'low-wall': sameForAll('terrain.low-wall', 'difficult'),
  barricade: worseMounted('terrain.barricade'),
  stakes: worseMounted('terrain.stakes'),
  stairs: worseMounted('terrain.stairs'),
  'high-wall': sameForAll('terrain.high-wall', 'barred'),
};
