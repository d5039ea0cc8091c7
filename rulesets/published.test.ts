/** The list of published scenarios: contains every current scenario, and a changed scenario is recognised. */
import { describe, expect, it } from 'vitest';
import { rulesets } from './all.ts';
import { publishedScenarios, scenarioOrigin } from './published.ts';

const scenarios = rulesets.flatMap((ruleset) => ruleset.scenarios);

describe('published scenarios', () => {
  it('are all on the list, as they are today', () => {
    const missing = scenarios
      .filter(({ data }) => scenarioOrigin(data).kind !== 'published')
      .map(({ id }) => id);
    expect(missing, 'scenarios were changed: npm run publish:scenarios adds them to the list').toEqual([]);
  });

  it('stay on the list for ever', () => {
    expect(publishedScenarios.get('starter')?.[0]).toBe('18614f609db5ef1cb9148b4889263737');
    const digests = [...publishedScenarios.values()].flat();
    expect(digests.length).toBeGreaterThanOrEqual(scenarios.length);
    expect(new Set(digests).size).toBe(digests.length);
  });

  it.each(scenarios.map(({ id, data }) => ({ id, data })))(
    '$id is known, and told from an altered one',
    ({ id, data }) => {
      expect(scenarioOrigin(JSON.parse(JSON.stringify(data)))).toEqual({ kind: 'published', id });
      expect(scenarioOrigin({ ...Object(data), balance: 'even' })).toEqual({ kind: 'altered', id });
      expect(scenarioOrigin({ ...Object(data), id: 'mine' })).toEqual({ kind: 'unpublished' });
    },
  );

  it('are objects: anything else is none', () => {
    for (const other of [null, 1, 'starter', [], { id: 3 }])
      expect(scenarioOrigin(other).kind).toBe('unpublished');
  });
});
