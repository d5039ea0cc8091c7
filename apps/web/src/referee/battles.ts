/** All battles that can be played, with history and forces, limited to public knowledge. Loads no ruleset. */
import type { BattleTexts } from '../battles/lists/battle-texts.ts';
import type { Language, Settings } from '../settings/store.ts';
import type { BattleDetails, BattleSummary } from './contract.ts';

const lists: Readonly<Record<Language, Readonly<Record<Settings['units'], () => Promise<BattleTexts>>>>> = {
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

/** A language that cannot be fetched now falls back to English, like the words of the rules. */
async function readTexts<T>(
  language: Language,
  units: Settings['units'],
  read: (texts: BattleTexts) => T | Promise<T>,
): Promise<T> {
  const inTheLanguage = async () => read(await lists[language][units]());
  return inTheLanguage().catch(async () => read(await lists.en[units]()));
}

export function loadBattles(language: Language, units: Settings['units']): Promise<readonly BattleSummary[]> {
  return readTexts(language, units, ({ list }) => list);
}

/** Null if there is no such battle. */
export function loadBattleDetails(
  language: Language,
  units: Settings['units'],
  { ruleset, id }: Pick<BattleSummary, 'ruleset' | 'id'>,
): Promise<BattleDetails | null> {
  return readTexts(language, units, async ({ list, details }) => {
    const isListed = list.some((battle) => battle.ruleset === ruleset && battle.id === id);
    return isListed ? ((await details[ruleset]?.[id]?.()) ?? null) : null;
  });
}
