/** Examples, catalogue, random cases, odds and garbage: what every ruleset must pass. */
import { rulesetTests } from '@grognard/test-kit';
import { adlgR } from './index.ts';

rulesetTests(adlgR);
