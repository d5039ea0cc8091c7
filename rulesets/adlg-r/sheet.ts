/** The quick reference sheet, read off the rules in force. */
import type { Block } from '@grognard/rules-kit';
import type { AdlgRules } from './model.ts';
import { aftermathBlocks } from './sheet/aftermath.ts';
import { armyBlocks } from './sheet/army.ts';
import { chargeBlocks } from './sheet/charge.ts';
import { commandBlocks } from './sheet/command.ts';
import { meleeBlocks } from './sheet/melee.ts';
import { movementBlocks } from './sheet/movement.ts';
import { shootingBlocks } from './sheet/shooting.ts';
import { unitBlocks } from './sheet/units.ts';

/** Blocks in print order: the sequence of play, then the tables of units, then what the full sheet adds. */
export function sheet(rules: AdlgRules): readonly Block[] {
  return [
    ...commandBlocks(rules),
    ...movementBlocks(rules),
    ...chargeBlocks(),
    ...shootingBlocks(rules),
    ...meleeBlocks(rules),
    ...aftermathBlocks(rules),
    ...unitBlocks(rules),
    ...armyBlocks(),
  ];
}
