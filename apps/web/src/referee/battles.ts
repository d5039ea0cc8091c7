/** All battles that can be played, with map, history and forces, limited to public knowledge. Loads no ruleset. */
import type { BattleText } from '../battles/lists/battle-texts.ts';
import type { Language, Settings } from '../settings/store.ts';
import type { BattleSummary } from './contract.ts';
import { mapOf } from './summaries.ts';

type LoadTexts = () => Promise<{ readonly list: readonly BattleText[] }>;

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
  const [{ list: texts }, { list: maps }] = await Promise.all([
    // A language that cannot be fetched now falls back to English, like the words of the rules.
    lists[language][units]().catch(lists.en[units]),
    import('../battles/lists/maps.ts'),
  ]);
  return texts.map((text) => {
    const map = maps[text.ruleset]?.[text.id];
    if (map === undefined) throw new RangeError(`there is no map of ${text.id}`);
    return { ...text, map: mapOf(map, text.id) };
  });
}
