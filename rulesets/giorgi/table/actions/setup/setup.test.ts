/** Tests of the set-up: terrain by the players, edges, units deployed in turn. */
import { describe, expect, it } from 'vitest';
import { doctrineOf } from '../../doctrine/doctrine.ts';
import { startState } from '../../flow/start.ts';
import { type BattleSetup, give, playOn, type TestUnit, tableOf } from '../../testing/battle.ts';

const place = (unit: string, x: number, y: number, more: object = {}) => ({
  kind: 'place',
  unit,
  at: { x: Math.round(x * 100), y: Math.round(y * 100) },
  heading: y < 50 ? 900 : 2700,
  formation: 'line',
  ...more,
});

const units = (...ids: readonly string[]): Record<string, TestUnit> =>
  Object.fromEntries(ids.map((id) => [id, {}]));

const byTurns: BattleSetup = {
  south: units('a', 'b', 'c'),
  north: units('x', 'y'),
  options: { 'turn.first': 'first-side' },
  map: { deployment: 'by-turns' },
};

function begin(battle: BattleSetup, faces = {}) {
  const table = tableOf(battle);
  return { table, match: playOn(table, startState(table), faces) };
}

const refused = (...rules: readonly string[]) => ({ refusals: rules.map((rule) => ({ rule })) });

