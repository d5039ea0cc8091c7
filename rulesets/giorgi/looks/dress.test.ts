/** Kinds of troops are told apart by shape, whatever their nation and year, and the legend has all that lies on the table. */
import { describe, expect, it } from 'vitest';
import { armOf, kinds } from '../model.ts';
import { scenarios } from '../scenarios/index.ts';
import { flagIds } from '../scenarios/model.ts';
import { startState } from '../table/flow/start.ts';
import { layTable } from '../table/index.ts';
import { pictureOfView } from '../table/views/picture.ts';
import { viewOf } from '../table/views/view.ts';
import { dressOf } from './dress.ts';
import { wholeLegend } from './legend.ts';

const nations = [null, ...flagIds];

describe.each([1796, 1809])('in %i', (year) => {
  it.each(nations)(
    '%s: kinds of an arm differ in headdress, badge or outfit, not in colour alone',
    (nation) => {
      for (const arm of ['foot', 'horse', 'artillery'] as const) {
        const shapes = kinds
          .filter((kind) => armOf(kind) === arm)
          .map((kind) => dressOf(kind, nation, year))
          .map(({ headdress, badge, outfit }) => `${headdress} ${badge} ${outfit}`);
        expect(new Set(shapes).size).toBe(shapes.length);
      }
    },
  );
});

it('shakos came in 1806: before, the line wears hats or helmets', () => {
  expect(dressOf('line', 'french', 1805).headdress).toBe('bicorne');
  expect(dressOf('line', 'french', 1806).headdress).toBe('shako');
  expect(dressOf('grenadier', 'french', 1805).headdress).toBe('bearskin');
});

describe.each(scenarios)('$id', ({ data, editions }) => {
  const table = layTable(data, editions[0]!, {});
  if (!('units' in table)) throw new Error('not a scenario');
  const { items, sides } = pictureOfView(table, viewOf(table, startState(table), 'umpire'), []);

  it("every unit has the dress of its kind; its flag is its nation's", () => {
    const bodies = items.filter((item) => item.kind === 'formation');
    for (const { id, dress, flag } of bodies) {
      const unit = table.units[table.unitOf.get(id)!]!;
      const own = unit.flag ?? table.scenario.sides[unit.side]!.flag;
      expect(dress).toEqual(dressOf(unit.kind, own, table.scenario.year));
      expect(flag === undefined).toBe(unit.arm === 'artillery');
    }
    expect(sides.map(({ flag }) => flag !== undefined)).toEqual(
      table.scenario.sides.map(({ flag }) => flag !== null),
    );
  });

  it('the legend has everything that lies on the table', () => {
    const legend = wholeLegend(table.scenario, table.words.looks, table.words.interaction.kinds);
    const samples = new Set(
      legend.flatMap(({ rows }) =>
        rows.map(({ sample }) =>
          sample.kind === 'area' ? sample.texture : sample.kind === 'line' ? sample.stroke : sample.kind,
        ),
      ),
    );
    for (const item of items) {
      if (item.kind === 'label' || item.kind === 'zone') continue;
      const sign = item.kind === 'area' ? item.texture : item.kind === 'line' ? item.stroke : item.kind;
      expect(samples, item.id).toContain(sign);
    }
    expect(legend.flatMap(({ rows }) => rows.map(({ text }) => text)).filter((text) => text === '')).toEqual(
      [],
    );
  });
});
