/** The English words of all rules of Argad !, without those of the table. */
import type { Words } from '@grognard/rules-kit';
import { en } from './en.ts';
import { words as hand } from './hand-en.ts';

export const words: Words = { ...hand, rules: en };
