/** The words of every ruleset in every language, each loaded only when somebody wants to read it. */
export { wordsIn } from './catalogue.ts';
