import { describe, expect, test } from 'vitest';
import type { Shot } from '../../state/model.ts';
import { type BattleSetup, layBattle, turnOn, unitIn } from '../../testing/battle.ts';
import { shoot } from './index.ts';
import { shotAt, tell } from './testing/shots.ts';

const gun = { kind: 'gun' as const, bases: 1 };
const column = { formation: 'column' as const };

/** Verdict on a shot of the battery `a` at `b`. */
function judge(
  what: Shot['shot'],
  battle: Partial<BattleSetup>,
  more: Partial<Shot> = {},
  change: (laid: ReturnType<typeof layBattle>) => void = () => {},
) {
  const laid = layBattle({
    south: { a: { at: [50, 10], ...gun } },
    north: { b: { at: [50, 40] } },
    ...battle,
  });
  change(laid);
  const { table, state } = laid;
  const told = tell(table, state, shotAt(table, 'a', what, 'b', more));
  const meant = told.cases.find(({ target }) => target === 'b');
  return { ...told, facts: meant?.facts, figures: meant?.figures ?? null, lines: meant?.lines };
}

describe('round shot', () => {
  test('artillery.depth: a line from the front counts once, from the flank for each base', () => {
    expect(judge('round', {}).facts).toMatchObject({ soldiersUnderRod: 1, target: { enfilade: false } });
    const flank = judge('round', { north: { b: { at: [50, 40], facing: 90 } } });
    expect(flank.facts).toMatchObject({ soldiersUnderRod: 6 });
    expect(flank.figures).toMatchObject({ dice: 6 });
  });

  test('artillery.depth: other counts, and guns, limbers and garrisons', () => {
    const options = { 'artillery.depth': { lineFront: 2, guns: 3 } };
    expect(judge('round', { options }).figures).toMatchObject({ dice: 2 });
    expect(judge('round', { options, north: { b: { at: [50, 40], ...gun } } }).figures).toEqual({
      dice: 3,
      killOn: 3,
      saveOn: 2,
    });
    const limbered = { at: [50, 40] as const, ...gun, formation: 'limbered' as const };
    expect(judge('round', { north: { b: limbered } }).figures).toMatchObject({ dice: 2, saveOn: 0 });
    const garrison = judge('round', {
      houses: [{ at: [50, 40], id: 'farm' }],
      north: { b: { at: [50, 40], house: 'farm' } },
    });
    expect(garrison.figures).toEqual({ dice: 2, killOn: 3, saveOn: 4 });
  });

  test('artillery.enfilade: a column from the flank has twice the dice', () => {
    // Three bases deep and two wide, so across it the rod meets two of them.
    const { facts, figures } = judge('round', { north: { b: { at: [50, 40], facing: 90, ...column } } });
    expect(facts).toMatchObject({ soldiersUnderRod: 2, target: { enfilade: true } });
    expect(figures).toMatchObject({ dice: 4 });
  });

  test('artillery.square-dice: three dice whatever the rod crosses', () => {
    const { figures } = judge('round', { north: { b: { at: [50, 40], formation: 'square' } } });
    expect(figures).toMatchObject({ dice: 3 });
  });

  test('artillery.rods: a mark belongs to the nearer sector; nothing is struck beyond the rod', () => {
    // The muzzle is at 12 and the front of the line at y - 1, so the distance is y - 13.
    const sector = (y: number) => judge('round', { north: { b: { at: [51.5, y] } } });
    expect(sector(53).figures).toMatchObject({ killOn: 3 });
    expect(sector(53.1).figures).toMatchObject({ killOn: 2 });
    expect(sector(78.1).figures).toMatchObject({ killOn: 1 });
    const south = { a: { at: [48.5, 2] as const, ...gun, calibre: '4lb' as const } };
    expect(judge('round', { south, north: { b: { at: [50, 74.9] } } }).against).toEqual([]);
    expect(judge('round', { south, north: { b: { at: [50, 77] } } }).against).toContain(
      'artillery.rod-range',
    );
  });

  test('artillery.two-sectors: a unit in two sectors lies wholly in the nearer', () => {
    const { cases } = judge('round', { north: { b: { at: [50, 53], facing: 90 } } });
    expect(cases[0]!.hit).toMatchObject({ sector: 'near' });
    expect(cases[0]!.hit!.to).toBeGreaterThan(4000);
  });

  test('artillery.rod: friends end it, and whoever stands behind them is safe', () => {
    const { against: refusals } = judge('round', {
      south: { a: { at: [50, 10], ...gun }, c: { at: [50, 25] } },
    });
    expect(refusals).toContain('artillery.line-of-fire');
  });

  test('artillery.line-of-fire: a house ends it behind its garrison, a hill before what it hides', () => {
    const houses = [{ at: [50, 25] as const, id: 'farm' }];
    expect(judge('round', { houses }).against).toContain('artillery.line-of-fire');
    const north = { c: { at: [50, 25] as const, house: 'farm' }, b: { at: [50, 40] as const } };
    const held = judge('round', { houses, north }, { at: { x: 5000, y: 4000 } });
    expect(held.cases.map(({ target, refused }) => [target, refused.length === 0])).toEqual([['c', true]]);
    expect(held.against).toContain('artillery.line-of-fire');
    const corners = [
      [30, 20],
      [70, 20],
      [70, 28],
      [30, 28],
    ];
    expect(judge('round', { areas: [{ kind: 'hill', corners }] }).against).toContain(
      'artillery.line-of-fire',
    );
  });

  test('artillery.line-of-fire: a wood ends it', () => {
    const corners = [
      [30, 20],
      [70, 20],
      [70, 28],
      [30, 28],
    ];
    expect(judge('round', { areas: [{ kind: 'woods', corners }] }).against).toContain(
      'artillery.line-of-fire',
    );
  });

  test('artillery.no-round-at-open-order: skirmishers under the rod are passed over', () => {
    const skirmishers = { kind: 'light' as const, formation: 'open' as const };
    const north = { c: { at: [50, 30] as const, ...skirmishers }, b: { at: [50, 40] as const } };
    const { against: refusals, cases } = judge('round', { north }, { at: { x: 5250, y: 4000 } });
    expect(refusals).toEqual([]);
    expect(cases.map(({ target, refused }) => [target, refused])).toEqual([
      ['c', ['artillery.no-round-at-open-order']],
      ['b', []],
    ]);
  });

  test('artillery.arc: 30 degrees either side, or what the option says', () => {
    const aside = { north: { b: { at: [85, 40] as const } } };
    expect(judge('round', aside).against).toContain('artillery.arc');
    expect(judge('round', { ...aside, options: { 'artillery.arc': 60 } }).against).toEqual([]);
  });

  test('artillery.rod-from: any piece that its owner likes, or the middle of the battery', () => {
    const south = { a: { at: [50, 10] as const, kind: 'gun' as const, bases: 4 } };
    const from = (options: BattleSetup['options'], piece: number) => {
      const { table, state } = layBattle({ options: options ?? {}, south, north: { b: { at: [50, 40] } } });
      const { turn, all } = turnOn(table, state);
      shoot(turn, shotAt(table, 'a', 'round', 'b', { piece }), null);
      return all('fired').map(({ from: { x, y } }) => [x, y])[0];
    };
    expect(from({}, 0)).toEqual([4550, 1200]);
    expect(from({}, 3)).toEqual([5450, 1200]);
    expect(from({ 'artillery.rod-from': 'middle' }, 3)).toEqual([5000, 1200]);
  });

  test('artillery.one-shot: a battery fires once', () => {
    const { against: refusals } = judge('round', {}, {}, ({ table, state }) => {
      unitIn(table, state, 'a').fired = true;
    });
    expect(refusals).toEqual(['artillery.one-shot']);
  });

  test('artillery.limbered: from the formation', () => {
    const south = { a: { at: [50, 10] as const, ...gun, formation: 'limbered' as const } };
    expect(judge('round', { south }).against).toContain('artillery.limbered');
  });

  test('artillery.several-units: everybody under it loses and tests in turn, with dice of one key', () => {
    const { table, state } = layBattle({
      south: { a: { at: [48.5, 10], ...gun } },
      north: { b: { at: [50, 30], ...column }, c: { at: [50, 65], ...column } },
    });
    const { turn, kinds, all } = turnOn(table, state, {
      'a shot': [1, 1, 6, 2, 6, 6],
      'b losses': [6],
    });
    shoot(turn, shotAt(table, 'a', 'round', null, { piece: 0, at: { x: 4850, y: 3000 } }), null);
    expect(kinds()).toEqual(['fired', 'lost', 'tested', 'rungSet', 'fired', 'lost']);
    expect(all('fired').map(({ on, killed }) => [table.units[on]!.id, killed])).toEqual([
      ['b', 2],
      ['c', 1],
    ]);
    expect(all('fired')[0]!.rod).toHaveLength(2);
    expect(unitIn(table, state, 'b')).toMatchObject({ soldiers: 16, rung: 1 });
  });
});
