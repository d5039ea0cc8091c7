/** What ground is to whoever stands in it or behind it (terrain.cover-light, terrain.cover-heavy, terrain.behind). */
import type { Cover } from '../model.ts';

/** Things in a line. */
export const lineCovers = {
  stream: 'none',
  road: 'none',
  hedge: 'light',
  barricade: 'light',
  'low-wall': 'low-wall',
  trench: 'low-wall',
  'high-wall': 'high-wall',
} as const satisfies Readonly<Record<string, Cover>>;

/** Bushes: light cover for whoever stands in them. */
export const bushesCover: Cover = 'light';

/** How near a body stands to what it is behind, in cm; ours. */
export const behindCm = 2;

/** How much of a road or a stream a file need not tell, in cm; ours. */
export const usualWidthCm = { road: 4, stream: 2 } as const;
