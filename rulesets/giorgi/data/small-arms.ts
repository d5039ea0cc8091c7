/** Small arms: the highest face that kills, and the range in cm (fire.*-kill, fire.*-range). */
import type { SmallArm } from '../model.ts';

export const kill: Readonly<Record<SmallArm, number>> = {
  line: 3,
  grenadier: 4,
  guard: 4,
  militia: 2,
  light: 2,
  rifle: 2,
  carbine: 1,
};

export const rangeCm: Readonly<Record<SmallArm, number>> = {
  line: 20,
  grenadier: 20,
  guard: 20,
  militia: 20,
  light: 25,
  rifle: 30,
  carbine: 15,
};
