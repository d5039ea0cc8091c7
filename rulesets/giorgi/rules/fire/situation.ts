/** A shot with everything worked out that the rows ask about. */
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

/** How a unit counts as standing; inside woods and buildings a target has no formation of its own. */
type FireFormation = Formation | 'none';

export interface FireSituation {
  readonly rules: Rules;
  readonly asked: FireInput;
  readonly arm: Arm;
  readonly isLight: boolean;
  /** Formation as given, before woods and buildings; only its pairing with the kind is looked at. */
  readonly firerGiven: Formation;
  readonly targetGiven: Formation;
  /** Open order inside woods, formed inside a building. */
  readonly order: Formation;
  readonly firesAllRound: boolean;
  readonly weapon: SmallArm;
  readonly targetArm: Arm;
  readonly targetOrder: FireFormation;
  /** Behind a low or high wall. */
  readonly heavyCover: boolean;
  /** In light cover or at a wood edge. */
  readonly lightCover: boolean;
  /** Of a round shot within the rod. */
  readonly sector: Sector | null;
}

/** Works a shot out. */
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

/** The sector given, or the one in which the range lies; null beyond the rod. */
function sectorOf({ artillery }: Rules, { sector, rangeCm, firer }: FireInput): Sector | null {
  if (sector !== null || rangeCm === null) return sector;
  const rod = artillery.rods[firer.calibre];
  if (rangeCm <= rod.near) return 'near';
  if (rangeCm <= rod.middle) return 'middle';
  return rangeCm <= rod.far ? 'far' : null;
}

/** How far canister reaches. */
export function canisterRangeCm({ rules, asked: { firer } }: FireSituation): number {
  const { rods } = rules.artillery;
  return firer.kind === 'howitzer' ? rods.howitzer.canister : rods[firer.calibre].canister;
}

/** How far the small arms of the firer carry: half as far inside woods (woods.half-range). */
export function smallArmsRangeCm({ rules, asked: { firer }, weapon }: FireSituation): number {
  const rangeCm = rules.smallArms.rangeCm[weapon];
  return firer.place === 'woods' ? rangeCm / 2 : rangeCm;
}
