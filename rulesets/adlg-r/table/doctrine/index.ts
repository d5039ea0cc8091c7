/** Computer players of this game. */
export { doctrineOf } from './doctrine.ts';
export { measuresOf } from './measures/measures.ts';
