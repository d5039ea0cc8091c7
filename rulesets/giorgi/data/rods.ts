/** Rods in cm (artillery.rods): where each sector ends. A mark belongs to the nearer sector. */
import type { Rods } from '../model.ts';

export const rods: Rods = {
  '4lb': { canister: 25, near: 30, middle: 50, far: 70 },
  '6lb': { canister: 30, near: 40, middle: 65, far: 90 },
  '8lb': { canister: 35, near: 45, middle: 75, far: 105 },
  '12lb': { canister: 40, near: 50, middle: 85, far: 120 },
  howitzer: { canister: 0, minimum: 20, maximum: 80 },
};
