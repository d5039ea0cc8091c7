/** The table and the first state of a battle that is placed by its file. */
import { areaOf } from '@grognard/geometry';
import { expect, it } from 'vitest';
import { baseOf } from '../bodies/index.ts';
import { copyState } from '../state/copy.ts';
import { corpsIn, indexIn, layBattle, turnOn, unitIn } from '../testing/battle.ts';

const laid = (options: Readonly<Record<string, unknown>> = {}) =>
  layBattle({
    options,
    areas: [{ kind: 'wood', form: 'oval', at: [15, 10], size: [5, 4] }],
    south: {
      keil: { kind: 'keil', at: [11, 4] },
      horse: { kind: 'heavy-cavalry', at: [13, 4], traits: ['pistol'] },
      guns: { kind: 'light-artillery', at: [15, 4] },
    },
    north: { shot: { kind: 'shot', at: [11, 16], weapon: 'musket' } },
  });

it('unit.ud, unit.footprint: bases are in UD of 40 mm, or as the players agreed', () => {
  const { table, state } = laid();
  expect(table.sizes).toMatchObject({ ud: 400, eps: 4 });
  const sizes = ['keil', 'horse', 'guns', 'shot'].map(
    (id) => baseOf(table, state, indexIn(table, id)).footprint,
  );
  expect(sizes).toMatchObject([
    { width: 800, depth: 800 },
    { width: 400, depth: 300 },
    { width: 400, depth: 400 },
    { width: 800, depth: 400 },
  ]);
  const other = laid({ 'unit.footprint': { mounted: [1, 1] }, 'unit.ud': { small: 30 } });
  expect(baseOf(other.table, other.state, indexIn(other.table, 'horse')).footprint).toMatchObject({
    width: 300,
    depth: 300,
  });
});

it('deploy.role: the attacker plays first, each side faces the other, and weapons are those of the list or of the kind', () => {
  const { table, state } = laid();
  expect(table.sides[state.active]?.id).toBe('south');
  expect([unitIn(table, state, 'keil'), unitIn(table, state, 'shot')].map(({ pose }) => pose)).toEqual([
    { x: 4400, y: 1600, heading: 900 },
    { x: 4400, y: 6400, heading: 2700 },
  ]);
  expect(table.units[indexIn(table, 'shot')]).toMatchObject({ weapon: 'musket', armour: 'none' });
  expect(table.units[indexIn(table, 'horse')]).toMatchObject({ weapon: 'none', armour: 'armour' });
  expect([corpsIn(table, state, 'south-corps').done, corpsIn(table, state, 'north-corps').done]).toEqual([
    false,
    true,
  ]);
});

it('terrain.wood: an oval of the file lies on the table, half-turned the same', () => {
  const { table } = laid();
  const [wood] = table.field.areas;
  expect(wood).toMatchObject({ ground: 'difficult', isCover: true, level: 0 });
  const { corners } = wood!.polygon;
  const turned = corners.map(({ x, y }) => `${12_000 - x} ${8000 - y}`);
  expect(new Set(turned)).toEqual(new Set(corners.map(({ x, y }) => `${x} ${y}`)));
  expect(areaOf(wood!.polygon) / (1000 * 800 * Math.PI)).toBeCloseTo(0.99, 1);
});

it('an event changes the state and never a copy of it', () => {
  const { table, state } = laid();
  const copy = copyState(state);
  const { turn } = turnOn(table, state);
  const keil = indexIn(table, 'keil');
  turn.resolution.emit({
    kind: 'moved',
    cause: 'order',
    ways: [
      {
        unit: keil,
        way: [
          { x: 4400, y: 1600, heading: 900 },
          { x: 4400, y: 2400, heading: 900 },
        ],
      },
    ],
    used: 800,
    slid: false,
  });
  expect(unitIn(table, state, 'keil')).toMatchObject({
    pose: { y: 2400 },
    doings: { moves: 1, moved: true },
  });
  expect(unitIn(table, copy, 'keil')).toMatchObject({ pose: { y: 1600 }, doings: { moves: 0 } });
});
