import { describe, expect, it } from 'vitest';
import { scenarioFiles } from './files.ts';
import { scenarios } from './index.ts';
import { hamlet } from './testing/hamlet.ts';

/** The problems of a file, as `code at`. */
function problems(data: unknown): readonly string[] {
  const read = scenarioFiles.read(data);
  return 'known' in read ? [] : read.map(({ code, at }) => `${code} ${at}`);
}

/** A coastal file, so that deep water is allowed. */
const coast = () => ({ ...hamlet(), editions: ['argad-coastal'] });

describe('scenario files', () => {
  it.each(scenarios.map((one) => [one.id, one] as const))('%s is one', (_id, { data, summary, known }) => {
    const read = scenarioFiles.read(JSON.parse(JSON.stringify(data)));
    if (!('known' in read)) throw new Error(JSON.stringify(read));
    expect(read.summary).toEqual(summary);
    expect(read.known(null)).toEqual(known(null));
  });

  it('what may be left out is filled in', () => {
    const { turns: _turns, table: _table, ...short } = scenarios[0]!.data as Record<string, unknown>;
    const read = scenarioFiles.read({ ...short, areas: [], lines: [], buildings: [] });
    expect('known' in read && read.summary.turns).toBeGreaterThan(0);
  });

  it('every problem of the shape is told at once', () => {
    const { title: _title, ...untitled } = coast();
    expect(problems({ ...untitled, turns: 99, weather: 'rain' })).toEqual([
      'value turns',
      'unknown-field weather',
      'missing title',
    ]);
  });

  it('a problem of several editions is told once, one of a single edition too', () => {
    const told = problems({ ...hamlet(), editions: ['argad-2021', 'argad-2024'] });
    expect(told.filter((one) => one === 'edition vessels')).toHaveLength(1);
    expect(new Set(told).size).toBe(told.length);
  });

  it('an edition that nobody knows is told with its place', () => {
    expect(problems({ ...coast(), editions: ['argad-1066', 'argad-coastal'] })).toEqual([
      'value editions[0]',
    ]);
  });
});
