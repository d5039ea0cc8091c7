/** Placeholder until the hand speaks French. */
export { handlingWords } from '../en-handling.ts';
