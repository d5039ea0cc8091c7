/** A scenario in the language of the words. Titles, places and names are phrases; long texts are known by how they begin. */
import { phrase, type Words } from '@grognard/rules-kit';
import type { Scenario } from './model.ts';

/** As many letters of a paragraph name it. */
const opening = 40;

/** The name under which the words have a paragraph. */
export function openingOf(paragraph: string): string {
  return paragraph.length <= opening ? paragraph : `${paragraph.slice(0, opening)}…`;
}

/** Each paragraph in the language of the words; in English where they do not have it. */
function prose(words: Words, text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => {
      const name = openingOf(paragraph);
      return Object.hasOwn(words.phrases, name) ? words.phrases[name]! : phrase(words, paragraph);
    })
    .join('\n\n');
}

/** The scenario as it is told; only what is read changes. */
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
    lines: scenario.lines.map(named),
    houses: scenario.houses.map(named),
    objectives: scenario.objectives.map((objective) => ({ ...objective, words: say(objective.words) })),
    sides: scenario.sides.map((side) => ({
      ...named(side),
      plan: prose(words, side.plan),
      units: side.units.map(named),
    })),
  };
}
