/** The tests of every ruleset, for Alberto Giorgi's rules. */
import { rulesetTests } from '@grognard/test-kit';
import { giorgi } from './index.ts';
import { words as fr } from './words/fr/index.ts';
import { words as it } from './words/it/index.ts';
import { optionPhrases } from './words/option-phrases.ts';

rulesetTests(giorgi, { words: [fr, it], tablePhrases: optionPhrases });
