/** Input fields and checks shared by shooting and melee. */
import type { Mistake } from '@grognard/rules-kit';
import { units } from '../data/units.ts';
import {
  type Armour,
  armours,
  type Category,
  type Kind,
  kinds,
  type UnitRow,
  type Weapon,
} from '../model.ts';

/** The kinds of these categories, for forms. */
export function kindsOf(...categories: readonly Category[]): readonly Kind[] {
  return kinds.filter((kind) => categories.includes(units[kind].category));
}

/** Kinds whose armour is not part of their row. */
export const armourBuyers: readonly Kind[] = kinds.filter((kind) => !units[kind].armourFixed);

/** Kinds that may form square by default. */
export const squareFormers: readonly Kind[] = kinds.filter((kind) => units[kind].square);

/** Foot that fights in bodies. Most abilities of foot are for these. */
export const foot: readonly Category[] = ['LMI', 'MI', 'HI'];

/** The given armour, or that of the row. */
export function armourOf(row: UnitRow, given: Armour | null): Armour {
  return given ?? row.armour;
}

/** The given weapon, or that of the row. */
export function weaponOf(row: UnitRow, given: Weapon | null): Weapon {
  return given ?? row.weapon;
}

/** Rank of an armour: none, armour, heavy. */
export function weightOf(armour: Armour): number {
  return armours.indexOf(armour);
}

/** Mistake for a change of armour that the row does not allow. */
export function armourMistake<C>(
  at: string,
  of: (situation: C) => { readonly row: UnitRow; readonly armour: Armour },
): Mistake<C> {
  return {
    code: 'combination',
    at,
    when: (situation) => {
      const { row, armour } = of(situation);
      return row.armourFixed && armour !== row.armour;
    },
    message: 'the armour of these units is part of their row and cannot be changed',
  };
}

/** Mistake for an ability or state that this unit cannot have. */
export function unfit<C>(at: string, when: (situation: C) => boolean, message: string): Mistake<C> {
  return { code: 'combination', at, when, message };
}
