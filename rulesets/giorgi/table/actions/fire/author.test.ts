import { describe, expect, test } from 'vitest';
import { indexIn, layBattle, straightAt, turnOn, unitIn } from '../../testing/battle.ts';
import { shoot } from './index.ts';
import { shotAt, tell } from './testing/shots.ts';

const bushes = {
  kind: 'bushes' as const,
  corners: [
    [30, 56],
    [70, 56],
    [70, 64],
    [30, 64],
  ],
};

describe("the author's shots, as positions", () => {
  test('fire.grenadier-kill (E06): twelve grenadiers at a target in bushes, dice 1, 4, saves 2, 3', () => {
    const { table, state } = layBattle({
      areas: [bushes],
      south: { a: { at: [50, 45], kind: 'grenadier' } },
      north: { b: { at: [50, 60] } },
    });
    const shot = shotAt(table, 'a', 'small-arms', 'b');
    const { against: refusals, cases } = tell(table, state, shot);
    expect(refusals).toEqual([]);
    expect(cases).toMatchObject([
      {
        figures: { dice: 2, killOn: 4, saveOn: 2 },
        lines: ['fire.grenadier-dice 2', 'fire.grenadier-kill 4', 'save.light 2'],
        odds: ['0: 25/81', '1: 40/81', '2: 16/81'],
      },
    ]);
    const { turn, all } = turnOn(table, state, { 'a shot': [1, 4, 2, 3] });
    shoot(turn, shot, null);
    expect(all('fired')).toMatchObject([{ killed: 1, on: indexIn(table, 'b'), along: null }]);
    expect(unitIn(table, state, 'b').soldiers).toBe(17);
    expect(unitIn(table, state, 'a').fired).toBe(true);
  });

  test('fire.carbine-dice (E14): six dragoons with carbines', () => {
    const { table, state } = layBattle({
      south: { a: { at: [50, 45], kind: 'medium-cavalry', carbine: true } },
      north: { b: { at: [50, 60] } },
    });
    const { against: refusals, cases } = tell(table, state, shotAt(table, 'a', 'small-arms', 'b'));
    expect(refusals).toEqual([]);
    expect(cases).toMatchObject([
      {
        figures: { dice: 3, killOn: 1, saveOn: 0 },
        lines: ['fire.carbine-dice 3', 'fire.carbine-kill 1'],
        odds: ['0: 125/216', '1: 25/72', '2: 5/72', '3: 1/216'],
      },
    ]);
  });

  test('artillery.several-units (E19, E20): one rod over two columns, three soldiers near and three in the middle', () => {
    const column = { formation: 'column' as const };
    const { table, state } = layBattle({
      south: { a: { at: [48.5, 10], kind: 'gun', bases: 1 } },
      north: { b: { at: [50, 30], ...column }, c: { at: [50, 65], ...column } },
    });
    const at = { x: 4850, y: 3000 };
    const { against: refusals, cases } = tell(
      table,
      state,
      shotAt(table, 'a', 'round', null, { piece: 0, at }),
    );
    expect(refusals).toEqual([]);
    expect(cases).toMatchObject([
      {
        target: 'b',
        figures: { dice: 3, killOn: 3, saveOn: 0 },
        lines: ['artillery.round-dice 3', 'artillery.sector-near 3'],
        odds: ['0: 1/8', '1: 3/8', '2: 3/8', '3: 1/8'],
        hit: { from: 1500, to: 2100, sector: 'near' },
      },
      {
        target: 'c',
        figures: { dice: 3, killOn: 2, saveOn: 0 },
        lines: ['artillery.round-dice 3', 'artillery.sector-middle 2'],
        odds: ['0: 8/27', '1: 4/9', '2: 2/9', '3: 1/27'],
        hit: { from: 5000, to: 5600, sector: 'middle' },
      },
    ]);
  });

  test('artillery.half-battery (E22): half the guns lost, two soldiers near', () => {
    const { table, state } = layBattle({
      south: { a: { at: [48.5, 10], kind: 'gun', bases: 2 } },
      north: { b: { at: [50, 30], kind: 'grenadier', formation: 'column' } },
    });
    Object.assign(unitIn(table, state, 'a'), { soldiers: 2, pieces: 1 });
    const { against: refusals, cases } = tell(table, state, shotAt(table, 'a', 'round', 'b'));
    expect(refusals).toEqual([]);
    expect(cases).toMatchObject([
      {
        figures: { dice: 2, killOn: 2, saveOn: 0 },
        lines: ['artillery.round-dice 2', 'artillery.sector-near 3', 'artillery.half-battery -1'],
        odds: ['0: 4/9', '1: 4/9', '2: 1/9'],
      },
    ]);
  });

  test('attack.reaction-fire (E29): muskets at cavalry that does not charge, where it comes to them', () => {
    const { table, state } = layBattle({
      south: { c: { at: [50, 40], kind: 'medium-cavalry' } },
      north: { b: { at: [50, 58.5], bases: 4 } },
    });
    // From the front of the horse at 41.5 to that of the foot at 57.5 is 16 cm, which is not a charge.
    const approach = straightAt(table, state, 'c', 'b', 1600);
    const { against: refusals, cases } = tell(table, state, shotAt(table, 'b', 'small-arms', 'c'), approach);
    expect(refusals).toEqual([]);
    expect(cases).toMatchObject([
      {
        facts: { reaction: true, rangeCm: 0, target: { charging: false } },
        figures: { dice: 2, killOn: 3, saveOn: 0 },
        lines: ['fire.line-dice 2', 'fire.line-kill 3'],
        odds: ['0: 1/4', '1: 1/2', '2: 1/4'],
      },
    ]);
  });

  test('attack.reaction-canister (E30): canister at the same cavalry, 20 cm away', () => {
    const { table, state } = layBattle({
      south: { c: { at: [50, 40], kind: 'medium-cavalry' } },
      north: { b: { at: [50, 58.5], bases: 4 }, g: { at: [50, 79.5], kind: 'gun', bases: 1, facing: 180 } },
    });
    unitIn(table, state, 'b').status = 'off';
    const approach = straightAt(table, state, 'c', 'b', 1600);
    const { against: refusals, cases } = tell(table, state, shotAt(table, 'g', 'canister', 'c'), approach);
    expect(refusals).toEqual([]);
    expect(cases).toMatchObject([
      {
        facts: { reaction: true, rangeCm: 20, firer: { assaulted: false } },
        figures: { dice: 4, killOn: 3, saveOn: 2 },
        lines: ['artillery.canister-dice 4', 'artillery.canister-kill 3', 'save.cavalry-canister 2'],
        odds: ['0: 16/81', '1: 32/81', '2: 8/27', '3: 8/81', '4: 1/81'],
      },
    ]);
  });
});
