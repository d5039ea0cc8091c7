/** Points lost, at once or at the end of the phase, and units that have none left. */
export { fall, lose, owe } from './lose.ts';
