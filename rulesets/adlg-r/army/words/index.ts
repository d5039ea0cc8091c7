/** armyWords: the words of armies in every language. */
import type { Language } from '@grognard/rules-kit';
import type { ArmyItem } from '../price.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { ArmyWords } from './model.ts';

export const armyWords: Readonly<Record<Language, ArmyWords>> = { en, fr, it };

/** The name of what can be bought. */
export function itemName({ items }: ArmyWords, item: ArmyItem): string {
  return items[item] ?? item;
}
