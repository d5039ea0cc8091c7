/** The melee situation: what the rows ask about, worked out from the input. */
import { type MeleeWeapon, meleeWeapons } from '../../data/melee-weapons.ts';
import { type GroundClass, lengths, type Rules } from '../../model.ts';
import type { BoutRead, Fighter, StrikeRead } from './input.ts';

/** Two fighters and their surroundings, as refusals and mistakes read them. */
export interface Fight {
  readonly rules: Rules;
  readonly one: Fighter;
  readonly other: Fighter;
  readonly ground: GroundClass;
  readonly indoors: boolean;
}

/** One blow, as the rows read it. */
export interface BlowSituation {
  readonly rules: Rules;
  readonly striker: Fighter;
  readonly foe: Fighter;
  readonly weapon: MeleeWeapon;
  readonly ground: GroundClass;
  readonly indoors: boolean;
}

/** The numbers a blow needs. */
export interface BlowAssessed {
  readonly rules: Rules['melee'];
  readonly need: number;
  readonly recoil: number;
  readonly modifier: number;
}

/** Which fighter strikes first. */
export type First = 'a' | 'b' | 'together' | 'none';

export interface Bout extends Fight {
  readonly first: First;
  readonly strikes: { readonly a: boolean; readonly b: boolean };
}

export interface BoutAssessed {
  readonly rules: Rules['melee'];
  readonly fighterA: Fighter;
  readonly fighterB: Fighter;
  readonly first: First;
  readonly a: BlowAssessed | null;
  readonly b: BlowAssessed | null;
}

export function strikeSituation(rules: Rules, input: StrikeRead): Fight {
  const { attacker, defender, cavalryGround, indoors } = input;
  return { rules, one: attacker, other: defender, ground: cavalryGround, indoors };
}

/** The fight of a bout, and which fighter strikes first. */
export function boutSituation(rules: Rules, input: BoutRead): Bout {
  const { a, b, cavalryGround, indoors } = input;
  return {
    rules,
    one: a,
    other: b,
    ground: cavalryGround,
    indoors,
    first: firstOf(input),
    strikes: { a: a.strikes, b: b.strikes },
  };
}

export function blowOf({ rules, ground, indoors }: Fight, striker: Fighter, foe: Fighter): BlowSituation {
  return { rules, striker, foe, weapon: meleeWeapons[striker.weapon], ground, indoors };
}

export function isCavalry({ troop }: Fighter): boolean {
  return troop === 'light-cavalry' || troop === 'heavy-cavalry';
}

/** The longer weapon strikes first (`melee.order`). */
function firstOf({ a, b, indoors }: BoutRead): First {
  if (!a.strikes) return b.strikes ? 'b' : 'none';
  if (!b.strikes) return 'a';
  const shorterBy = rankOf(a, indoors) - rankOf(b, indoors);
  return shorterBy < 0 ? 'a' : shorterBy > 0 ? 'b' : 'together';
}

function rankOf({ weapon }: Fighter, indoors: boolean): number {
  const { length, indoors: lengthIndoors } = meleeWeapons[weapon];
  return lengths.indexOf(indoors ? (lengthIndoors ?? length) : length);
}
