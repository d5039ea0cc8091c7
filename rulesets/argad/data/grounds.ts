/** The terrain table: what each kind of ground is for foot, cavalry and mounted infantry. */
import type { RuleId } from '@grognard/rules-kit';
import type { Ground, GroundClass } from '../model.ts';

/** The class of a ground for one kind of mover. A rule refuses movement into barred ground. */
type ClassOrBarred = GroundClass | 'barred';

/** Effects of ground other than slowing movement. */
export type GroundGift = 'cover' | 'hides' | 'forest' | 'obstacle' | 'higher' | 'rooms';

export interface GroundRow {
  readonly rule: RuleId | null;
  readonly foot: ClassOrBarred;
  readonly cavalry: ClassOrBarred;
  readonly mountedInfantry: ClassOrBarred;
  readonly gives: readonly GroundGift[];
}

function sameForAll(rule: RuleId | null, all: ClassOrBarred, ...gives: readonly GroundGift[]): GroundRow {
  return { rule, foot: all, cavalry: all, mountedInfantry: all, gives };
}

function worseMounted(rule: RuleId, ...gives: readonly GroundGift[]): GroundRow {
  return { rule, foot: 'difficult', cavalry: 'very-difficult', mountedInfantry: 'very-difficult', gives };
}

/** In the order of the terrain chapter. */
export const groundRows: Readonly<Record<Ground, GroundRow>> = {
  open: sameForAll(null, 'open'),
  difficult: sameForAll('terrain.difficult', 'difficult'),
  'very-difficult': sameForAll('terrain.very-difficult', 'very-difficult'),
  bushes: sameForAll('terrain.bushes', 'difficult', 'cover', 'hides'),
  'high-crops': sameForAll('terrain.high-crops', 'difficult', 'cover', 'hides'),
  woods: worseMounted('terrain.woods', 'forest', 'hides'),
  'hard-slope': {
    rule: 'terrain.hard-slope',
    foot: 'difficult',
    cavalry: 'difficult',
    mountedInfantry: 'very-difficult',
    gives: ['higher'],
  },
  'knee-water': sameForAll('terrain.knee-water', 'very-difficult'),
  'deep-water': sameForAll('terrain.deep-water', 'barred'),
  building: {
    rule: 'terrain.building',
    foot: 'difficult',
    cavalry: 'barred',
    mountedInfantry: 'barred',
    gives: ['rooms'],
  },
  hedge: sameForAll('terrain.hedge', 'difficult', 'cover', 'hides', 'obstacle'),
  bank: sameForAll('terrain.bank', 'difficult', 'cover', 'hides', 'obstacle', 'higher'),
  'low-wall': sameForAll('terrain.low-wall', 'difficult', 'cover', 'hides', 'obstacle'),
  barricade: worseMounted('terrain.barricade', 'cover', 'obstacle'),
  stakes: worseMounted('terrain.stakes', 'obstacle'),
  stairs: worseMounted('terrain.stairs', 'higher'),
  'high-wall': sameForAll('terrain.high-wall', 'barred'),
};
