/** sheet: the quick reference sheet, generated from the rules in force. */
import type { Block } from '@grognard/rules-kit';
import type { AdlgRules } from '../model.ts';
import { aftermathBlocks } from './aftermath.ts';
import { armyBlocks, terrainBlocks } from './army.ts';
import { chargeBlocks } from './charge.ts';
import { commandBlocks } from './command.ts';
import { meleeBlocks } from './melee.ts';
import { movementBlocks } from './movement.ts';
import { shootingBlocks } from './shooting.ts';
import { unitBlocks } from './units.ts';

/** Blocks in print order: the sequence of play, the tables of units, then the additions of the full sheet. */
export function sheet(rules: AdlgRules): readonly Block[] {
  return [
    ...commandBlocks(rules),
    ...movementBlocks(rules),
    ...terrainBlocks,
    ...chargeBlocks,
    ...shootingBlocks(rules),
    ...meleeBlocks(rules),
    ...aftermathBlocks(rules),
    ...unitBlocks(rules),
    ...armyBlocks,
  ];
}
