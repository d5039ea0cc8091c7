/** All English words of L’Art de la Guerre – Renaissance: those of a battle, and the sentences of every rule. */
import type { Words } from '@grognard/rules-kit';
import { en } from './en.ts';
import { setupTexts } from './en-setup-part.ts';
import { withSetup } from './setup-texts.ts';
import { words as placed } from './table-en.ts';

export const words: Words = { ...withSetup(placed, setupTexts), rules: en };
