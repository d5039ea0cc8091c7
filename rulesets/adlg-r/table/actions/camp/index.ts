/** Camps: who attacks them, and who loots. */
export { baseOfCamp, bindsByCamp, endLooting, tryCamps } from './camp.ts';
