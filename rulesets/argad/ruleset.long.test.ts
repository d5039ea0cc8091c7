/** The same tests with more cases and more throws: npm run test:long. */
import { rulesetTests } from '@grognard/test-kit';
import { argad } from './index.ts';

rulesetTests(argad, { tier: 'long' });
