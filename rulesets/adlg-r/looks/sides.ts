/** `sideLook`: coat, sign and flag of a side. */
import type { SideLook } from '@grognard/engine';
import type { ScenarioSide } from '../scenarios/model.ts';

export function sideLook({ id, name, colour, sign }: ScenarioSide): SideLook {
  return { id, name, coat: colour, sign };
}
