import { describe, expect, test } from 'vitest';
import { tellEvent } from '../tell.ts';
import type { Battle } from '../testing/battle.ts';
import { play, to } from './testing/play.ts';

type At = [number, number];
const man = (x: number, y: number) => ({ at: [x, y] as At, weapons: ['sword' as const] });
const two: Battle['sides'] = {
  blue: { a: man(20, 2), b: man(30, 40) },
  red: { r: man(70, 60), s: man(74, 60) },
};
const three: Battle['sides'] = { ...two, green: { g: man(50, 98), h: man(53, 98) } };

/** These aims and no others. */
const aims = (...all: object[]): Pick<Battle, 'map'> => ({
  map: {
    aims: all.map((aim, n) => ({ id: `aim-${n}`, points: 1, words: `Aim ${n}`, ...aim })) as never,
  },
});

describe('three sides', () => {
  test('scenario.sides, melee.who: every side is the enemy of every other', () => {
    const close = { blue: { a: man(50, 50) }, red: { r: man(52, 50) }, green: { g: man(54, 50) } };
    const { turn, man: of } = play({ sides: close });
    const { all } = turn({}, { 'a blow': [1], 'r blow': [4], 'g blow': [4] });
    expect(all('struck').map(({ figure, victim }) => [figure, victim])).toEqual([
      [of('a'), of('r')],
      [of('r'), of('a')],
      [of('g'), of('r')],
    ]);
    expect(all('fell').map(({ figure }) => figure)).toEqual([of('a'), of('r')]);
  });

  test('scenario.end: a side whose people have all left is not waited for, and the others play on', () => {
    const { turn, match } = play({ sides: three });
    turn({ g: to([50, 101]), h: to([53, 101]) });
    expect(match.awaits()).toMatchObject({ kind: 'orders', sides: ['blue', 'red'] });
    turn();
    expect(match.state.turn).toBe(3);
  });

  test('scenario.end: one gives up, another has nobody left: the third has the field', () => {
    const { turn, match, give } = play({ sides: three });
    turn({ g: to([50, 101]), h: to([53, 101]) });
    give('red', { kind: 'concede' });
    expect(match.awaits()).toMatchObject({ kind: 'over', result: { by: 'scenario.end' } });
  });

  test('scenario.winner: points of a side that left the table count', () => {
    const flee = { side: 'green', kind: 'escape', least: 2, points: 5 };
    const hold = (side: string) => ({ side, kind: 'hold', place: [90, 10] });
    const { turn, match, give } = play({ sides: three, ...aims(flee, hold('blue'), hold('red')) });
    const { all } = turn({ g: to([50, 101]), h: to([53, 101]) });
    expect(all('scored')).toMatchObject([{ side: 2, points: 5 }]);
    give('red', { kind: 'concede' });
    expect(match.awaits()).toMatchObject({
      kind: 'over',
      result: { winners: ['green'], points: { blue: 0, red: 0, green: 5 } },
    });
  });

  test('scenario.winner: two of three level at the top draw', () => {
    const flee = (side: string) => ({ side, kind: 'escape', points: 2 });
    const sides = {
      blue: { a: man(20, 2), b: man(24, 2) },
      red: { r: man(2, 60), s: man(9, 60) },
      green: { g: man(50, 90) },
    };
    const { turn, match } = play({
      sides,
      turns: 1,
      ...aims(flee('blue'), flee('red'), flee('green')),
    });
    turn({ a: to([20, -1]), r: to([-1, 60]) });
    expect(match.awaits()).toMatchObject({
      kind: 'over',
      result: { winners: [], by: 'scenario.turns', points: { blue: 2, red: 2, green: 0 } },
    });
  });

  test('aim.hold: two enemies of each other near a place hold it for nobody', () => {
    const hold = (side: string) => ({ side, kind: 'hold', place: [50, 50] });
    const sides = { blue: { a: man(47, 50) }, red: { r: man(53, 50) }, green: { g: man(50, 90) } };
    const { turn, match } = play({ sides, turns: 1, ...aims(hold('blue'), hold('red'), hold('green')) });
    turn();
    expect(match.state.scored).toEqual([-1, -1, -1]);
  });

  test('aim.kill: all of the other sides, whichever they are', () => {
    const sides = {
      blue: { a: man(50, 50), b: man(20, 20) },
      red: { r: man(52, 50), s: man(70, 60) },
      green: { g: man(54, 50), h: man(80, 80) },
    };
    const kill = { side: 'blue', kind: 'kill', least: 2, points: 3 };
    const hold = (side: string) => ({ side, kind: 'hold', place: [90, 10] });
    const { turn } = play({ sides, ...aims(kill, hold('red'), hold('green')) });
    const { all } = turn(
      { r: { victim: 'g' }, a: { hand: 'bare-hands' } },
      { 'r blow': [5], 'a blow': [6, 1], 'g blow': [1] },
    );
    expect(all('fell')).toHaveLength(2);
    expect(all('scored')).toMatchObject([{ side: 0, points: 3 }]);
  });

  test('leader.half: of three, one withdraws, and reaches no more aims', () => {
    const sides = {
      blue: { a: man(50, 50), b: man(20, 20) },
      red: { r: man(52, 50), s: man(70, 60) },
      green: { g: man(30, 90) },
    };
    const hold = (side: string) => ({ side, kind: 'hold', place: [70, 60] });
    const battle = {
      sides,
      turns: 2,
      options: { 'leader.half': true },
      ...aims(hold('blue'), hold('red'), hold('green')),
    };
    const { turn, match, figure } = play(battle);
    turn({}, { 'a blow': [5] });
    expect(figure('s').status).toBe('gone');
    expect(match.awaits()).toMatchObject({ sides: ['blue', 'green'] });
    turn();
    expect(match.awaits()).toMatchObject({ kind: 'over', result: { winners: [], by: 'scenario.turns' } });
  });
});

