/** `spoken`: a scenario in the language of the words. */
import { phrase, prose, type Words } from '@grognard/rules-kit';
import type { Scenario } from './model.ts';

/** The scenario with all texts in the language of the words. */
export function spoken(scenario: Scenario, words: Words): Scenario {
  if (words.language === 'en') return scenario;
  const say = (english: string): string => phrase(words, english);
  const named = <T extends { readonly name: string | null }>(thing: T): T =>
    thing.name === null ? thing : { ...thing, name: say(thing.name) };
  return {
    ...scenario,
    title: say(scenario.title),
    place: say(scenario.place),
    history: prose(words, scenario.history),
    balance: scenario.balance === null ? null : say(scenario.balance),
    areas: scenario.areas.map(named),
    roads: scenario.roads.map(named),
    places: scenario.places.map((place) => ({ ...place, words: say(place.words) })),
    sides: scenario.sides.map((side) => ({
      ...named(side),
      plan: prose(words, side.plan),
      corps: side.corps.map((corps) => ({ ...named(corps), units: corps.units.map(named) })),
    })),
  };
}
