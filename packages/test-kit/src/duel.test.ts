/** The small duel passes the tests that every ruleset must pass. */
import { duel } from './duel/index.ts';
import { rulesetTests } from './ruleset-tests.ts';

rulesetTests(duel);
