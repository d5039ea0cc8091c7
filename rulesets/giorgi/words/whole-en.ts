/** The English words of all rules of Alberto Giorgi's rules. */
import type { Words } from '@grognard/rules-kit';
import { en } from './en.ts';
import { words as hand } from './hand-en.ts';

export const words: Words = { ...hand, rules: en };
