/** Basic factors: what a unit adds in melee against each enemy. */
import { type Factors, type Foe, foes } from '../model.ts';

const everyone = (factor: number): Factors =>
  Object.fromEntries(foes.map((foe) => [foe, factor])) as Record<Foe, number>;

const against = (others: number, named: Partial<Factors>): Factors => ({ ...everyone(others), ...named });

/** Light infantry and artillery. */
export const none = everyone(0);

/** Bowmen, crossbowmen and shot. */
export const shooters = against(0, { 'LI open': 1, 'LI else': 1, 'LH open': 1, 'LH else': 1, Drag: 1 });

/** Medium foot. */
export const mediumFoot = against(1, { Kn: 0 });

/** Bayonets as heavy foot. */
export const heavyBayonet = everyone(1);

/** Heavy foot. */
export const heavyFoot = against(1, { 'LMI open': 2, 'LH open': 2, 'LH else': 2 });

/** Deep Order. */
export const deepOrder = everyone(2);

/** Levy. */
export const levy = against(0, {
  'LI open': 1,
  'LI else': 1,
  'LMI open': 1,
  'LMI else': 1,
  'LH open': 1,
  'LH else': 1,
  Drag: 1,
});

/** War wagons. */
export const warWagon = against(0, {
  'LI open': 1,
  'LI else': 1,
  'LH open': 2,
  'LH else': 2,
  Drag: 1,
  Cv: 2,
  Kn: 2,
});

/** Light cavalry. */
export const lightCavalry = against(0, { 'LI open': 1 });

/** Dragoons. */
export const dragoons = against(0, { 'LI open': 1, 'LH open': 1 });

/** All cavalry of category Cv. */
export const cavalry = against(1, { HI: 0, WWg: 0, Art: 0 });

/** Gendarmes. */
export const gendarmes = against(1, {
  'LMI open': 2,
  'LMI else': 2,
  WWg: 0,
  'LH open': 2,
  'LH else': 2,
  Drag: 2,
  Cv: 2,
});

/** Elephants. */
export const elephants = against(1, { 'LH open': 2, 'LH else': 2, Cv: 2, Kn: 2, El: 2 });

/** Elephants where dragoons are mounted everywhere: they fight them as they fight all mounted. */
export const elephantsAtMountedDragoons: Factors = { ...elephants, Drag: elephants.Cv };
