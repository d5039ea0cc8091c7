/** The scenario as players may read it before the battle: everybody, or one side with its own plan. */
import {
  alikeEntries,
  asJson,
  capital,
  choiceName,
  type Json,
  type ScenarioPart,
  storyParts,
} from '@grognard/rules-kit';
import { base } from '../base.ts';
import { absentIn } from './check-start.ts';
import type { Scenario, ScenarioCorps, ScenarioSide, ScenarioUnit } from './model.ts';
import type { SpokenScenarioWords } from './words.ts';

/** The scenario without the plans of other sides, what lies in their markers, and who is on a flank march. */
export function knownData(scenario: Scenario, to: string | null, { noPlan }: SpokenScenarioWords): Json {
  const sides = scenario.sides.map((side) =>
    side.id === to ? side : { ...side, ...withoutHidden(seenBy(scenario, side)), plan: noPlan },
  );
  return asJson({ ...scenario, sides });
}

/** Lists are open, or by option only what stands on the table is known (`deploy.lists`). */
function seenBy({ options }: Scenario, side: ScenarioSide): ScenarioSide {
  if (options['deploy.lists'] !== 'seen') return side;
  const absent = absentIn(side);
  const isSeen = ({ id, at }: ScenarioUnit) => at !== null && !absent.has(id);
  return { ...side, corps: side.corps.map((corps) => ({ ...corps, units: corps.units.filter(isSeen) })) };
}

/** Units that lie in ambush or march round have no place. */
function withoutHidden(side: ScenarioSide): Pick<ScenarioSide, 'markers' | 'march' | 'corps'> {
  const absent = absentIn(side);
  const placeless = (unit: ScenarioUnit): ScenarioUnit =>
    absent.has(unit.id) ? { ...unit, at: null, facing: null } : unit;
  return {
    markers: side.markers.map(({ at }) => ({ at, units: [] })),
    march: null,
    corps: side.corps.map((corps) => ({ ...corps, units: corps.units.map(placeless) })),
  };
}

export function knownParts(
  scenario: Scenario,
  to: string | null,
  words: SpokenScenarioWords,
): ScenarioPart[] {
  const told = [
    ...scenario.sides.map((side) => forces(side.id === to ? side : seenBy(scenario, side), words)),
    aims(scenario, words),
  ];
  return storyParts(scenario, to, words, told);
}

function aims({ places, turns }: Scenario, words: SpokenScenarioWords): ScenarioPart {
  return {
    title: words.aims,
    paragraphs: [words.won(turns ?? base.table.turnLimit)],
    entries: places.map((place, i) => ({
      term: String(i + 1),
      text: words.place(place.words, place.points),
    })),
  };
}

/** Corps by corps; units that are alike share an entry. */
function forces({ name, corps }: ScenarioSide, words: SpokenScenarioWords): ScenarioPart {
  return {
    title: name,
    paragraphs: [],
    entries: corps.flatMap((one) => [
      { term: '', text: words.corps(one.name, marksOfCorps(one, words)) },
      ...alikeEntries(
        one.units.map((unit) => ({ kind: kindOf(unit, words), name: unit.name })),
        words.named,
      ),
    ]),
  };
}

function marksOfCorps({ grade, chief, unreliable }: ScenarioCorps, words: SpokenScenarioWords): string[] {
  return [words.grades[grade], ...(chief ? [words.chief] : []), ...(unreliable ? [words.unreliable] : [])];
}

/** What it is, with what the file says beyond its kind. */
function kindOf({ kind, quality, weapon, armour, traits }: ScenarioUnit, words: SpokenScenarioWords): string {
  const said = (value: string, field = '') => choiceName(words, value, field);
  return words.marked(capital(said(kind, 'kind')), [
    ...(weapon === null ? [] : [said(weapon)]),
    ...(armour === null ? [] : [said(armour, 'armour')]),
    ...(quality === 'ordinary' ? [] : [said(quality)]),
    ...traits.map((trait) => said(trait)),
  ]);
}
