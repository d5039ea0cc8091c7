/** The sides of a melee, and what the rows ask about them. */
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

/** The column of the table of factors that an enemy stands in. */
function foeOf({ row: { category }, input: { kind, terrain } }: Side, onFlank: boolean): Foe {
  if (category === 'LI' || category === 'LMI' || category === 'LH') {
    return terrain === 'open' ? `${category} open` : `${category} else`;
  }
  if (category === 'HI') return kind === 'levy' ? 'levy' : onFlank ? 'HI on flank' : 'HI';
  return category;
}

/** The basic factor of a unit against an enemy. */
export function factorOf(unit: UnitRow, enemy: Side, onFlank: boolean): number {
  return unit.factors[foeOf(enemy, onFlank)];
}

/** Its main enemy stands on its flank or rear. */
export function isStruckAside({ input }: Side): boolean {
  return input.struck !== 'front';
}

/** Light troops. */
export function isLight({ row: { category } }: Side): boolean {
  return category === 'LI' || category === 'LH';
}

/** It has the abilities of the first phase: it charged, or is struck on its front. */
export function hasFirstPhase(unit: Side): boolean {
  const { rules, enemy } = unit;
  if (!unit.firstPhase || (!unit.charged && isStruckAside(unit))) return false;
  return rules.firstPhaseEdge === 'charger-any' || !isStruckAside(enemy);
}

/** It receives the charge on its front. */
export function receives(unit: Side): boolean {
  return unit.enemy.charged && !isStruckAside(unit);
}

/** Struck on flank or rear, and not of those whom that leaves alone. */
export function suffersFlank(unit: Side): boolean {
  const { category, deepOrder } = unit.row;
  return isStruckAside(unit) && !deepOrder && category !== 'Art' && category !== 'WWg';
}

/** A further enemy stands on its flank or rear. */
export function suffersMultiple({ input, row, rules }: Side): boolean {
  if (input.flanked === 'none' || row.category === 'WWg') return false;
  return rules.deepOrderSuffersMultiple || !row.deepOrder;
}

/** The new contact on its flank or rear takes a point at once. */
export function losesPointFirst(unit: Side): boolean {
  return unit.input.flankedNow && unit.input.flanked === 'full' && suffersMultiple(unit);
}

/** Its abilities are lost. */
export function isStripped(unit: Side): boolean {
  return suffersFlank(unit) || suffersMultiple(unit);
}

/** It meets the charge with the mark *. */
export function showsStar(unit: Side): boolean {
  const { row, input, rules } = unit;
  if (!row.star && !(input.square && rules.squareMarks)) return false;
  return receives(unit) && !isStripped(unit);
}

/** The works that the melee is fought across. */
export function worksBetween({ input, enemy }: Side): Side['input']['works'] {
  return input.works === 'none' ? enemy.input.works : input.works;
}

/** It has an ability against this enemy, at work or not. */
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

/** One of these takes the ability away. */
function isTaken(unit: Side, ability: Ability, cancels: readonly Cancel[]): boolean {
  return cancels.some(({ takes, when }) => takes.includes(ability) && when(unit));
}

/** An ability at work: edges, ground, works and marks leave it. */
export function isAtWork(unit: Side, ability: Ability): boolean {
  return hasAbility(unit, ability) && hasFirstPhase(unit) && !isTaken(unit, ability, unit.rules.lostTo);
}
