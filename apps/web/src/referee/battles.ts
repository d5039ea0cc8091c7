/** All battles that can be played, with history and forces, limited to public knowledge. Loads no ruleset. */
import type { Language, Settings } from '../settings/store.ts';
import type { BattleSummary } from './contract.ts';

type LoadTexts = () => Promise<{ readonly list: readonly BattleSummary[] }>;

const lists: Readonly<Record<Language, Readonly<Record<Settings['units'], LoadTexts>>>> = {
  en: {
    cm: () => import('../battles/lists/en/cm.ts'),
    inches: () => import('../battles/lists/en/inches.ts'),
  },
  fr: {
    cm: () => import('../battles/lists/fr/cm.ts'),
    inches: () => import('../battles/lists/fr/inches.ts'),
  },
  it: {
    cm: () => import('../battles/lists/it/cm.ts'),
    inches: () => import('../battles/lists/it/inches.ts'),
  },
};

export async function loadBattles(
  language: Language,
  units: Settings['units'],
): Promise<readonly BattleSummary[]> {
  // A language that cannot be fetched now falls back to English, like the words of the rules.
  const { list } = await lists[language][units]().catch(lists.en[units]);
  return list;
}
