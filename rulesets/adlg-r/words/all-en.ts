/** The English words of all rules of L’Art de la Guerre – Renaissance. */
import type { Words } from '@grognard/rules-kit';
import { words as hand } from './companion-en.ts';
import { en } from './en.ts';

export const words: Words = { ...hand, rules: en };
