/** Camps: who attacks them, and who loots. */
export { baseOfCamp, bindsByCamp, endLooting, isAtCamp, tryCamps } from './camp.ts';
