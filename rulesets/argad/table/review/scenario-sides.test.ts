import { describe, expect, test } from 'vitest';
import { play, to } from './testing/play.ts';
import { aims, figureIndex, three } from './testing/sides.ts';

describe('three sides', () => {
  test('scenario.sides, melee.who: every side is the enemy of every other', () => {
    const close = {
      blue: { a: figureIndex(50, 50) },
      red: { r: figureIndex(52, 50) },
      green: { g: figureIndex(54, 50) },
    };
    const { turn, figureIndex: of } = play({ sides: close });
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
      blue: { a: figureIndex(20, 2), b: figureIndex(24, 2) },
      red: { r: figureIndex(2, 60), s: figureIndex(9, 60) },
      green: { g: figureIndex(50, 90) },
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
    const sides = {
      blue: { a: figureIndex(47, 50) },
      red: { r: figureIndex(53, 50) },
      green: { g: figureIndex(50, 90) },
    };
    const { turn, match } = play({ sides, turns: 1, ...aims(hold('blue'), hold('red'), hold('green')) });
    turn();
    expect(match.state.scored).toEqual([-1, -1, -1]);
  });

  test('aim.kill: all of the other sides, whichever they are', () => {
    const sides = {
      blue: { a: figureIndex(50, 50), b: figureIndex(20, 20) },
      red: { r: figureIndex(52, 50), s: figureIndex(70, 60) },
      green: { g: figureIndex(54, 50), h: figureIndex(80, 80) },
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
      blue: { a: figureIndex(50, 50), b: figureIndex(20, 20) },
      red: { r: figureIndex(52, 50), s: figureIndex(70, 60) },
      green: { g: figureIndex(30, 90) },
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
  const pair = {
    blue: { a: figureIndex(50, 50), b: figureIndex(20, 20) },
    red: { r: figureIndex(52, 50), s: figureIndex(70, 60) },
  };
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
    const sides = { ...pair, green: { g: figureIndex(30, 90), h: figureIndex(50, 52) } };
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
    const sides = { ...pair, green: { g: figureIndex(30, 90) } };
    const { give, turn, match } = play({ sides });
    give('red', { kind: 'order', figure: 's', ...to([70, 70]) });
    give('red', { kind: 'concede' });
    turn({}, { 'a blow': [5] });
    expect(match.state.turn).toBe(2);
  });
});
