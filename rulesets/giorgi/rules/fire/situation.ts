/** FireSituation: a shot with everything worked out that the rows test. */
import {
  type Arm,
  armOf,
  type Formation,
  isLightInfantry,
  type Rules,
  type Sector,
  type SmallArm,
} from '../../model.ts';
import { formationGiven } from '../formation.ts';
import type { FireInput } from './input.ts';

/** Formation that counts for fire. Inside woods and buildings a target has none. */
type FireFormation = Formation | 'none';

export interface FireSituation {
  readonly rules: Rules;
  readonly asked: FireInput;
  readonly arm: Arm;
  readonly isLight: boolean;
  /** Formation as given, before woods and buildings. Only checked against the kind. */
  readonly firerGiven: Formation;
  readonly targetGiven: Formation;
  /** Formation that counts: open order inside woods, formed inside a building. */
  readonly order: Formation;
  readonly firesAllRound: boolean;
  readonly weapon: SmallArm;
  readonly targetArm: Arm;
  readonly targetOrder: FireFormation;
  /** Behind a low or high wall. */
  readonly heavyCover: boolean;
  /** In light cover or at a wood edge. */
  readonly lightCover: boolean;
  /** Sector of a round shot within the rod. Otherwise null. */
  readonly sector: Sector | null;
}

export function shootingOf(rules: Rules, asked: FireInput): FireSituation {
  const { firer, target, shot } = asked;
  const arm = armOf(firer.kind);
  const isLight = isLightInfantry(firer.kind);
  const firerGiven = formationGiven(firer.kind, firer.formation);
  const targetGiven = formationGiven(target.kind, target.formation);
  const order = firer.place === 'woods' ? 'open' : firer.place === 'building' ? 'line' : firerGiven;
  const { cover } = target;
  return {
    rules,
    asked,
    arm,
    isLight,
    firerGiven,
    targetGiven,
    order,
    firesAllRound: arm === 'horse' || (isLight && order === 'open') || firer.place === 'building',
    weapon: arm === 'foot' ? (firer.kind as SmallArm) : 'carbine',
    targetArm: armOf(target.kind),
    targetOrder: cover === 'woods' || cover === 'building' ? 'none' : targetGiven,
    heavyCover: cover === 'low-wall' || cover === 'high-wall',
    lightCover: cover === 'light' || cover === 'wood-edge',
    sector: shot === 'round' ? sectorOf(rules, asked) : null,
  };
}

/** The given sector, or the one in which the range lies. Null beyond the rod. */
function sectorOf({ artillery }: Rules, { sector, rangeCm, firer }: FireInput): Sector | null {
  if (sector !== null || rangeCm === null) return sector;
  const rod = artillery.rods[firer.calibre];
  if (rangeCm <= rod.near) return 'near';
  if (rangeCm <= rod.middle) return 'middle';
  return rangeCm <= rod.far ? 'far' : null;
}

export function canisterRangeCm({ rules, asked: { firer } }: FireSituation): number {
  const { rods } = rules.artillery;
  return firer.kind === 'howitzer' ? rods.howitzer.canister : rods[firer.calibre].canister;
}

/** Range of the firer's small arms in cm. Halved inside woods (woods.half-range). */
export function smallArmsRangeCm({ rules, asked: { firer }, weapon }: FireSituation): number {
  const rangeCm = rules.smallArms.rangeCm[weapon];
  return firer.place === 'woods' ? rangeCm / 2 : rangeCm;
}
