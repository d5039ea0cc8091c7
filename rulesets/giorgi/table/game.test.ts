/** Tests of games created from a scenario and options. */
import { describe, expect, it } from 'vitest';
import crossroads from '../scenarios/crossroads.json' with { type: 'json' };
import { startState } from './flow/start.ts';
import { gameOn, layTable } from './index.ts';
import type { Table } from './state/model.ts';
import { scenarioOf, unitIn } from './testing/battle.ts';

function lay(data: unknown, agreed: Readonly<Record<string, unknown>> = {}): Table {
  const table = layTable(data, 'giorgi', agreed);
  if (!('units' in table)) throw new Error(table.map(({ at, message }) => `${at}: ${message}`).join('; '));
  return table;
}

describe('what is agreed upon', () => {
  it('the default, then what the scenario sets, then what is given at the start', () => {
    const set = { ...crossroads, options: { 'attack.follow': 'stop', 'woods.sight': 4 } };
    expect(lay(crossroads).options['attack.follow']).toBe('straight-on');
    expect(lay(set).options['attack.follow']).toBe('stop');
    expect(lay(set).rules.table.woodsSightCm).toBe(4);
    const given = lay(set, { 'attack.follow': 'straight-on', 'woods.sight': 5 });
    expect(given.options['attack.follow']).toBe('straight-on');
    expect(given.rules.table.woodsSightCm).toBe(5);
  });

  it('an unknown option or value is a problem with its place', () => {
    expect(layTable(crossroads, 'giorgi', { 'attack.folow': 'stop' })).toMatchObject([
      { at: 'options["attack.folow"]', message: expect.stringContaining('did you mean "attack.follow"?') },
    ]);
    expect(layTable(crossroads, 'giorgi', { 'attack.follow': 'run' })).toMatchObject([
      { at: 'options["attack.follow"]' },
    ]);
    expect(layTable(crossroads, 'giorgi-2', {})).toMatchObject([{ at: expect.stringContaining('edition') }]);
  });
});

describe('the game', () => {
  it('unit.loss: losses are soldiers; all of whoever is destroyed or left the table', () => {
    const table = lay(crossroads);
    const state = startState(table);
    const { losses: lossesIn, rules, sides } = gameOn(table);
    const losses = () => lossesIn(rules.view(state, 'umpire'));
    const [first, second] = table.sides[0]!.units;
    expect(losses()).toEqual(Object.fromEntries(sides.map(({ id }) => [id, 0])));
    state.units[first!]!.soldiers -= 2;
    state.units[second!]!.status = 'off';
    const { bases, perBase } = table.units[second!]!;
    expect(losses()[sides[0]!.id]).toBe(2 + bases * perBase);
  });

  it('turn.alternate: nothing is hidden, and every player turn is a stage', () => {
    const game = gameOn(lay(crossroads));
    const state = game.rules.start(null);
    expect(game.open).toBe(true);
    expect(game.stageOf?.({ ...state, playerTurn: 3, turn: 2 })).toBe(3);
    const [one, other] = game.sides.map(({ id }) => ({
      ...(game.rules.view(state, { side: id }) as object),
      you: null,
    }));
    expect(one).toEqual(other);
  });

  it('positions of tests are scenarios that could be read', () => {
    const scenario = scenarioOf({ south: { a: { at: [30, 10] } }, north: { x: { at: [30, 90] } } });
    const table = lay(JSON.parse(JSON.stringify(scenario)) as unknown);
    expect(unitIn(table, startState(table), 'a').stands).toMatchObject({ x: 3000, y: 1000, heading: 900 });
  });
});
