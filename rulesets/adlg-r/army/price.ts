/** Prices of units, commanders, camps and works as lines that add up, each with its rule. */
import type { RuleId } from '@grognard/rules-kit';
import type { Kind, Quality, UnitRow, Weapon } from '../model.ts';
import { abilityRows, canShoot, weaponPrice } from './abilities.ts';
import type { ArmyRules, PriceId } from './rules-of-army.ts';
import type {
  Army,
  ArmyAbility,
  ArmyCommander,
  ArmyGrade,
  ArmyUnits,
  Camp,
  Loyalty,
  WorksKind,
} from './shape.ts';

/** What is paid for. */
export type ArmyItem =
  | Kind
  | Exclude<Quality, 'ordinary'>
  | Weapon
  | ArmyAbility
  | ArmyGrade
  | Exclude<Loyalty, 'reliable'>
  | 'included'
  | Camp
  | WorksKind;

export interface ItemPrice {
  readonly rule: RuleId;
  readonly item: ArmyItem;
  readonly points: number;
}

function qualityPrice({ category, battleUnit }: UnitRow, quality: 'elite' | 'mediocre', kind: Kind): PriceId {
  if (battleUnit) return `${quality}-battle-unit`;
  if (category === 'El') return `${quality}-elephants`;
  if (quality === 'mediocre') return kind === 'levy' ? 'mediocre-levy' : quality;
  return category === 'LI' || category === 'LH' ? 'elite-light' : quality;
}

/** The price of one of these units. What cannot be bought has no line. */
export function pricesOfUnit(rules: ArmyRules, unit: ArmyUnits): readonly ItemPrice[] {
  const { kind, weapon, quality, abilities } = unit;
  const { prices } = rules;
  const row = rules.units[kind];
  const lines: ItemPrice[] = [{ rule: 'army.prices', item: kind, points: prices[kind] }];
  const bought = (item: ArmyItem, price: PriceId, rule = 'army.price-options') =>
    lines.push({ rule, item, points: prices[price] });
  const armed = weapon === null ? null : weaponPrice(row, weapon);
  const own = weapon === null ? weaponPrice(row, row.weapon) : null;
  if (weapon !== null && armed === 'included')
    lines.push({ rule: 'army.price-options', item: weapon, points: 0 });
  else if (weapon !== null && armed !== null && armed !== 'included') bought(weapon, armed);
  // A weapon that an option gives to all units of a kind is paid for as any other.
  else if (own !== null && own !== 'included' && prices[own] !== 0) bought(row.weapon, own);
  const buyer = { kind, row, shoots: canShoot(rules, kind, row, weapon) };
  for (const ability of abilities)
    if (abilityRows[ability].isFor(buyer)) bought(ability, abilityRows[ability].price(buyer));
  if (quality !== 'ordinary') bought(quality, qualityPrice(row, quality, kind), 'army.price-quality');
  return lines;
}

/** The rule that prices a grade or a camp: other formats have figures of their own. */
function ruleAt({ format }: ArmyRules, rule: RuleId, hasFormats: boolean): RuleId {
  return format === 200 || !hasFormats ? rule : 'army.format-figures';
}

export function pricesOfCommander(
  rules: ArmyRules,
  { grade, included, loyalty }: ArmyCommander,
): readonly ItemPrice[] {
  const rule = 'army.price-commanders';
  const { prices } = rules;
  return [
    { rule: ruleAt(rules, rule, grade !== 'ordinary'), item: grade, points: prices[grade] },
    ...(included ? [{ rule, item: 'included' as const, points: prices.included }] : []),
    ...(loyalty === 'reliable' ? [] : [{ rule, item: loyalty, points: prices[loyalty] }]),
  ];
}

export function pricesOfCamp(rules: ArmyRules, { camp }: Pick<Army, 'camp'>): readonly ItemPrice[] {
  const rule = ruleAt(rules, 'army.price-camp', camp === 'fortified-camp');
  return [{ rule, item: camp, points: rules.prices[camp] }];
}

/** The price of one UD of works. */
export function pricesOfWorks({ prices }: ArmyRules, kind: WorksKind): readonly ItemPrice[] {
  return [{ rule: 'army.price-camp', item: kind, points: prices[kind] }];
}

export function sumOf(prices: readonly ItemPrice[]): number {
  return prices.reduce((sum, { points }) => sum + points, 0);
}
