/** Points lost, at once or at the end of the phase, and units that have none left. */
export { disorder, fall, lose, owe } from './lose.ts';
