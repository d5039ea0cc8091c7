/** Alberto Giorgi's rules pass the tests of every ruleset. */
import { rulesetTests } from '@grognard/test-kit';
import { giorgi } from './index.ts';

rulesetTests(giorgi);
