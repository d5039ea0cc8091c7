/** All English words of Argad !, without those of the table. */
import type { Words } from '@grognard/rules-kit';
import { words as hand } from './companion-en.ts';
import { en } from './en.ts';

export const words: Words = { ...hand, rules: en };
