/** Computer players of this game. */
export { doctrineOf } from './doctrine.ts';
