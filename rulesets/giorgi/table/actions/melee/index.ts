/** Melees: groups, totals and results. */

export { kindCounting, meleeFacts } from './facts.ts';
export { fightMelee, fightOut } from './fight.ts';
export { fightersIn, meleesIn, nextMelees } from './groups.ts';
export { occupy } from './house.ts';
export { type MeleeAssessment, meleeIf, weighMelee } from './odds.ts';
export { shake } from './reported-melee.ts';
export { results } from './results.ts';
export { goForward } from './winners.ts';
