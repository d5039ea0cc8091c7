/** Computer players before the first sequence, and what they guess of hidden things. */
export { dealHidden } from './deal.ts';
export { setUpBy, suggestedSetUp } from './set-up-by.ts';
