/** Tests that failures found by random play stay fixed: each fixture has the battle, its dice and the shortest log that showed it. */
import { readdirSync, readFileSync } from 'node:fs';
import { fixtureTests } from '@grognard/test-kit';
import { trials } from './on-trial.ts';

const folder = new URL('./fixtures/', import.meta.url);

fixtureTests(trials, readdirSync(folder), (file) => readFileSync(new URL(file, folder), 'utf8'));
