/** The shooting situation: what the rows ask about, worked out from the input. */
import { absent } from '@grognard/lists';
import type { Band, Firearm } from '../../data/firearms.ts';
import type { Contact, Rules } from '../../model.ts';
import type { ShootRead } from './input.ts';

/** The approaches that make waiting cavalry count as moving: only a charge, or any contact. */
export const awaited = {
  charge: ['receiving-charge'],
  contact: ['receiving-charge', 'receiving'],
} as const satisfies Readonly<Record<string, readonly Contact[]>>;

/** A shot, as the rows read it. */
export interface ShotSituation {
  readonly rules: Rules;
  readonly input: ShootRead;
  readonly shooter: ShootRead['shooter'];
  readonly target: ShootRead['target'];
  readonly firearm: Firearm;
  /** The band of the range, or null if the target is out of range. */
  readonly band: Band | null;
  readonly onFoot: boolean;
  /** Whether the base moves in this turn. */
  readonly moving: boolean;
  readonly engagedAtStart: boolean;
  /** Whether the shooter is neither in contact with the target nor about to be. */
  readonly apart: boolean;
  readonly terrainCounts: boolean;
}

export function shotSituation(rules: Rules, input: ShootRead): ShotSituation {
  const { shooter } = input;
  const { contact } = shooter;
  const firearm = rules.shoot.firearms[input.weapon];
  const apart = contact === 'none';
  return {
    rules,
    input,
    shooter,
    target: input.target,
    firearm,
    band: bandAt(firearm.bands, input.rangeCm, rules.shoot.edge),
    onFoot: shooter.troop === 'foot',
    moving: shooter.moving ?? (contact === 'closing' || shooter.furtive),
    engagedAtStart: shooter.engagedAtStart ?? contact === 'in-contact',
    apart,
    terrainCounts: apart || rules.shoot.terrainInContact === 'counts',
  };
}

/** The band of a distance. On a limit it is the nearer or the farther one, but the last limit is always in range. */
function bandAt(bands: readonly Band[], rangeCm: number, edge: 'nearer' | 'farther'): Band | null {
  const last = bands.length - 1;
  for (let i = 0; i <= last; i++) {
    const band = bands[i] ?? absent(bands, i);
    if (rangeCm < band.upToCm || (rangeCm === band.upToCm && (edge === 'nearer' || i === last))) return band;
  }
  return null;
}
