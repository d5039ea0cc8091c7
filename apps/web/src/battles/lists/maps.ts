/** The maps of all battles. The build replaces this module by one that loads each map when it is asked for. */
import { battleMaps } from './battle-maps.ts';

export const maps = battleMaps();
