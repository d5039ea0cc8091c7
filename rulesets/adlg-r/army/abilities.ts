/** Abilities and weapons that can be bought: their rules, who may have them, and the names of their prices. */
import type { RuleId } from '@grognard/rules-kit';
import { rangeOf } from '../data/ranges.ts';
import type { Category, Kind, UnitRow, Weapon } from '../model.ts';
import { neverCharges } from '../rules/charge/prohibited.ts';
import { abilityFor } from '../rules/melee/input.ts';
import { armourBuyers, foot, weaponOf } from '../rules/unit-input.ts';
import type { ArmyRules, PriceId } from './rules-of-army.ts';
import type { ArmyAbility } from './shape.ts';

/** A unit that is being bought. */
export interface Buyer {
  readonly kind: Kind;
  readonly row: UnitRow;
  /** Whether it can shoot with the weapon that it has. */
  readonly shoots: boolean;
}

export interface AbilityRow {
  /** The rule that says what it does. */
  readonly rule: RuleId;
  readonly price: (buyer: Buyer) => PriceId;
  readonly isFor: (buyer: Buyer) => boolean;
}

function of(
  rule: RuleId,
  price: PriceId | AbilityRow['price'],
  isFor: readonly Category[] | AbilityRow['isFor'],
): AbilityRow {
  return {
    rule,
    price: typeof price === 'string' ? () => price : price,
    isFor: typeof isFor === 'function' ? isFor : ({ row }) => isFor.includes(row.category),
  };
}

const isKnight = ({ row }: Buyer) => row.category === 'Kn';

export const abilityRows: Readonly<Record<ArmyAbility, AbilityRow>> = {
  impact: of(
    'ability.impact',
    (buyer) => (isKnight(buyer) || buyer.row.battleUnit ? 'impact-kn-battle-unit' : 'impact'),
    abilityFor.impact,
  ),
  pistol: of('ability.pistol', 'pistol', abilityFor.pistol),
  shock: of('ability.shock', 'shock', abilityFor.shock),
  salvo: of('ability.salvo', 'salvo', abilityFor.salvo),
  'keil-swordsmen': of('ability.keil-swordsmen', 'keil-swordsmen', abilityFor.keilSwordsmen),
  'two-handed': of(
    'ability.two-handed-who',
    'two-handed',
    ({ row }) => !row.twoHanded && abilityFor.twoHanded.some((category) => category === row.category),
  ),
  armour: of(
    'ability.armour',
    'armour-battle-unit',
    ({ kind, row }) => row.battleUnit && armourBuyers.includes(kind),
  ),
  'regimental-gun': of('ability.regimental-gun', 'regimental-gun', abilityFor.regimentalGun),
  reduced: of('ability.reduced', 'reduced', ({ shoots }) => shoots),
  headstrong: of(
    'ability.headstrong-effects',
    (buyer) => (isKnight(buyer) ? 'headstrong-kn' : 'headstrong'),
    ({ row }) => !neverCharges(row, false),
  ),
  expendable: of('ability.expendable', 'expendable', ({ kind }) => kind === 'levy'),
  stakes: of('fortification.stakes', 'stakes', foot),
};

/** The name of the price of a weapon, `included` if it is in that of the unit, or null if it cannot be bought. */
export function weaponPrice(row: UnitRow, weapon: Weapon): PriceId | 'included' | null {
  const { category } = row;
  if (weapon === 'caracole' || weapon === 'commanded-shot') return weapon;
  if (foot.includes(category) && (weapon === 'arquebus' || weapon === 'musket' || weapon === 'flintlock'))
    return weapon;
  if (category === 'Cv' && (weapon === 'bow' || weapon === 'crossbow' || weapon === 'carbine'))
    return `${weapon}-cv`;
  if (weapon === row.weapon || category === 'LI' || category === 'LH' || category === 'Drag')
    return 'included';
  return null;
}

/** Whether the unit can shoot with this weapon, or with its own if none is given. */
export function canShoot({ ranges }: ArmyRules, kind: Kind, row: UnitRow, weapon: Weapon | null): boolean {
  return rangeOf(ranges, { kind, category: row.category, weapon: weaponOf(row, weapon) }) !== null;
}

/** Whether a weapon can be bought and used: `none` by units that have none of their own. */
export function canHave(rules: ArmyRules, kind: Kind, weapon: Weapon): boolean {
  const row = rules.units[kind];
  if (weaponPrice(row, weapon) === null) return false;
  return weapon === 'none' ? row.weapon === 'none' : canShoot(rules, kind, row, weapon);
}
