/** Placeholder until the hand speaks Italian. */
export { handlingWords } from '../en-handling.ts';
