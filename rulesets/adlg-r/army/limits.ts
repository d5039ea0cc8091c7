/** offencesOf: every rule that an army breaks, with the place, the figures, and what the words need to say it. */
import type { RuleId } from '@grognard/rules-kit';
import type { ArmyLimits } from '../data/table.ts';
import { type Kind, type UnitRow, type Weapon, weapons } from '../model.ts';
import { abilityRows, canHave, canShoot, weaponPrice } from './abilities.ts';
import type { ArmyRules } from './rules-of-army.ts';
import { type Army, type ArmyAbility, type ArmyUnits, armyAbilities } from './shape.ts';

/** Limits that are counted: more than `most`, or fewer than `least`. */
type Excess = 'elephants' | 'artillery' | 'warWagons' | 'levies' | 'elite';

/** What a broken rule is about. The words say it in each language. */
export type OffenceFacts =
  | { readonly code: 'over-budget'; readonly spent: number; readonly budget: number }
  | { readonly code: 'corps'; readonly has: number; readonly wants: number; readonly points: number }
  | { readonly code: 'empty-corps' }
  | { readonly code: 'allies'; readonly has: number }
  | { readonly code: 'allied-chief' }
  | { readonly code: 'no-chief' }
  | { readonly code: 'chiefs'; readonly has: number }
  | { readonly code: 'strategist' }
  | { readonly code: 'command-value'; readonly has: number; readonly most: number }
  | { readonly code: 'too-few'; readonly has: number; readonly least: number }
  | { readonly code: 'too-many'; readonly what: Excess; readonly has: number; readonly most: number }
  | {
      readonly code: 'weapon';
      readonly kind: Kind;
      readonly weapon: Weapon;
      readonly instead: readonly Weapon[];
    }
  | {
      readonly code: 'ability';
      readonly kind: Kind;
      readonly ability: ArmyAbility;
      readonly instead: readonly ArmyAbility[];
    };

export interface Offence {
  readonly at: string;
  readonly rule: RuleId;
  readonly facts: OffenceFacts;
}

/** A line of units with its place and its row. */
interface PlacedUnits {
  readonly at: string;
  readonly units: ArmyUnits;
  readonly row: UnitRow;
}

function allUnits(rules: ArmyRules, { corps }: Army): readonly PlacedUnits[] {
  return corps.flatMap(({ units }, c) =>
    units.map((each, n) => ({
      at: `corps[${c}].units[${n}]`,
      units: each,
      row: rules.units[each.kind],
    })),
  );
}

function countOf(all: readonly PlacedUnits[], counts: (placed: PlacedUnits) => boolean): number {
  return all.filter(counts).reduce((sum, { units }) => sum + units.count, 0);
}

/** The budget, the number of corps, and units in each (army.budget, army.formats, army.corps). */
function corpsOffences({ format, corps: wants }: ArmyRules, { corps }: Army, spent: number): Offence[] {
  const found: Offence[] = [];
  const standard = format === 200;
  if (spent > format)
    found.push({
      at: 'points',
      rule: standard ? 'army.budget' : 'army.formats',
      facts: { code: 'over-budget', spent, budget: format },
    });
  if (corps.length !== wants)
    found.push({
      at: 'corps',
      rule: 'army.formats',
      facts: { code: 'corps', has: corps.length, wants, points: format },
    });
  for (const [n, { units }] of corps.entries())
    if (units.length === 0)
      found.push({ at: `corps[${n}].units`, rule: 'army.corps', facts: { code: 'empty-corps' } });
  return found;
}

/** Who leads, and how well (commander.per-corps, commander.strategist, army.corps, army.command-value). */
function commandOffences(rules: ArmyRules, { corps }: Army): Offence[] {
  const found: Offence[] = [];
  const commanders = corps.map(({ commander }, n) => ({ at: `corps[${n}].commander`, ...commander }));
  const chiefs = commanders.filter(({ chief }) => chief);
  const allies = commanders.filter(({ loyalty }) => loyalty === 'allied');
  const [, second] = chiefs;
  if (chiefs.length === 0)
    found.push({ at: 'corps', rule: 'commander.per-corps', facts: { code: 'no-chief' } });
  if (second !== undefined)
    found.push({
      at: `${second.at}.chief`,
      rule: 'commander.per-corps',
      facts: { code: 'chiefs', has: chiefs.length },
    });
  for (const { at, grade, chief } of commanders)
    if (grade === 'strategist' && !chief)
      found.push({ at: `${at}.grade`, rule: 'commander.strategist', facts: { code: 'strategist' } });
  const [, further] = allies;
  if (further !== undefined)
    found.push({
      at: `${further.at}.loyalty`,
      rule: 'army.corps',
      facts: { code: 'allies', has: allies.length },
    });
  for (const { at, chief } of allies)
    if (chief) found.push({ at: `${at}.loyalty`, rule: 'army.corps', facts: { code: 'allied-chief' } });
  const { commandValue: most } = rules;
  const has = commandValueOf(rules, { corps });
  if (has > most)
    found.push({ at: 'corps', rule: 'army.command-value', facts: { code: 'command-value', has, most } });
  return found;
}

