/** All battles that can be fought, with map, history and forces, as everybody may know them. */
import { inWords, readIn } from '@grognard/rules-kit';
import { shelf } from '@grognard/rulesets/shelf';
import { wordsIn } from '@grognard/rulesets/words';
import type { Language, Settings } from '../settings/store.ts';
import type { BattleFace } from './contract.ts';
import { battleMap } from './faces.ts';

export async function battlesOnShelf(
  language: Language,
  units: Settings['units'],
): Promise<readonly BattleFace[]> {
  const faces = await Promise.all(
    shelf
      .filter(({ first }) => first !== null)
      .map(async ({ id: ruleset, credit, editions, load }) => {
        const [{ ruleset: rules, picture }, said] = await Promise.all([load(), wordsIn(ruleset, language)]);
        const words = readIn(said, units);
        return rules.scenarios.flatMap((scenario): BattleFace[] => {
          const list = picture?.(scenario, { side: null }, words) ?? null;
          if (list === null) return [];
          const { id, summary } = scenario;
          const sides = summary.sides.map((side) => ({ ...side, name: inWords(words, side.name) }));
          const { parts } = scenario.known(null, words);
          const written = editions
            .filter((edition) => scenario.editions.includes(edition.id))
            .map((edition) => ({ ...edition, title: inWords(words, edition.title) }));
          const title = inWords(words, scenario.title);
          return [
            {
              id,
              ruleset,
              credit: inWords(words, credit),
              title,
              editions: written,
              summary: {
                ...summary,
                place: inWords(words, summary.place),
                table: inWords(words, summary.table),
                sides,
              },
              parts,
              ...battleMap(list, id),
            },
          ];
        });
      }),
  );
  return faces.flat();
}
