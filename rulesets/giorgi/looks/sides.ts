/** `sideLook`: coat, sign and flag of a side. */
import type { SideLook } from '@grognard/engine';
import type { ScenarioSide } from '../scenarios/model.ts';
import { flags } from './flags.ts';

export function sideLook({ id, name, colour, sign, flag }: ScenarioSide): SideLook {
  return { id, name, coat: colour, sign, ...(flag === null ? {} : { flag: flags[flag] }) };
}
