/** Basic factors of units in melee, by enemy. */
import { type Factors, type Foe, foes } from '../model.ts';

const everyone = (factor: number): Factors =>
  Object.fromEntries(foes.map((foe) => [foe, factor])) as Record<Foe, number>;

const against = (others: number, named: Partial<Factors>): Factors => ({ ...everyone(others), ...named });

/** Light infantry and artillery. */
export const none = everyone(0);

/** Bowmen, crossbowmen and shot. */
export const shooters = against(0, { 'LI open': 1, 'LI else': 1, 'LH open': 1, 'LH else': 1, Drag: 1 });

export const mediumFoot = against(1, { Kn: 0 });

/** Bayonets as heavy foot. */
export const heavyBayonet = everyone(1);

export const heavyFoot = against(1, { 'LMI open': 2, 'LH open': 2, 'LH else': 2 });

export const deepOrder = everyone(2);

export const levy = against(0, {
  'LI open': 1,
  'LI else': 1,
  'LMI open': 1,
  'LMI else': 1,
  'LH open': 1,
  'LH else': 1,
  Drag: 1,
});

export const warWagon = against(0, {
  'LI open': 1,
  'LI else': 1,
  'LH open': 2,
  'LH else': 2,
  Drag: 1,
  Cv: 2,
  Kn: 2,
});

export const lightCavalry = against(0, { 'LI open': 1 });

export const dragoons = against(0, { 'LI open': 1, 'LH open': 1 });

/** All cavalry of category Cv. */
export const cavalry = against(1, { HI: 0, WWg: 0, Art: 0 });

export const gendarmes = against(1, {
  'LMI open': 2,
  'LMI else': 2,
  WWg: 0,
  'LH open': 2,
  'LH else': 2,
  Drag: 2,
  Cv: 2,
});

export const elephants = against(1, { 'LH open': 2, 'LH else': 2, Cv: 2, Kn: 2, El: 2 });

/** Elephants when dragoons count as mounted everywhere: the same factor against dragoons as against all mounted. */
export const elephantsAtMountedDragoons: Factors = { ...elephants, Drag: elephants.Cv };
