import { describe, expect, it } from 'vitest';
import { alikeEntries, offeredScenario, readOwnScenario, storyParts } from './index.ts';

const listed = { id: 'mill', title: 'The mill', sides: [{ id: 'red', name: 'Red', units: ['a', 'b'] }] };
const story = {
  history: 'Once.\n\nThen.',
  balance: null,
  sides: [{ id: 'red', name: 'Red', plan: 'Hold.' }],
};
const words = { history: 'History', balance: 'Balance', planOf: (side: string) => `Plan of ${side}` };

describe('scenarios in a list', () => {
  it('are read only when more than the list entry is wanted', () => {
    let reads = 0;
    const read = () => {
      reads++;
      return story;
    };
    const entry = offeredScenario(
      {
        editions: () => ['first'],
        title: ({ title }) => title,
        summary: ({ sides }, say) => ({
          place: say('Nowhere'),
          year: 1800,
          turns: 6,
          table: '120 × 80 cm',
          sides: sides.map(({ id, name, units }) => ({ id, name: say(name), figures: units.length })),
        }),
        known: (scenario, side) => ({ data: null, parts: storyParts(scenario, side, words, []) }),
      },
      listed,
      { id: 'mill' },
      read,
    );
    expect([entry.title, entry.strengths, reads]).toEqual(['The mill', [2], 0]);
    expect(entry.known(null).parts.map(({ title }) => title)).toEqual(['History']);
    expect(entry.known('red').parts.map(({ title, paragraphs }) => [title, paragraphs])).toEqual([
      ['History', ['Once.', 'Then.']],
      ['Plan of Red', ['Hold.']],
    ]);
    expect(reads).toBe(2);
  });

  it('tell the balance last, if it is known', () => {
    const parts = storyParts({ ...story, balance: 'Even.' }, null, words, []);
    expect(parts.at(-1)).toEqual({ title: 'Balance', paragraphs: ['Even.'], entries: [] });
  });

  it('list pieces of a kind together', () => {
    const pieces = [
      { kind: 'foot', name: 'A' },
      { kind: 'horse', name: 'B' },
      { kind: 'foot', name: 'C' },
    ];
    expect(alikeEntries(pieces, (kind, names) => `${kind}: ${names}`)).toEqual([
      { term: '2', text: 'foot: A · C' },
      { term: '1', text: 'horse: B' },
    ]);
  });

  it('of our own are valid, or tell what is wrong', () => {
    expect(readOwnScenario('mill', listed)).toBe(listed);
    const problem = { code: 'id', at: 'sides[0].id', message: 'taken' };
    expect(() => readOwnScenario('mill', [problem])).toThrow('mill: sides[0].id: taken');
  });
});
