/** battleTexts: the texts of the list of battles, computed from the rulesets when the page is built, and in tests. */
import { inWords, type Language, readIn } from '@grognard/rules-kit';
import { pictureOfScenario, rulesets, wordsIn } from '@grognard/rulesets';
import { pictureSize, placesOn } from '@grognard/table-view';
import type { BattleSummary } from '../../referee/contract.ts';
import type { Settings } from '../../settings/store.ts';

export async function battleTexts(
  language: Language,
  units: Settings['units'],
): Promise<readonly BattleSummary[]> {
  const texts = rulesets.map(async ({ id: ruleset, credit, editions, scenarios }) => {
    const words = readIn(await wordsIn(ruleset, language), units);
    return scenarios.flatMap((scenario): BattleSummary[] => {
      const picture = pictureOfScenario(ruleset, scenario, null, words);
      if (picture === null) return [];
      const { id, summary } = scenario;
      return [
        {
          id,
          ruleset,
          credit: inWords(words, credit),
          title: inWords(words, scenario.title),
          editions: editions
            .filter((edition) => scenario.editions.includes(edition.id))
            .map((edition) => ({ id: edition.id, title: inWords(words, edition.title) })),
          summary: {
            ...summary,
            place: inWords(words, summary.place),
            table: inWords(words, summary.table),
            sides: summary.sides.map((side) => ({ ...side, name: inWords(words, side.name) })),
          },
          parts: scenario.known(null, words).parts,
          mapSize: pictureSize(picture.table),
          places: placesOn(picture),
        },
      ];
    });
  });
  return (await Promise.all(texts)).flat();
}
