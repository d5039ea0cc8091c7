/** What every ruleset must hold. */
import { rulesetTests } from '@grognard/test-kit';
import { argad } from './index.ts';

rulesetTests(argad);