describe('a side that withdraws', () => {
  const pair = { blue: { a: man(50, 50), b: man(20, 20) }, red: { r: man(52, 50), s: man(70, 60) } };
  const kill = (side: string, ...figures: string[]) => ({ side, kind: 'kill', figures, points: 2 });

  test('leader.half, aim.kill: what it reaches in the turn of its loss counts', () => {
    const options = { 'leader.half': true };
    const { turn, match } = play({ sides: pair, options, ...aims(kill('blue', 'r'), kill('red', 'b')) });
    turn({}, { 'a blow': [5], 'r blow': [5] });
    expect(match.awaits()).toMatchObject({
      kind: 'over',
      result: { winners: ['blue'], by: 'leader.half', points: { blue: 2, red: 0 } },
    });
  });

  test('leader.half, aim.escape, aim.kill: what happens after it has left does not', () => {
    const sides = { ...pair, green: { g: man(30, 90), h: man(50, 52) } };
    const flee = { side: 'red', kind: 'escape', points: 5 };
    const battle = { sides, turns: 3, options: { 'leader.half': true } };
    const all = aims(flee, kill('red', 'h'), kill('blue', 's'), kill('green', 's'));
    const { turn, match, figure } = play({ ...battle, ...all });
    turn({}, { 'a blow': [5] });
    expect(figure('s').status).toBe('gone');
    turn({}, { 'a blow': [5], 'h blow': [1] });
    expect(figure('h').status).toBe('dead');
    expect(match.state.sides.map(({ points }) => points)).toEqual([0, 0, 0]);
  });

  test('scenario.sides: a side that gives up takes its orders with it', () => {
    const sides = { ...pair, green: { g: man(30, 90) } };
    const { give, turn, match } = play({ sides });
    give('red', { kind: 'order', figure: 's', ...to([70, 70]) });
    give('red', { kind: 'concede' });
    turn({}, { 'a blow': [5] });
    expect(match.state.turn).toBe(2);
  });
});

describe('secret aims', () => {
  const secret = { side: 'blue', kind: 'escape', figures: ['a'], points: 4, secret: true };
  const open = { side: 'red', kind: 'hold', place: [70, 60], points: 1 };
  const battle: Battle = { sides: two, turns: 2, ...aims(secret, open) };

  test('scenario.sides, aim.points: nobody else sees the aim or its points before the end; then all do', () => {
    const { turn, view, match } = play(battle);
    turn({ a: to([20, -1]) });
    expect(view('blue').points).toEqual({ blue: 4, red: 0 });
    for (const side of ['red', null]) {
      expect(view(side).points).toEqual({ blue: 0, red: 0 });
      expect(view(side).aims.map(({ id }) => id)).toEqual(['aim-1']);
    }
    expect(match.seen('red').filter(({ kind }) => kind === 'scored')).toEqual([]);
    expect(match.seen('blue').filter(({ kind }) => kind === 'scored')).toHaveLength(1);
    turn();
    expect(view('red').points).toEqual({ blue: 4, red: 1 });
    expect(view('red').aims).toHaveLength(2);
    expect(view(null).result).toEqual({
      winners: ['blue'],
      by: 'scenario.turns',
      points: { blue: 4, red: 1 },
    });
  });
});

