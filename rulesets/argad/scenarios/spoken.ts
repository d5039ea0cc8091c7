/** `spoken`: a scenario in the language of the words. Titles, places and names are phrases; long texts are keyed by their opening. */
import { scenarioSpeaker, type Words } from '@grognard/rules-kit';
import type { Scenario } from './shape.ts';

const written = new WeakMap<Scenario, Scenario>();

/** The scenario as written. */
export function asWritten(scenario: Scenario): Scenario {
  return written.get(scenario) ?? scenario;
}

/** The translated scenario. Only text for players changes, and a house without a name stays without one. */
export function spoken(scenario: Scenario, words: Words): Scenario {
  if (words.language === 'en') return scenario;
  const { say, prose, named, story } = scenarioSpeaker(words);
  const told: Scenario = {
    ...scenario,
    ...story(scenario),
    areas: scenario.areas.map(named),
    buildings: scenario.buildings.map((building) => (building.name === 'House' ? building : named(building))),
    objects: scenario.objects.map(named),
    sides: scenario.sides.map((side) => ({
      ...named(side),
      plan: prose(side.plan),
      figures: side.figures.map(named),
    })),
    aims: scenario.aims.map((aim) => ({ ...aim, words: say(aim.words) })),
  };
  written.set(told, scenario);
  return told;
}
