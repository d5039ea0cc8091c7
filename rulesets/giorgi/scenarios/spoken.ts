/** `spoken`: a scenario in the language of the words. Titles, places and names are phrases; long texts are found by their openings. */
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
    lines: scenario.lines.map(named),
    houses: scenario.houses.map(named),
    objectives: scenario.objectives.map((objective) => ({ ...objective, words: say(objective.words) })),
    sides: scenario.sides.map((side) => ({
      ...named(side),
      plan: prose(side.plan),
      units: side.units
        .map(named)
        .map((unit) => (unit.brigade === null ? unit : { ...unit, brigade: say(unit.brigade) })),
    })),
  };
}
