/** The maps of all battles. The build replaces this module by its value. */
import { battleMaps } from './battle-maps.ts';

export const list = battleMaps();
