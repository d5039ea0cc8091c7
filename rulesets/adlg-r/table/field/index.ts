/** The ground alone: areas, works, roads, sight. */
export { drawField } from './make.ts';
