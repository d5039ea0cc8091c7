/** All battles that can be fought, with map, history and forces, as everybody may know them. */
import { shelf } from '@grognard/rulesets/shelf';
import type { BattleFace } from './contract.ts';
import { mapOf } from './records.ts';

export async function battlesOnShelf(): Promise<readonly BattleFace[]> {
  const faces = await Promise.all(
    shelf
      .filter(({ first }) => first !== null)
      .map(async ({ id: ruleset, credit, editions, load }) => {
        const { ruleset: rules, picture } = await load();
        return rules.scenarios.flatMap((scenario): BattleFace[] => {
          const list = picture?.(scenario, { side: null }) ?? null;
          if (list === null) return [];
          const { id, title, summary } = scenario;
          const { parts } = scenario.known(null);
          const written = editions.filter((edition) => scenario.editions.includes(edition.id));
          return [{ id, ruleset, credit, title, editions: written, summary, parts, map: mapOf(list, id) }];
        });
      }),
  );
  return faces.flat();
}