describe('scenario.deployment', () => {
  it('scenario.deployment: unit by unit in turn, the side that goes second first, until all stand', () => {
    const { match } = begin(byTurns);
    expect(match.awaits()).toEqual({ kind: 'turn', phase: 'deploy', sides: ['north'] });
    give(match, 'north', place('x', 30, 90));
    expect(match.canUndo('north')).toBe(false);
    give(match, 'south', place('a', 30, 10));
    give(match, 'north', place('y', 100, 90));
    give(match, 'south', place('b', 100, 10));
    // The north side has none left and is skipped.
    give(match, 'south', place('c', 60, 10));
    give(match, 'north', { kind: 'done' });
    give(match, 'south', { kind: 'done' });
    expect(match.awaits()).toEqual({ kind: 'turn', phase: 'move', sides: ['south'] });
    expect(match.state).toMatchObject({ phase: 'turn', turn: 1, playerTurn: 1, active: 0 });
  });

  it('scenario.deployment: what stays with the same side can be taken back', () => {
    const { match } = begin({ ...byTurns, north: { x: {} }, south: units('a', 'b', 'c') });
    give(match, 'north', place('x', 30, 90));
    give(match, 'south', place('a', 30, 10));
    expect(match.canUndo('south')).toBe(true);
    give(match, 'south', place('b', 60, 10));
    expect(match.undo('south').done).toBe(true);
    expect(match.state.units[1]!.status).toBe('reserve');
  });

  it('scenario.deployment: a unit that stands may be placed elsewhere until its side is done, which is no turn of its own', () => {
    const { match } = begin(byTurns);
    expect(match.check('north', { kind: 'done' })).toMatchObject({ allowed: false });
    give(match, 'north', place('x', 30, 90));
    expect(match.check('north', place('x', 60, 90))).toMatchObject({ allowed: false });
    give(match, 'south', place('a', 30, 10));
    give(match, 'north', place('x', 60, 90));
    expect(match.awaits()).toMatchObject({ sides: ['north'] });
    expect(match.canUndo('north')).toBe(true);
    give(match, 'north', place('y', 100, 90));
    give(match, 'south', place('b', 100, 10));
    give(match, 'south', place('c', 60, 10));
    // All stand. Both may still change that, in the order in which they deployed.
    expect(match.awaits()).toEqual({ kind: 'turn', phase: 'deploy', sides: ['north'] });
    expect(match.check('north', place('y', 60, 90))).toMatchObject(refused('move.through-friends'));
    give(match, 'north', place('y', 30, 90));
    give(match, 'north', { kind: 'done' });
    expect(match.awaits()).toEqual({ kind: 'turn', phase: 'deploy', sides: ['south'] });
    expect(match.check('south', place('x', 30, 10))).toMatchObject({ allowed: false });
    give(match, 'south', place('c', 80, 10));
    give(match, 'south', { kind: 'done' });
    expect(match.state).toMatchObject({ phase: 'turn', turn: 1, active: 0 });
    expect(match.state.units.map(({ stands: { x } }) => x / 100)).toEqual([30, 100, 80, 60, 30]);
  });

  it('scenario.deployment: by option the first side first, and in another depth', () => {
    const { match } = begin({
      ...byTurns,
      options: { ...byTurns.options, 'scenario.deployment': { depthCm: 10, order: 'first-first' } },
    });
    expect(match.awaits()).toMatchObject({ sides: ['south'] });
    expect(match.check('south', place('a', 30, 9.1))).toMatchObject(refused('scenario.deployment'));
    expect(match.check('south', place('a', 30, 9))).toMatchObject({ allowed: true });
  });

  it('scenario.deployment: wholly within the strip of the own edge, or in the zone of the file', () => {
    const { match } = begin(byTurns);
    expect(match.check('north', place('x', 30, 80.9))).toMatchObject(refused('scenario.deployment'));
    expect(match.check('north', place('x', 30, 81))).toMatchObject({ allowed: true });
    expect(match.check('north', place('x', 8.9, 90))).toMatchObject(
      refused('scenario.deployment', 'scenario.table'),
    );
    const table = tableOf(byTurns);
    const zone = [
      [100, 40],
      [140, 40],
      [140, 100],
      [100, 100],
    ];
    const own = begin({
      ...byTurns,
      map: {
        ...byTurns.map,
        sides: table.scenario.sides.map((side, n) => (n === 1 ? { ...side, zone } : side)),
      },
    }).match;
    expect(own.check('north', place('x', 120, 50))).toMatchObject({ allowed: true });
    expect(own.check('north', place('x', 90, 90))).toMatchObject(refused('scenario.deployment'));
  });

  it('scenario.deployment: whom the zone has no room left for is set up before it, on the own half', () => {
    const { table, match } = begin({
      ...byTurns,
      size: [30, 60],
      south: units('a', 'b'),
      options: { ...byTurns.options, 'scenario.deployment': { depthCm: 5 } },
    });
    give(match, 'north', place('x', 15, 57.5));
    expect(match.check('south', place('a', 15, 8))).toMatchObject(refused('scenario.deployment'));
    give(match, 'south', place('a', 15, 2.5));
    const own = doctrineOf(table).plan(match.view('north'), 'north', 'recruit', { below: () => 0 });
    expect(own.commands).toMatchObject([{ kind: 'place', unit: 'y' }]);
    give(match, 'north', place('y', 15, 50));
    expect(match.check('south', place('b', 15, 2.5))).toMatchObject(refused('move.through-friends'));
    expect(match.check('south', place('b', 15, 31))).toMatchObject(refused('scenario.deployment'));
    give(match, 'south', place('b', 15, 8));
  });

  it('scenario.deployment: any formation that the arm has, on ground that is free', () => {
    const woods = {
      kind: 'woods' as const,
      corners: [
        [20, 80],
        [50, 80],
        [50, 100],
        [20, 100],
      ],
    };
    const { match } = begin({
      ...byTurns,
      north: { x: {}, h: { kind: 'light-cavalry' }, g: { kind: 'gun' }, l: { kind: 'light' } },
      areas: [woods],
    });
    expect(match.check('north', place('h', 100, 90, { formation: 'square' }))).toMatchObject(
      refused('formation.square-who'),
    );
    expect(match.check('north', place('g', 100, 90))).toMatchObject(refused('formation.list'));
    expect(match.check('north', place('h', 35, 90, { formation: 'column' }))).toMatchObject(
      refused('terrain.woods-forbidden'),
    );
    expect(match.check('north', place('x', 35, 90))).toMatchObject(refused('woods.open-order'));
    expect(match.check('north', place('l', 35, 90, { formation: 'open', gap: 200 }))).toMatchObject({
      allowed: true,
    });
    expect(match.check('north', place('l', 35, 90, { formation: 'open', gap: 310 }))).toMatchObject(
      refused('formation.shapes'),
    );
    give(match, 'north', place('x', 100, 90));
    give(match, 'south', place('a', 30, 10));
    expect(match.check('north', place('h', 104, 90, { formation: 'column' }))).toMatchObject(
      refused('move.through-friends'),
    );
  });

  it('building.capacity: a garrison from the start', () => {
    const { match } = begin({
      ...byTurns,
      north: { x: {}, y: {}, h: { kind: 'light-cavalry' }, m: { bases: 7 } },
      houses: [{ at: [100, 90] }, { at: [60, 50] }],
    });
    const inside = { house: 'house-0' };
    expect(match.check('north', place('h', 100, 90, inside))).toMatchObject(refused('building.foot-only'));
    expect(match.check('north', place('m', 100, 90, inside))).toMatchObject(refused('building.capacity'));
    expect(match.check('north', place('x', 60, 50, { house: 'house-1' }))).toMatchObject(
      refused('scenario.deployment'),
    );
    give(match, 'north', place('x', 100, 90, inside));
    expect(match.state.units[3]).toMatchObject({ status: 'on', stands: { house: 0 } });
    give(match, 'south', place('a', 30, 10));
    expect(match.check('north', place('y', 100, 90, inside))).toMatchObject(refused('building.capacity'));
  });
});

