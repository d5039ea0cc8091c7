/** People are told apart by shape, every figure of a battle has its dress, and the legend has all that lies on the table. */
import { describe, expect, it, test } from 'vitest';
import { openingOf, pictureOf } from '../look.ts';
import { isScenario, readScenario } from '../scenarios/check.ts';
import { scenarios } from '../scenarios/index.ts';
import { looksWords } from '../words/en-looks.ts';
import { dressLooks, flagBearerOf } from './dress.ts';
import { wholeLegend } from './legend.ts';

test('trades differ in headdress, badge or outfit, not in colour alone', () => {
  const shapes = Object.values(dressLooks).map(
    ({ headdress, badge, outfit }) => `${headdress} ${badge} ${outfit}`,
  );
  expect(new Set(shapes).size).toBe(shapes.length);
});

describe.each(scenarios)('$id', ({ data, editions }) => {
  const scenario = readScenario(data, editions[0]!);
  if (!isScenario(scenario)) throw new Error('not a scenario');
  const { items } = pictureOf(scenario, openingOf(scenario, 'umpire'), looksWords);
  const pieces = items.filter((item) => item.kind === 'piece');

  it('every figure wears the dress that the file names', () => {
    for (const { figures } of scenario.sides)
      for (const { id, dress } of figures)
        expect(pieces.find((piece) => piece.id === id)?.dress).toEqual(
          dress === null ? undefined : dressLooks[dress],
        );
  });

  it('one leader of each side with a flag carries it', () => {
    const bearers = pieces.filter(({ flag }) => flag).map(({ id }) => id);
    expect(bearers).toEqual(scenario.sides.flatMap((side) => flagBearerOf(side) ?? []));
    expect(bearers).toHaveLength(scenario.sides.filter(({ flag }) => flag !== null).length);
  });

  it('the legend has everything that lies on the table, and gives no hidden figure away', () => {
    const legend = wholeLegend(scenario, looksWords);
    const samples = legend.flatMap(({ rows }) => rows.map(({ sample }) => sample));
    for (const item of items) {
      if (item.kind === 'label' || item.kind === 'zone') continue;
      const isShown = samples.some((sample) => {
        if (sample.kind !== item.kind) return false;
        if (sample.kind === 'area') return item.kind === 'area' && sample.texture === item.texture;
        if (sample.kind === 'line') return item.kind === 'line' && sample.stroke === item.stroke;
        if (sample.kind === 'object') return item.kind === 'object' && sample.object === item.object;
        if (sample.kind === 'piece') return item.kind === 'piece' && sample.weapon === item.weapon;
        return true;
      });
      expect(isShown, `${item.kind} ${item.id}`).toBe(true);
    }
    const secret = {
      ...scenario,
      sides: scenario.sides.map((side) => ({
        ...side,
        figures: side.figures.filter((figure) => !figure.secret),
      })),
    };
    expect(wholeLegend(secret, looksWords)).toEqual(legend);
  });
});
