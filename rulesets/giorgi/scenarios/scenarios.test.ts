/** Tests of the bundled battles and of scenario files in general. */
import { makePolygon, wayRound } from '@grognard/geometry';
import { describe, expect, it } from 'vitest';
import { fieldOf } from '../table/field/index.ts';
import { startState } from '../table/flow/start.ts';
import { layTable } from '../table/index.ts';
import { isScenario, readScenario } from './check.ts';
import { scenarioFiles } from './files.ts';
import { scenarios } from './index.ts';
import type { Scenario } from './model.ts';

const offered = scenarios.map((one) => [one.id, one] as const);

function read(data: unknown): Scenario {
  const found = readScenario(data, 'giorgi');
  if (!isScenario(found)) throw new Error(JSON.stringify(found, null, 2));
  return found;
}

describe.each(offered)('%s', (_id, { data, known, summary }) => {
  const scenario = read(data);

  it('is a file that anybody could read', () => {
    const file = scenarioFiles.read(JSON.parse(JSON.stringify(data)));
    if (!('known' in file)) throw new Error(JSON.stringify(file));
    expect(file.summary).toEqual(summary);
    expect(file.known(null)).toEqual(known(null));
  });

  it('tells a page of history, and what of it is imagined', () => {
    const words = scenario.history.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(450);
    expect(scenario.history).toMatch(/imagined/);
  });

  it('every side has a plan that only it is told, and units that are counted', () => {
    for (const side of scenario.sides) {
      expect(side.plan.length).toBeGreaterThan(100);
      const told = (to: string | null) =>
        JSON.stringify(known(to).parts).includes(JSON.stringify(side.plan.split('\n\n')[0]).slice(1, -1));
      expect(told(side.id)).toBe(true);
      expect(told(null)).toBe(false);
    }
    expect(summary.sides.map(({ figures }) => figures)).toEqual(
      scenario.sides.map(({ units }) => units.length),
    );
  });

  it('can be laid out, and begins', () => {
    const table = layTable(data, 'giorgi', {});
    if (!('units' in table)) throw new Error(JSON.stringify(table));
    const state = startState(table);
    expect(state.units.every(({ soldiers }) => soldiers > 0)).toBe(true);
    expect(fieldOf(table, state).areas).toHaveLength(scenario.areas.length);
    const placed = state.units.filter(({ status }) => status === 'on').length;
    expect(placed).toBe(scenario.deployment === 'placed' ? state.units.length : 0);
  });
});

it('ids and titles differ', () => {
  expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
  expect(new Set(scenarios.map(({ title }) => title)).size).toBe(scenarios.length);
});

it('the crossroads are the same for both sides, turned by half', () => {
  const { table, areas, lines, sides } = read(scenarios.find(({ id }) => id === 'crossroads')!.data);
  const turned = ([x, y]: readonly number[]) =>
    `${(table.widthCm - x!).toFixed(1)} ${(table.depthCm - y!).toFixed(1)}`;
  const plain = ([x, y]: readonly number[]) => `${x!.toFixed(1)} ${y!.toFixed(1)}`;
  const corners = areas.filter(({ kind }) => kind !== 'road-square').flatMap((area) => area.corners);
  expect(new Set(corners.map(turned))).toEqual(new Set(corners.map(plain)));
  const points = lines.flatMap((line) => line.points);
  expect(new Set(points.map(turned))).toEqual(new Set(points.map(plain)));
  expect(sides[1]!.units.map(({ at, kind, bases }) => `${turned(at!)} ${kind} ${bases}`)).toEqual(
    sides[0]!.units.map(({ at, kind, bases }) => `${plain(at!)} ${kind} ${bases}`),
  );
});

it('building.walls: a column can come to the farm of Kismegyer from every side', () => {
  const table = layTable(scenarios.find(({ id }) => id === 'raab')!.data, 'giorgi', {});
  if (!('units' in table)) throw new Error('raab');
  const field = fieldOf(table, startState(table));
  const walls = field.shelters.filter(({ kind }) => kind === 'high-wall').map(({ line }) => line);
  const { x, y } = field.houses[0]!.base;
  for (const [dx, dy] of [
    [0, -2500],
    [2500, 0],
    [0, 2500],
    [-2500, 0],
  ] as const) {
    // Straight towards it, with half a column to either side.
    const aside = dx === 0 ? { x: 300, y: 0 } : { x: 0, y: 300 };
    for (const sign of [-1, 0, 1]) {
      const from = { x: x + dx + sign * aside.x, y: y + dy + sign * aside.y };
      const to = { x: x + sign * aside.x, y: y + sign * aside.y };
      expect(wayRound(from, to, walls, [], 100)?.points).toHaveLength(2);
    }
  }
  expect(makePolygon(field.areas[0]!.polygon.corners).doubleArea).toBeGreaterThan(0);
});
