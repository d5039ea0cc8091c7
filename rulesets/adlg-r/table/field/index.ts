/** The ground alone: areas, works, roads, sight. */
export { groundUnder, isWhollyInRough, penalises, penalisingAreas, worseOf } from './ground.ts';
export { drawField } from './make.ts';
