/** The tests of every ruleset, for Alberto Giorgi's rules. */
import { rulesetTests } from '@grognard/test-kit';
import { groundPieces } from './data/terrain-pieces.ts';
import { giorgi } from './index.ts';
import { words as fr } from './words/fr/index.ts';
import { words as it } from './words/it/index.ts';
import { optionPhrases } from './words/option-phrases.ts';

/** Titles of the pieces of terrain that players lay. */
const pieces = groundPieces.map(({ title }) => title);

rulesetTests(giorgi, { words: [fr, it], tablePhrases: [...optionPhrases, ...pieces] });
