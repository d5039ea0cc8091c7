import { describe, expect, test } from 'vitest';
import type { BattleSetup } from '../testing/battle.ts';
import { tellEvent } from '../views/tell.ts';
import { play, to } from './testing/play.ts';
import { aims, figureIndex, two } from './testing/sides.ts';

describe('secret aims', () => {
  const secret = { side: 'blue', kind: 'escape', figures: ['a'], points: 4, secret: true };
  const open = { side: 'red', kind: 'hold', place: [70, 60], points: 1 };
  const battle: BattleSetup = { sides: two, turns: 2, ...aims(secret, open) };

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
    const sides = { blue: { a: figureIndex(20, 2) }, red: { r: figureIndex(60, 2) } };
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
    const held = { ...two, red: { ...two['red']!, p: { ...figureIndex(90, 90), captive: true } } };
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
  const sides: BattleSetup['sides'] = {
    blue: { a: figureIndex(50, 40), b: figureIndex(20, 20) },
    red: { r: figureIndex(70, 60), p: { ...figureIndex(50, 50), captive: true } },
  };
  const take = (side: string) => ({ side, kind: 'seize', figures: ['p'], points: 2 });
  const battle: BattleSetup = { sides, turns: 3, ...aims(take('blue'), take('red')) };

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