describe('the end', () => {
  test('aim.points: the battle is over as soon as nothing is open any more', () => {
    const { turn, match } = play({
      sides: two,
      ...aims(
        { side: 'blue', kind: 'escape', figures: ['a'] },
        { side: 'red', kind: 'kill', figures: ['a'] },
      ),
    });
    turn({ a: to([20, -1]) });
    expect(match.awaits()).toMatchObject({ kind: 'over', result: { winners: ['blue'], by: 'aim.points' } });
  });

  test('scenario.end: nobody is left on either side, and the report does not say that one is', () => {
    const sides = { blue: { a: man(20, 2) }, red: { r: man(60, 2) } };
    const { turn, match, table } = play({ sides });
    const { all } = turn({ a: to([20, -1]), r: to([60, -1]) });
    expect(match.awaits()).toMatchObject({ kind: 'over', result: { winners: [], by: 'scenario.end' } });
    expect(tellEvent(table, all('ended')[0]!, match.state)).not.toContain('only one side is left');
  });

  test('scenario.turns: the option sets the last turn', () => {
    const { turn, match } = play({ sides: two, options: { 'scenario.turns': 2 } });
    turn();
    expect(match.awaits().kind).toBe('orders');
    turn();
    expect(match.awaits()).toMatchObject({ kind: 'over', result: { by: 'scenario.turns' } });
  });

  test('scenario.turns: aims that nobody can reach do not keep a battle from its end', () => {
    const held = { ...two, red: { ...two['red']!, p: { ...man(90, 90), captive: true } } };
    const { turn, match } = play({
      sides: held,
      turns: 3,
      ...aims(
        { side: 'blue', kind: 'hold', place: [90, 90], least: 2 },
        { side: 'red', kind: 'escape', figures: ['p'] },
      ),
    });
    for (let n = 0; n < 3; n++) turn();
    expect(match.awaits()).toMatchObject({ kind: 'over', result: { winners: [], by: 'scenario.turns' } });
  });
});

describe('prisoners', () => {
  const sides: Battle['sides'] = {
    blue: { a: man(50, 40), b: man(20, 20) },
    red: { r: man(70, 60), p: { ...man(50, 50), captive: true } },
  };
  const take = (side: string) => ({ side, kind: 'seize', figures: ['p'], points: 2 });
  const battle: Battle = { sides, turns: 3, ...aims(take('blue'), take('red')) };

  test('aim.seize: whoever stands by him has him; a prisoner freed is in the hands of his own', () => {
    const { turn, match, figure } = play(battle);
    turn({ a: to([50, 48]), r: to([64, 60]) });
    expect(figure('p').heldBy).toBe(0);
    const { all } = turn({ a: to([40, 44]), r: to([56, 56]) });
    expect(all('seized')).toMatchObject([{ by: -1 }]);
    turn({ r: to([52, 50]) });
    expect(figure('p').heldBy).toBe(1);
    expect(match.awaits()).toMatchObject({
      kind: 'over',
      result: { winners: ['red'], points: { blue: 0, red: 2 } },
    });
  });

  test('melee.who, shoot.line-figure: nobody strikes or shoots a prisoner', () => {
    const { match, turn } = play(battle);
    expect(match.check('blue', { kind: 'order', figure: 'a', victim: 'p' }).allowed).toBe(false);
    expect(turn({ a: to([50, 48]) }, { 'a blow': [6, 6, 6] }).all('struck')).toEqual([]);
  });

  test('leader.none: nobody orders a prisoner about', () => {
    const { match } = play(battle);
    expect(match.check('red', { kind: 'order', figure: 'p', ...to([50, 55]) }).allowed).toBe(false);
  });
});

