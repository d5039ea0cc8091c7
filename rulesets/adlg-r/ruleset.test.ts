/** The tests that every ruleset must pass: examples, catalogue, random cases, odds, garbage and words. */
import { rulesetTests } from '@grognard/test-kit';
import { adlgR } from './index.ts';
import { words as fr } from './words/fr/index.ts';
import { words as it } from './words/it/index.ts';
import { optionPhrases } from './words/option-phrases.ts';

rulesetTests(adlgR, { words: [fr, it], tablePhrases: optionPhrases });