/** What the grades of all commanders add up to (army.command-value). */
export function commandValueOf({ gradeWeights }: ArmyRules, { corps }: Pick<Army, 'corps'>): number {
  return corps.reduce((sum, { commander }) => sum + gradeWeights[commander.grade], 0);
}

/** Which units each limit counts, and where the option has it. */
const counted: readonly {
  readonly what: Excess;
  readonly counts: (placed: PlacedUnits) => boolean;
  readonly most: (limits: ArmyLimits, units: number) => number;
}[] = [
  { what: 'elephants', counts: ({ row }) => row.category === 'El', most: ({ elephants }) => elephants },
  { what: 'artillery', counts: ({ row }) => row.category === 'Art', most: ({ artillery }) => artillery },
  { what: 'warWagons', counts: ({ row }) => row.category === 'WWg', most: ({ warWagons }) => warWagons },
  { what: 'levies', counts: ({ units }) => units.kind === 'levy', most: ({ levies }) => levies },
  {
    what: 'elite',
    counts: ({ units }) => units.quality === 'elite',
    most: ({ eliteOneIn }, units) => (eliteOneIn === 0 ? units : Math.floor(units / eliteOneIn)),
  },
];

/** army.limits */
function limitOffences({ limits }: ArmyRules, all: readonly PlacedUnits[]): Offence[] {
  if (limits === 'none') return [];
  const rule = 'army.limits';
  const { battleUnitsOrCv: least } = limits;
  const bodies = countOf(all, ({ row }) => row.battleUnit || row.category === 'Cv');
  const units = countOf(all, () => true);
  const few: Offence[] =
    bodies < least ? [{ at: 'corps', rule, facts: { code: 'too-few', has: bodies, least } }] : [];
  const many = counted.flatMap(({ what, counts, most: mostOf }): Offence[] => {
    const has = countOf(all, counts);
    const most = mostOf(limits, units);
    const at = all.findLast(counts)?.at ?? 'corps';
    return has > most ? [{ at, rule, facts: { code: 'too-many', what, has, most } }] : [];
  });
  return [...few, ...many];
}

/** Weapons and abilities that these units cannot have (shoot.weapon, army.price-options, the rules of the abilities). */
function equipmentOffences(rules: ArmyRules, { at, units, row }: PlacedUnits): Offence[] {
  const { kind, weapon, abilities } = units;
  const found: Offence[] = [];
  const shoots = canShoot(rules, kind, row, weapon);
  const isFor = (ability: ArmyAbility) => abilityRows[ability].isFor({ kind, row, shoots });
  if (weapon !== null && !canHave(rules, kind, weapon)) {
    const instead = weapons.filter((other) => other !== 'none' && canHave(rules, kind, other));
    const facts = { code: 'weapon', kind, weapon, instead } as const;
    const rule = weaponPrice(row, weapon) === null ? 'army.price-options' : 'shoot.weapon';
    found.push({ at: `${at}.weapon`, rule, facts });
  }
  for (const [n, ability] of abilities.entries()) {
    if (isFor(ability)) continue;
    const instead = armyAbilities.filter((other) => isFor(other) && !abilities.includes(other));
    const facts = { code: 'ability', kind, ability, instead } as const;
    found.push({ at: `${at}.abilities[${n}]`, rule: abilityRows[ability].rule, facts });
  }
  return found;
}

/** Everything that is illegal in an army that costs `spent`, in the order of the file. */
export function offencesOf(rules: ArmyRules, army: Army, spent: number): readonly Offence[] {
  const all = allUnits(rules, army);
  return [
    ...corpsOffences(rules, army, spent),
    ...commandOffences(rules, army),
    ...limitOffences(rules, all),
    ...all.flatMap((placed) => equipmentOffences(rules, placed)),
  ];
}