describe('boats and edges', () => {
  const sea = {
    id: 'sea',
    kind: 'deep-water' as const,
    corners: [
      [0, 0],
      [100, 0],
      [100, 30],
      [0, 30],
    ],
  };
  const boat = {
    id: 'gig',
    kind: 'rowing-boat' as const,
    corners: [
      [46, 8],
      [54, 8],
      [54, 14],
      [46, 14],
    ],
  };
  const aboard = (x: number, y: number) => ({ ...man(x, y), vessel: 'gig' });
  const battle: Battle = {
    edition: 'argad-coastal',
    sides: { blue: { a: aboard(48, 11), b: aboard(50, 11), c: aboard(52.5, 11) }, red: { r: man(50, 80) } },
    map: {
      areas: [sea],
      vessels: [boat],
      objects: [{ id: 'keg', name: 'Keg', at: [50, 12.5], weight: 'heavy' as const }],
      ...aims(
        { side: 'blue', kind: 'carry-off', object: 'keg', edge: 'south' },
        { side: 'red', kind: 'hold', place: [50, 80] },
      ).map,
    },
  };
  const row = (x: number, y: number) => ({
    kind: 'row',
    vessel: 'gig',
    path: [{ x: x * 100, y: y * 100 }],
    rowers: ['a', 'b'],
  });

  test('water.boat, figure.carry: what lies in a boat goes where it goes', () => {
    const { give, turn, match } = play(battle);
    give('blue', row(50, 17));
    turn();
    expect(match.state.vessels[0]).toMatchObject({ x: 5000, y: 1700 });
    const { x, y } = match.state.things[0]!;
    expect(Math.abs(x - 5000) + Math.abs(y - 1700)).toBeLessThan(400);
  });

  test('aim.carry-off: a thing that lies aboard leaves the table with the boat', () => {
    const { give, turn, match } = play(battle);
    const events = [];
    for (let n = 0; n < 4 && match.awaits().kind !== 'over'; n++) {
      give('blue', row(50, match.state.vessels[0]!.y / 100 - 8));
      events.push(...turn().events);
    }
    expect(match.state.things[0]!.gone).toBe(true);
    expect(match.state.scored[0]).toBe(0);
  });

  test('aim.escape: a prisoner rowed off by his enemies has not escaped; with a free friend aboard he has', () => {
    const away = (friend: object) => {
      const { give, turn, match } = play({
        ...battle,
        sides: {
          blue: { a: aboard(48, 11), b: aboard(50, 11), z: man(70, 80) },
          red: { p: { ...aboard(52.5, 11), captive: true }, r: man(50, 80), ...friend },
        },
        map: {
          ...battle.map,
          objects: [],
          ...aims(
            { side: 'red', kind: 'escape', figures: ['p'] },
            { side: 'blue', kind: 'hold', place: [50, 80] },
          ).map,
        },
      });
      for (let n = 0; n < 3; n++) {
        if (match.state.figures[0]!.status !== 'on') break;
        give('blue', row(50, match.state.vessels[0]!.y / 100 - 8));
        turn();
      }
      return match.state.scored[0];
    };
    expect(away({})).toBe(-1);
    expect(away({ f: aboard(50, 13) })).toBe(1);
  });

  test('scenario.edge, hide.secret: who leaves unseen is not told of', () => {
    const woods = {
      id: 'woods',
      kind: 'bushes' as const,
      corners: [
        [0, 0],
        [40, 0],
        [40, 40],
        [0, 40],
      ],
    };
    const hidden = { ...man(20, 1.5), secret: true, posture: 'crouched' as const };
    const { turn, match, figure } = play({
      sides: { blue: { a: hidden, b: man(30, 60) }, red: { r: man(70, 60) } },
      map: { areas: [woods] },
    });
    turn({ a: { ...to([20, -0.5]), pace: 'crouch' } }, { 'a crouch': [6], 'a slow': [1] });
    expect(figure('a')).toMatchObject({ status: 'gone', known: 1 });
    expect(match.seen('red').filter(({ kind }) => kind === 'left')).toEqual([]);
  });
});

