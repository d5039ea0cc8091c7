/** The cost of a move as shown to the player. */
import type { AllowedCommand } from '@grognard/engine';
import type { Tenths } from '@grognard/geometry';
import { asFractions, oddsOf } from '@grognard/rules-kit';
import type { MoveAssessed } from '../../rules/move/procedure.ts';
import type { Slowing } from '../../rules/move/slowing.ts';
import { tenthsPerCm } from '../bodies/move-facts.ts';

type Cost = AllowedCommand['cost'];

/** Chance of being blocked for each of the few kinds of slowing dice, worked out once. */
const blockedBy = new Map<Slowing, string>();

/** The chance that the slowing dice block the move, as a fraction. */
export function blockedChance(slowing: Slowing): string {
  let chance = blockedBy.get(slowing);
  if (chance === undefined) {
    const odds = asFractions(oddsOf((dice) => slowing.move(0, dice).blocked));
    chance = odds.find(({ outcome }) => outcome)?.p ?? '0/1';
    blockedBy.set(slowing, chance);
  }
  return chance;
}

/** The cost of a move of this length out of this allowance. */
export function moveCost({ slowing, terrain }: MoveAssessed, length: Tenths, allowance: Tenths): Cost {
  return {
    cm: length / tenthsPerCm,
    allowanceCm: allowance / tenthsPerCm,
    dice: slowing.dice,
    ground: terrain,
    blockedChance: blockedChance(slowing),
  };
}
