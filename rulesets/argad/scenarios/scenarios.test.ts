import { describe, expect, it } from 'vitest';
import { isScenario, readScenario } from './check.ts';
import { scenarios } from './index.ts';
import type { Scenario } from './shape.ts';

const offered = scenarios.map((one) => [one.id, one] as const);

function read(data: unknown, edition: string): Scenario {
  const found = readScenario(data, edition);
  if (!isScenario(found)) throw new Error(JSON.stringify(found, null, 2));
  return found;
}

/** What other sides must not learn: names of hidden figures, plans, secret aims. */
function secretsOf({ sides, aims }: Scenario, side: string): string[] {
  const { figures, plan } = sides.find(({ id }) => id === side)!;
  return [
    plan,
    ...figures.filter(({ secret }) => secret).map(({ name }) => name),
    ...aims.filter((aim) => aim.secret && aim.side === side).map(({ words }) => words),
  ];
}

describe.each(offered)('%s', (_id, { data, editions, known, summary, strengths }) => {
  it.each([...editions])('is right in %s', (edition) => {
    expect(isScenario(readScenario(data, edition))).toBe(true);
  });

  const scenario = read(data, editions[0]!);

  it('tells a page of history, and that the action is imagined', () => {
    const words = scenario.history.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(450);
    expect(scenario.history).toMatch(/imagined/);
  });

  it('scenario.size: every side has a leader, a plan and aims that can outweigh the others', () => {
    const totals = scenario.sides.map(({ id, figures, plan }) => {
      expect(figures.some(({ leader }) => leader)).toBe(true);
      expect(plan.length).toBeGreaterThan(100);
      return scenario.aims.filter(({ side }) => side === id).reduce((sum, { points }) => sum + points, 0);
    });
    expect(Math.max(...totals) - Math.min(...totals)).toBeLessThanOrEqual(2);
    expect(strengths).toEqual(scenario.sides.map(({ figures }) => figures.length));
    expect(summary.sides.map(({ figures }) => figures)).toEqual(
      scenario.sides.map(({ figures }) => figures.filter(({ secret }) => !secret).length),
    );
  });

  it('hide.secret: nobody is told what another side hides, and every side is told its own', () => {
    for (const seenBy of [null, ...scenario.sides.map(({ id }) => id)]) {
      const told = JSON.stringify(known(seenBy).parts) + JSON.stringify(known(seenBy).data);
      for (const { id } of scenario.sides)
        for (const secret of secretsOf(scenario, id))
          expect(told.includes(JSON.stringify(secret).slice(1, -1))).toBe(id === seenBy);
    }
  });
});

it('ids and titles differ', () => {
  expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
  expect(new Set(scenarios.map(({ title }) => title)).size).toBe(scenarios.length);
});
