/** `sheet`: the quick reference sheet, read from the rules in force. */
import type { Block } from '@grognard/rules-kit';
import type { Rules } from '../model.ts';
import { fireBlocks } from './fire.ts';
import { meleeBlocks } from './melee.ts';
import { moraleBlocks } from './morale.ts';
import { turnBlocks } from './turn.ts';

/** Blocks in the order of a player turn. */
export function sheet(rules: Rules): readonly Block[] {
  return [...turnBlocks(rules), ...fireBlocks(rules), ...meleeBlocks(rules), ...moraleBlocks(rules)];
}
