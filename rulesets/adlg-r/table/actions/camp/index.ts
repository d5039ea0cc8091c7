/** Camps: who attacks them, and who loots. */
export { endLooting, isAtCamp, tryCamps } from './camp.ts';
