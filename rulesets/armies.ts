/** loadArmyFiles: what reads and prices armies, of every ruleset whose armies are bought by points. */
import type { ArmyFiles } from '@grognard/rules-kit';
import { registry } from './registry.ts';

export function loadArmyFiles(): Promise<readonly ArmyFiles[]> {
  return Promise.all(registry.flatMap(({ loadArmies }) => (loadArmies === null ? [] : [loadArmies()])));
}