describe('distances', () => {
  test('figure.measure, hide.found: from edge to edge, or from middle to middle', () => {
    const bushes = {
      id: 'bushes',
      kind: 'bushes' as const,
      corners: [
        [0, 0],
        [40, 0],
        [40, 40],
        [0, 40],
      ],
    };
    const hidden = { ...man(20, 20), secret: true, posture: 'crouched' as const };
    const found = (measure: 'edge' | 'centre') => {
      const sides = { blue: { a: hidden, b: man(30, 60) }, red: { r: man(20, 23.8), s: man(90, 90) } };
      const { turn, figure } = play({
        sides,
        options: { 'figure.measure': measure },
        map: { areas: [bushes] },
      });
      turn();
      return figure('a').known;
    };
    expect([found('edge'), found('centre')]).toEqual([3, 1]);
  });
});

describe('orders', () => {
  test('turn.orders: talked over, everybody reads them; sealed, nobody else does', () => {
    for (const [talk, orders] of [
      ['talk', ['a']],
      ['sealed', []],
    ] as const) {
      const { give, view } = play({ sides: two, options: { 'turn.orders': talk } });
      give('blue', { kind: 'order', figure: 'a', ...to([20, 10]) });
      expect(Object.keys(view('red').orders)).toEqual(orders);
    }
  });

  test('turn.no-order: stands still, reloads its empty firearm, and strikes who touches it', () => {
    const armed = { ...man(20, 20), firearms: ['flintlock-musket' as const] };
    const sides = { blue: { a: armed, b: man(50, 50) }, red: { r: man(52, 50), s: man(90, 90) } };
    const { turn, figure } = play({ sides, options: { 'weapon.start-loaded': false } });
    const { all } = turn({}, { 'b blow': [2] });
    expect(all('moved')).toEqual([]);
    expect(figure('a').loaded).toBe(1);
    expect(all('struck')).toHaveLength(2);
  });

  test('turn.phases, turn.dead-no-blow: whoever is shot before melee does not strike', () => {
    const shooter = { ...man(60, 50), firearms: ['flintlock-musket' as const] };
    const sides = { blue: { a: man(50, 50), b: man(30, 30) }, red: { r: man(50, 54), s: shooter } };
    const { turn } = play({ sides });
    const { all, events } = turn(
      {
        r: to([50, 52]),
        s: { shot: { weapon: 'flintlock-musket', target: 'a', moment: 'start', after: 0, fallback: 'hold' } },
      },
      { 's shot': [6, 6, 6], 'a blow': [6] },
    );
    expect(all('fell')).toHaveLength(1);
    expect(all('struck')).toEqual([]);
    expect(events.at(-1)?.kind).toBe('turnEnded');
  });
});

describe('setting up', () => {
  const zone = (x: number) => [
    [x, 0],
    [x + 20, 0],
    [x + 20, 100],
    [x, 100],
  ];
  const battle = (): Battle => {
    const side = (id: string, x: number, names: string[]) => ({
      id,
      name: id,
      colour: id as 'blue' | 'red',
      sign: 'hat' as const,
      zone: zone(x),
      figures: names.map((name, n) => ({ id: name, at: [x + 10, 20 + 10 * n] })),
    });
    return {
      sides: two,
      map: { sides: [side('blue', 0, ['a', 'b']), side('red', 80, ['r', 's'])] as never },
    };
  };
  const start = () =>
    play(battle(), (state) => {
      state.phase = 'deploy';
    });

  test('scenario.deploy: in its own zone, in secret, revealed together', () => {
    const { give, view, match } = start();
    give('blue', { kind: 'place', figure: 'a', at: { x: 500, y: 5000 } });
    expect(view('red').figures.map(({ id }) => id)).toEqual(['r', 's']);
    expect(match.seen('red')).toEqual([]);
    expect(match.check('blue', { kind: 'place', figure: 'a', at: { x: 5000, y: 5000 } }).allowed).toBe(false);
    give('blue', { kind: 'seal' });
    expect(view('red').figures).toHaveLength(2);
    give('red', { kind: 'seal' });
    expect(view('red').figures.find(({ id }) => id === 'a')).toMatchObject({ x: 500, y: 5000 });
    expect(match.state.phase).toBe('orders');
  });

  test('scenario.end: a side may give up before anybody has moved', () => {
    const { give, match } = start();
    give('blue', { kind: 'concede' });
    expect(match.awaits()).toMatchObject({ kind: 'over', result: { winners: ['red'] } });
  });
});
