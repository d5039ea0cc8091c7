/** The ruleset tests with more cases and more throws: npm run test:long. */
import { rulesetTests } from '@grognard/test-kit';
import { giorgi } from './index.ts';

rulesetTests(giorgi, { tier: 'long' });
