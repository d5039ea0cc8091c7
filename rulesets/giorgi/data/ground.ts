/** Cover given by terrain to units in it or behind it (terrain.cover-light, terrain.cover-heavy, terrain.behind). */
import type { Cover } from '../model.ts';

/** Cover behind linear terrain. */
export const lineCovers = {
  stream: 'none',
  road: 'none',
  hedge: 'light',
  barricade: 'light',
  'low-wall': 'low-wall',
  trench: 'low-wall',
  'high-wall': 'high-wall',
} as const satisfies Readonly<Record<string, Cover>>;

/** Units inside bushes have light cover. */
export const bushesCover: Cover = 'light';

/** Greatest distance in cm at which a body counts as behind an obstacle. Ours. */
export const behindCm = 2;

/** Default width in cm of a road or a stream. Ours. */
export const usualWidthCm = { road: 4, stream: 2 } as const;
