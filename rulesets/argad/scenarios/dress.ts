/** Dress of figures and flags of sides, as scenario files name them. They decide nothing. */

/** How kinds of people are dressed, so that they are told apart on the table. */
export const dresses = [
  'grenadier',
  'fusilier',
  'light',
  'marine',
  'sailor',
  'gunner',
  'gendarme',
  'chasseur',
  'officer',
  'porter',
  'peasant',
  'townsfolk',
] as const;
export type DressId = (typeof dresses)[number];

export const flagIds = ['french-royal', 'french', 'royalist', 'british', 'british-navy'] as const;
export type FlagId = (typeof flagIds)[number];
