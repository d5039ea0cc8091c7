/** scenarioSpeaker: texts of a scenario in the language of the words. Titles, places and names are phrases; long texts are found by their openings. */
import { phrase } from './i18n/phrase.ts';
import { prose } from './i18n/prose.ts';
import type { Words } from './i18n/words.ts';

interface Story {
  readonly title: string;
  readonly place: string;
  readonly history: string;
  readonly balance: string | null;
}

export interface ScenarioSpeaker {
  say(english: string): string;
  prose(english: string): string;
  /** A thing with its name; without one it stays without. */
  named<T extends { readonly name: string | null }>(thing: T): T;
  story(scenario: Story): Story;
}

export function scenarioSpeaker(words: Words): ScenarioSpeaker {
  const say = (english: string) => phrase(words, english);
  return {
    say,
    prose: (english) => prose(words, english),
    named: (thing) => (thing.name === null ? thing : { ...thing, name: say(thing.name) }),
    story: ({ title, place, history, balance }) => ({
      title: say(title),
      place: say(place),
      history: prose(words, history),
      balance: balance === null ? null : say(balance),
    }),
  };
}
