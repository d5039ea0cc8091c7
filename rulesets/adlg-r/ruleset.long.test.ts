/** The tests of every ruleset with more cases and more throws: npm run test:long. */
import { rulesetTests } from '@grognard/test-kit';
import { adlgR } from './index.ts';

rulesetTests(adlgR, { tier: 'long' });
