/** Rows of units, guns and commanders as positions: bases and edges, what is light, what a look costs. */
import { frontage } from '@grognard/geometry';
import { describe, expect, it } from 'vitest';
import { releaseHesitant } from '../actions/command/index.ts';
import { mustEvade } from '../actions/evade/index.ts';
import { isAllRound, multipleAttack } from '../actions/melee/index.ts';
import { plotMove } from '../actions/move/index.ts';
import { baseOf } from '../bodies/index.ts';
import { copyState } from '../state/copy.ts';
import { isRefused } from '../state/turn.ts';
import { indexIn, layBattle, type TestUnit, tableOf, turnOn, unitIn } from '../testing/battle.ts';
import { touch } from '../testing/contacts.ts';
import { begin } from '../testing/position.ts';

const ud = 400;
const unit = (kind: TestUnit['kind'], x: number, y: number, more: Partial<TestUnit> = {}): TestUnit => ({
  kind,
  at: [x, y],
  ...more,
});
const swords = (x: number, y: number, more: Partial<TestUnit> = {}) => unit('medium-swordsmen', x, y, more);
const far = { z: unit('levy', 28, 19) };

describe('bases and edges', () => {
  it.each([
    ['light-infantry', 1, 0.5],
    ['levy', 1, 1],
    ['bowmen', 2, 1],
    ['heavy-swordsmen', 2, 1],
    ['tercio', 2, 2],
    ['war-wagon', 1, 2],
    ['light-artillery', 1, 1],
    ['light-cavalry', 1, 0.75],
    ['gendarmes', 1, 0.75],
    ['elephants', 1, 1],
  ] as const)('unit.footprint, unit.depth: %s stands on %s × %s UD', (kind, wide, deep) => {
    const { table, state } = layBattle({ south: { a: unit(kind, 14, 8) }, north: far });
    const { footprint } = baseOf(table, state, indexIn(table, 'a'));
    expect([frontage(footprint) / ud, footprint.shape === 'rectangle' ? footprint.depth / ud : 0]).toEqual([
      wide,
      deep,
    ]);
  });

  it('unit.ud, unit.ud-large: 40 mm, or 60 mm with large figures', () => {
    const size = (figures: 'small' | 'large') =>
      tableOf({ south: { a: swords(14, 8) }, north: far, map: { figures } }).sizes.ud;
    expect([size('small'), size('large')]).toEqual([400, 600]);
  });

  it('unit.edges: all edges of war wagons and squares are front', () => {
    const { table, state } = layBattle({
      south: { a: unit('war-wagon', 14, 8), b: unit('pike-and-shot', 18, 8), c: swords(22, 8) },
      north: far,
    });
    unitIn(table, state, 'b').square = true;
    expect(['a', 'b', 'c'].map((id) => isAllRound(table, state, indexIn(table, id)))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('unit.sectors: front, flank and rear are taken from the real base, not from middles', () => {
    const edge = (x: number, y: number, facing: number) => {
      const played = begin({
        south: { a: unit('heavy-cavalry', x, y, { facing }) },
        north: { z: swords(14, 11) },
      });
      played.give({ kind: 'charge', units: ['a'], target: 'z' });
      return played.state.contacts[0]?.edge;
    };
    // The middle of the first lies far to the side of that of z, but before its front line.
    expect([edge(14.9, 8, 0), edge(16.5, 11.2, 270)]).toEqual(['front', 'left']);
  });

  it('unit.premeasure: whatever may be asked beforehand changes nothing', () => {
    const played = begin({ south: { a: unit('heavy-cavalry', 14, 8) }, north: { z: swords(14, 11) } });
    const before = copyState(played.state);
    played.check({ kind: 'charge', units: ['a'], target: 'z' });
    played.check({ kind: 'move', units: ['a'], steps: [{ step: 'advance', by: ud }] });
    expect(played.state).toEqual(before);
  });
});

describe('light troops', () => {
  const pressed = (by: TestUnit['kind']) => {
    const { table, state } = layBattle({
      south: { a: swords(14, 8.5), b: unit(by, 15.25, 9.5, { facing: 270 }) },
      north: { z: swords(14, 9.5) },
    });
    touch(table, state, 'a', 'z');
    touch(table, state, 'b', 'z', { edge: 'left' });
    const { turn } = turnOn(table, state);
    multipleAttack(turn, indexIn(table, 'z'));
    return unitIn(table, state, 'z').lost;
  };

  it('unit.light: LI and LH are light, dragoons are not', () => {
    expect([pressed('light-infantry'), pressed('light-cavalry'), pressed('dragoons')]).toEqual([0, 0, 1]);
  });

  it('evade.must: LI gives way to the heavy troops that would touch it, not to others of their group', () => {
    const { table, state } = layBattle({
      south: { a: unit('light-infantry', 12, 8), b: swords(14, 8) },
      north: { z: unit('light-infantry', 12, 10) },
    });
    const index = (id: string) => indexIn(table, id);
    expect(mustEvade(table, state, index('z'), [index('a')])).toBe(false);
    expect(mustEvade(table, state, index('z'), [index('a'), index('b')])).toBe(true);
    const played = begin({
      south: { a: unit('light-cavalry', 12, 8), b: unit('heavy-cavalry', 13, 8) },
      north: { z: unit('light-infantry', 11.9, 10.5), y: swords(14, 13) },
    });
    played.give({ kind: 'charge', units: ['a', 'b'], target: 'z' });
    if (played.asked() === 'north answer')
      expect(played.against({ kind: 'answer', units: ['z'], how: 'stand' })).toBeNull();
  });
});

describe('guns and commanders', () => {
  it('artillery.pivot-cost: a pivot takes no UD, or as much as is agreed', () => {
    const used = (options: Readonly<Record<string, unknown>>) => {
      const { table, state } = layBattle({
        options,
        south: { a: unit('light-artillery', 14, 8) },
        north: far,
      });
      const plot = plotMove(table, state, [indexIn(table, 'a')], [{ step: 'pivot', angle: 450 }]);
      return isRefused(plot) ? plot : plot.used / ud;
    };
    expect([used({}), used({ 'artillery.pivot-cost': 1 })]).toEqual([0, 1]);
  });

  it('commander.move-terrain: terrain and zones mean nothing to him, or by option he rides as light cavalry', () => {
    const rides = (options: Readonly<Record<string, unknown>>, x: number, y: number) =>
      begin({
        options,
        areas: [{ kind: 'wood', at: [14, 4], size: [2, 2] }],
        southCorps: { one: { at: [10, 4], units: { a: swords(4, 4) } } },
        north: { z: swords(10, 8) },
      }).against({ kind: 'ride', corps: 'one', to: { x: x * ud, y: y * ud } });
    const asLight = { 'commander.move-terrain': 'as-light-cavalry' };
    expect([rides({}, 14, 4), rides(asLight, 14, 4)]).toEqual([null, ['commander.move']]);
    expect([rides({}, 10, 6.9), rides(asLight, 10, 6.9)]).toEqual([null, ['commander.move']]);
    expect([rides({}, 10, 1), rides(asLight, 10, 1)]).toEqual([null, null]);
  });

  it('deploy.hesitant, unit.limits: an enemy exactly 4 UD away ends it, one a little farther does not', () => {
    const hesitates = (away: number) => {
      const { table, state } = layBattle({ south: { a: swords(14, 5) }, north: { z: swords(14, 6 + away) } });
      state.commands[0]!.hesitant = true;
      releaseHesitant(turnOn(table, state).turn);
      return state.commands[0]!.hesitant;
    };
    expect([hesitates(3.9), hesitates(4), hesitates(4.1)]).toEqual([false, false, true]);
  });

  it('disengage.mounted: dragoons break off on foot or, by option, mounted', () => {
    const against = (options: Readonly<Record<string, unknown>>) =>
      begin({
        options,
        south: { a: unit('dragoons', 14, 9.125) },
        north: { z: swords(14, 10) },
        contacts: [['a', 'z']],
      }).against({ kind: 'disengage', units: ['a'] });
    expect([against({}), against({ 'unit.dragoons-on-foot': false })]).toEqual([['disengage.all'], null]);
  });

  it('fortification.cross, unit.dragoons-on-foot: near the enemy dragoons cross works as foot', () => {
    const goes = (enemy: number) =>
      begin({
        works: [{ kind: 'obstacle', from: [12, 8.7], to: [16, 8.7] }],
        south: { a: unit('dragoons', 14, 8) },
        north: { z: unit('levy', 14, enemy) },
      }).against({ kind: 'move', units: ['a'], steps: [{ step: 'advance', by: 2 * ud }] });
    // On foot 3 UD less 1 for the works, mounted 4 less 2.
    expect(goes(11.8)).toBeNull();
    expect(goes(18)).toBeNull();
  });
});
