/** meleeOf: the sides of a melee, and the questions that the rows ask about them. */
import type { AdlgRules, Foe, UnitRow } from '../../model.ts';
import { armourOf, weaponOf } from '../unit-input.ts';
import type { MeleeInput } from './input.ts';
import type { Ability, Cancel, Melee, Side, SideName } from './model.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function unpaired(rules: AdlgRules, input: MeleeInput, name: SideName): Omit<Side, 'enemy'> {
  const unit = input[name];
  const row = rules.units[unit.kind];
  const headstrong = unit.headstrong && rules.melee.headstrongImpact;
  return {
    name,
    input: unit,
    row,
    armour: armourOf(row, unit.armour),
    weapon: weaponOf(row, unit.weapon),
    twoHanded: unit.twoHanded ?? row.twoHanded,
    impact: unit.impact || headstrong,
    headstrong,
    charged: input.charge === name,
    firstPhase: input.charge !== 'none',
    factor: 0,
    elephantOpen: rules.movement.elephantOpen,
    units: rules.units,
    rules: rules.melee,
  };
}

/** Both sides of a melee, each with the other as its enemy. */
export function meleeOf(rules: AdlgRules, input: MeleeInput): Melee {
  const a = unpaired(rules, input, 'a') as Writable<Side>;
  const b = unpaired(rules, input, 'b') as Writable<Side>;
  a.enemy = b;
  b.enemy = a;
  a.factor = factorOf(a.row, b, isStruckAside(b));
  b.factor = factorOf(b.row, a, isStruckAside(a));
  return { a, b };
}

/** The column for an enemy in the table of factors. */
function foeOf({ row: { category }, input: { kind, terrain } }: Side, onFlank: boolean): Foe {
  if (category === 'LI' || category === 'LMI' || category === 'LH') {
    return terrain === 'open' ? `${category} open` : `${category} else`;
  }
  if (category === 'HI') return kind === 'levy' ? 'levy' : onFlank ? 'HI on flank' : 'HI';
  return category;
}

export function factorOf(unit: UnitRow, enemy: Side, onFlank: boolean): number {
  return unit.factors[foeOf(enemy, onFlank)];
}

/** Whether the main enemy is on the unit's flank or rear. */
export function isStruckAside({ input }: Side): boolean {
  return input.struck !== 'front';
}

export function isLight({ row: { category } }: Side): boolean {
  return category === 'LI' || category === 'LH';
}

/** Whether the unit has the abilities of the first phase: it charged, or is struck on its front. */
export function hasFirstPhase(unit: Side): boolean {
  const { rules, enemy } = unit;
  if (!unit.firstPhase || (!unit.charged && isStruckAside(unit))) return false;
  return rules.firstPhaseEdge === 'charger-any' || !isStruckAside(enemy);
}

/** Whether the unit receives a charge on its front. */
export function receives(unit: Side): boolean {
  return unit.enemy.charged && !isStruckAside(unit);
}

/** Whether the unit is struck on flank or rear. Deep Order, artillery and war wagons do not suffer from it. */
export function suffersFlank(unit: Side): boolean {
  const { category, deepOrder } = unit.row;
  return isStruckAside(unit) && !deepOrder && category !== 'Art' && category !== 'WWg';
}

/** Whether the unit suffers from a further enemy on its flank or rear. */
export function suffersMultiple({ input, row, rules }: Side): boolean {
  if (input.flanked === 'none' || row.category === 'WWg') return false;
  return rules.deepOrderSuffersMultiple || !row.deepOrder;
}

/** Whether a new contact on flank or rear costs the unit a point at once. */
export function losesPointFirst(unit: Side): boolean {
  return unit.input.flankedNow && unit.input.flanked === 'full' && suffersMultiple(unit);
}

/** Whether the unit has lost its abilities. */
export function isStripped(unit: Side): boolean {
  return suffersFlank(unit) || suffersMultiple(unit);
}

/** Whether the unit receives the charge with the mark *. */
export function showsStar(unit: Side): boolean {
  const { row, input, rules } = unit;
  if (!row.star && !(input.square && rules.squareMarks)) return false;
  return receives(unit) && !isStripped(unit);
}

/** The works between the two units. */
export function worksBetween({ input, enemy }: Side): Side['input']['works'] {
  return input.works === 'none' ? enemy.input.works : input.works;
}

/** Whether the unit has an ability against this enemy, active or not. */
export function hasAbility({ input, row, impact, enemy }: Side, ability: Ability): boolean {
  switch (ability) {
    case 'shock':
      return input.shock;
    case 'pistol':
      return input.pistol;
    case 'impact':
      return impact;
    case 'salvo':
      return input.salvo && !enemy.row.mounted;
    case 'elephant':
      return row.category === 'El' && !isLight(enemy);
  }
}

/** Whether one of these rules cancels the ability. */
function isTaken(unit: Side, ability: Ability, cancels: readonly Cancel[]): boolean {
  return cancels.some(({ takes, when }) => takes.includes(ability) && when(unit));
}

/** Whether an ability is active: not cancelled by edges, ground, works or marks. */
export function isAtWork(unit: Side, ability: Ability): boolean {
  return hasAbility(unit, ability) && hasFirstPhase(unit) && !isTaken(unit, ability, unit.rules.lostTo);
}
