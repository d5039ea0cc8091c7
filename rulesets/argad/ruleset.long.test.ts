/** What every ruleset must hold, tried at length. */
import { rulesetTests } from '@grognard/test-kit';
import { argad } from './index.ts';

rulesetTests(argad, { tier: 'long' });
