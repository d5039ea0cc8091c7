/** `spoken`: a scenario in the language of the words. */
import { scenarioSpeaker, type Words } from '@grognard/rules-kit';
import type { Scenario } from './model.ts';

/** The scenario with all texts in the language of the words. */
export function spoken(scenario: Scenario, words: Words): Scenario {
  if (words.language === 'en') return scenario;
  const { say, prose, named, story } = scenarioSpeaker(words);
  return {
    ...scenario,
    ...story(scenario),
    areas: scenario.areas.map(named),
    roads: scenario.roads.map(named),
    places: scenario.places.map((place) => ({ ...place, words: say(place.words) })),
    sides: scenario.sides.map((side) => ({
      ...named(side),
      plan: prose(side.plan),
      corps: side.corps.map((corps) => ({ ...named(corps), units: corps.units.map(named) })),
    })),
  };
}
