import type { AreaItem } from '@grognard/engine';
import { paintSvg } from '@grognard/table-view';
import { describe, expect, test } from 'vitest';
import { openingOf, type PictureMoment, pictureOf } from './look.ts';
import { bridgesOver } from './looks/bridges.ts';
import { weaponOf } from './looks/figures.ts';
import { pictureOfScenario } from './pictures.ts';
import { isScenario, readScenario } from './scenarios/check.ts';
import { scenarios } from './scenarios/index.ts';
import type { Scenario, ScenarioFigure } from './scenarios/shape.ts';
import { looksWords } from './words/en-looks.ts';

const read = scenarios.map(({ id, data, editions }) => {
  const scenario = readScenario(data, editions[0]!);
  if (!isScenario(scenario)) throw new Error(`${id}: ${scenario[0]!.message}`);
  return scenario;
});
const named = read.map((scenario) => [scenario.id, scenario] as const);
const count = ({ sides }: Scenario) => sides.reduce((sum, { figures }) => sum + figures.length, 0);

describe('the picture of a scenario', () => {
  test.each(named)('%s: every figure, area, line and house is on it', (_, scenario) => {
    const { items, table } = pictureOf(scenario, openingOf(scenario), looksWords);
    const of = (kind: string) => items.filter((item) => item.kind === kind);
    expect(of('piece')).toHaveLength(count(scenario));
    expect(of('area').filter(({ id }) => !id.startsWith('bridge-'))).toHaveLength(scenario.areas.length);
    expect(of('line')).toHaveLength(scenario.lines.length);
    expect(of('building')).toHaveLength(scenario.buildings.length);
    expect(of('vessel')).toHaveLength(scenario.vessels.length);
    for (const item of items) {
      if (!('at' in item)) continue;
      expect(
        item.at.x >= 0 && item.at.x <= table.width && item.at.y >= 0 && item.at.y <= table.depth,
        item.id,
      ).toBe(true);
    }
  });

  test.each(named)('%s: is painted small enough to be sent', (_, scenario) => {
    const svg = paintSvg(pictureOf(scenario, openingOf(scenario), looksWords));
    expect(svg.length).toBeLessThan(600_000);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test.each(named)('%s: nobody sees the secrets of another side', (_, scenario) => {
    for (const viewer of [{ side: null }, ...scenario.sides.map(({ id }) => ({ side: id }))]) {
      const shown = JSON.stringify(pictureOf(scenario, openingOf(scenario, viewer), looksWords));
      for (const side of scenario.sides) {
        const secret = side.figures.filter((figure) => figure.secret && side.id !== viewer.side);
        for (const { id } of secret) expect(shown).not.toContain(`"${id}"`);
      }
    }
  });

  test('a house is open where somebody is inside, and shut when he is gone', () => {
    const scenario = read.find(({ sides }) =>
      sides.some(({ figures }) => figures.some(({ room }) => room !== null)),
    )!;
    const opening = openingOf(scenario);
    const open = (moment: PictureMoment) =>
      pictureOf(scenario, moment, looksWords).items.filter(
        (item) => item.kind === 'building' && item.open !== null,
      );
    expect(open(opening).length).toBeGreaterThan(0);
    expect(open({ ...opening, figures: [] })).toEqual([]);
  });
});

describe('a moment of a battle', () => {
  const scenario = read[0]!;
  const [first, second] = openingOf(scenario).figures;
  const moment: PictureMoment = {
    caption: 'Turn 3',
    figures: [{ ...first!, at: { x: 4000, y: 3000 }, loaded: false, posture: 'crouched' }],
    fallen: [{ id: second!.id, at: second!.at, heading: 0 }],
    moves: [{ id: first!.id, points: [first!.at, { x: 4000, y: 3000 }] }],
    shots: [{ from: { x: 4000, y: 3000 }, to: second!.at, hit: true }],
  };

  test('shows who stands, who fell, the ways gone and the shots', () => {
    const { items, title } = pictureOf(scenario, moment, looksWords);
    const pieces = items.filter((item) => item.kind === 'piece');
    expect(pieces).toMatchObject([
      { id: first!.id, at: { x: 4000, y: 3000 }, loaded: false, posture: 'crouched' },
    ]);
    expect(items.filter(({ kind }) => ['fallen', 'path', 'shot'].includes(kind))).toHaveLength(3);
    expect(items.some(({ kind }) => kind === 'zone')).toBe(false);
    expect(title?.lines).toContain('Turn 3');
  });

  test('a figure that the scenario does not know is left out', () => {
    const { items } = pictureOf(scenario, { figures: [{ ...first!, id: 'nobody' }] }, looksWords);
    expect(items.some(({ kind }) => kind === 'piece')).toBe(false);
  });
});

describe('the weapon that is drawn', () => {
  const figure = (more: Partial<ScenarioFigure>) =>
    ({
      ...read[0]!.sides[0]!.figures[0]!,
      troop: 'foot',
      firearms: [],
      weapons: [],
      ...more,
    }) as ScenarioFigure;

  test.each([
    [{ firearms: ['flintlock-musket', 'pistol'], weapons: ['bayonet'] }, 'musket'],
    [{ firearms: ['pistol'], weapons: ['sabre'] }, 'blade'],
    [{ firearms: ['pistol'], weapons: ['firearm-butt'] }, 'pistol'],
    [{ weapons: ['boarding-pike', 'knife'] }, 'pole'],
    [{ firearms: ['swivel-gun'], weapons: ['sabre'] }, 'gun'],
    [{ troop: 'light-cavalry', firearms: ['musketoon'], weapons: ['sabre'] }, 'blade'],
    [{ weapons: ['bare-hands'] }, 'none'],
  ] as const)('%j: %s', (more, weapon) => {
    expect(weaponOf(figure(more as Partial<ScenarioFigure>))).toBe(weapon);
  });
});

describe('pictures before the first turn', () => {
  test('every scenario that is offered has one; what is no scenario has none', () => {
    for (const scenario of scenarios)
      expect(pictureOfScenario(scenario, { side: null })?.items.length).toBeGreaterThan(10);
    expect(pictureOfScenario({ data: {}, editions: ['argad-2024'] }, 'umpire')).toBeNull();
    expect(pictureOfScenario({ data: {}, editions: [] }, 'umpire')).toBeNull();
  });
});

test('a bridge is drawn where a road runs between the ends of two waters, and nowhere else', () => {
  const area = (
    id: string,
    texture: 'road' | 'knee-water',
    x: number,
    y: number,
    width: number,
    depth: number,
  ): AreaItem => ({
    kind: 'area',
    id,
    texture,
    corners: [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + depth },
      { x, y: y + depth },
    ],
  });
  const waters = [
    area('north', 'knee-water', 1000, 2000, 600, 3000),
    area('south', 'knee-water', 1000, -2000, 600, 3000),
  ];
  expect(bridgesOver(waters)).toEqual([]);
  const [bridge, ...more] = bridgesOver([...waters, area('road', 'road', 0, 1200, 5000, 600)]);
  expect(more).toEqual([]);
  expect(bridge?.corners).toEqual([
    { x: 1000, y: 2000 },
    { x: 1600, y: 2000 },
    { x: 1600, y: 1000 },
    { x: 1000, y: 1000 },
  ]);
});
