/** Conformance of Argad ! to the tests for every ruleset, the long run. */
import { rulesetTests } from '@grognard/test-kit';
import { argad } from './index.ts';

rulesetTests(argad, { tier: 'long' });
