/** battleTexts: the texts of the battles, computed from the rulesets when the page is built, and in tests. */
import { inWords, type Language, readIn } from '@grognard/rules-kit';
import { pictureOfScenario, rulesets, wordsIn } from '@grognard/rulesets';
import { pictureSize, placesOn } from '@grognard/table-view';
import type { BattleDetails, BattleSummary } from '../../referee/contract.ts';
import type { Settings } from '../../settings/store.ts';

export interface BattleTexts {
  readonly list: readonly BattleSummary[];
  /** What the page of a battle adds, by ruleset, then by battle. The build gives each battle a file of its own. */
  readonly details: Readonly<Record<string, Readonly<Record<string, () => Promise<BattleDetails>>>>>;
}

interface BattleText {
  readonly summary: BattleSummary;
  readonly details: BattleDetails;
}

async function textsOf(
  { id: ruleset, credit, editions, scenarios }: (typeof rulesets)[number],
  language: Language,
  units: Settings['units'],
): Promise<readonly BattleText[]> {
  const words = readIn(await wordsIn(ruleset, language), units);
  return scenarios.flatMap((scenario): BattleText[] => {
    const picture = pictureOfScenario(ruleset, scenario, null, words);
    if (picture === null) return [];
    const { id, summary } = scenario;
    return [
      {
        summary: {
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
          mapSize: pictureSize(picture.table),
        },
        details: { parts: scenario.known(null, words).parts, places: placesOn(picture) },
      },
    ];
  });
}

export async function battleTexts(language: Language, units: Settings['units']): Promise<BattleTexts> {
  const games = await Promise.all(
    rulesets.map(async (ruleset) => [ruleset.id, await textsOf(ruleset, language, units)] as const),
  );
  return {
    list: games.flatMap(([, texts]) => texts.map(({ summary }) => summary)),
    details: Object.fromEntries(
      games.map(([ruleset, texts]) => [
        ruleset,
        Object.fromEntries(texts.map(({ summary, details }) => [summary.id, async () => details])),
      ]),
    ),
  };
}