describe('scenario.terrain', () => {
  const free: BattleSetup = {
    ...byTurns,
    options: { 'turn.first': 'second-side', 'scenario.terrain': { pieces: 2 } },
    map: { ground: 'by-players', deployment: 'by-turns' },
  };
  const lay = (piece: string | null, x = 0, y = 0) => ({
    kind: 'lay',
    piece,
    at: { x: x * 100, y: y * 100 },
    heading: 900,
  });

  it('scenario.terrain: pieces in turn, who goes first beginning; then the other side picks its edge', () => {
    const { match } = begin(free);
    expect(match.awaits()).toEqual({ kind: 'turn', phase: 'terrain', sides: ['north'] });
    give(match, 'north', lay('hill', 30, 50));
    give(match, 'south', lay('wood', 110, 50));
    give(match, 'north', lay('plough', 30, 80));
    give(match, 'south', lay('hedge', 110, 20));
    expect(match.state.laid.map(({ piece, side }) => `${piece} ${side}`)).toEqual([
      'hill 1',
      'wood 0',
      'plough 1',
      'hedge 0',
    ]);
    expect(match.awaits()).toEqual({ kind: 'turn', phase: 'edge', sides: ['south'] });
    give(match, 'south', { kind: 'edge', edge: 'north' });
    expect(match.state.edges).toEqual(['north', 'south']);
    expect(match.awaits()).toEqual({ kind: 'turn', phase: 'deploy', sides: ['south'] });
    expect(match.check('south', place('a', 30, 10))).toMatchObject(refused('scenario.deployment'));
    give(match, 'south', place('a', 60, 92));
  });

  it('scenario.terrain: pieces lie on the table, the gap apart', () => {
    const { match } = begin(free);
    expect(match.check('north', lay('hill', 10, 50))).toMatchObject(refused('scenario.terrain'));
    expect(match.check('north', lay('volcano', 50, 50))).toMatchObject({ error: { at: 'piece' } });
    give(match, 'north', lay('hill', 30, 50));
    // Hill and wood are 20 and 16 cm deep, 28 and 20 cm wide, so 10 cm between them is enough.
    expect(match.check('south', lay('wood', 63, 50))).toMatchObject(refused('scenario.terrain'));
    expect(match.check('south', lay('wood', 64, 50))).toMatchObject({ allowed: true });
  });

  it('scenario.terrain: whoever wants no more is passed over', () => {
    const { match } = begin(free);
    give(match, 'north', lay(null));
    give(match, 'south', lay('wood', 110, 50));
    expect(match.awaits()).toMatchObject({ phase: 'terrain', sides: ['south'] });
    give(match, 'south', lay(null));
    expect(match.awaits()).toMatchObject({ phase: 'edge' });
  });

  it('scenario.terrain: no pieces, and objectives evenly along the middle line', () => {
    const options = { 'turn.first': 'first-side', 'scenario.terrain': { pieces: 0, objectives: 2 } };
    const { table, match } = begin({ ...free, options });
    expect(match.awaits()).toMatchObject({ phase: 'edge', sides: ['north'] });
    expect(table.objectives.map(({ x, y }) => [x, y])).toEqual([
      [5000, 5000],
      [10_000, 5000],
    ]);
  });

  it('command.general: a general waits at the edge that his side has taken', () => {
    const { match } = begin({ ...free, options: { ...free.options, 'command.general': true } });
    give(match, 'north', lay(null));
    give(match, 'south', lay(null));
    expect(match.state.generals.map(({ y }) => y)).toEqual([1000, 9000]);
    give(match, 'south', { kind: 'edge', edge: 'north' });
    expect(match.state.generals.map(({ y }) => y)).toEqual([9000, 1000]);
    // The same side deploys next, so its edge can be undone.
    expect(match.undo('south').done).toBe(true);
    give(match, 'south', { kind: 'edge', edge: 'south' });
    expect(match.state.generals.map(({ y }) => y)).toEqual([1000, 9000]);
  });

  it('turn.first: the roll comes before ground and deployment', () => {
    const { match } = begin({ ...free, options: {} }, { 'south first': [6, 6], 'north first': [1, 1] });
    give(match, 'south', { kind: 'roll' });
    expect(match.awaits()).toEqual({ kind: 'turn', phase: 'terrain', sides: ['south'] });
  });
});
