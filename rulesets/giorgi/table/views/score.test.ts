/** Tests of the score and the briefing: equal to the points of the rules and of the result. */
import { describe, expect, it } from 'vitest';
import { allPoints } from '../flow/victory.ts';
import { gameOn } from '../index.ts';
import type { State, Table } from '../state/model.ts';
import { type BattleSetup, give, layBattle, playOn, unitIn } from '../testing/battle.ts';
import { briefingOf, scoreOf } from './score.ts';
import { viewOf } from './view.ts';

const battle: BattleSetup = {
  south: { a: { at: [50, 44], facing: 0 }, b: { at: [80, 10] }, c: { at: [110, 10] } },
  north: { x: { at: [50, 90] }, y: { at: [80, 90] }, z: { at: [110, 90] } },
  objectives: [{ id: 'farm', at: [50, 50], words: 'The farm' }],
};

const scoreIn = (table: Table, state: State, side: string | null = 'south') =>
  scoreOf(table, viewOf(table, state, { side }));

describe('the score if the battle ended now', () => {
  it('scenario.points: is what the rules count, aim by aim', () => {
    const { table, state } = layBattle(battle);
    unitIn(table, state, 'x').status = 'destroyed';
    unitIn(table, state, 'b').rung = 3;
    const { points, aims } = scoreIn(table, state);
    expect(points).toEqual({ south: 5, north: 1 });
    expect(points).toEqual(allPoints(table, state));
    expect(aims.find(({ id }) => id === 'destroyed')).toMatchObject({
      worth: 3,
      isEach: true,
      counts: { south: 1, north: 0 },
    });
    expect(aims.find(({ id }) => id === 'routing')).toMatchObject({ counts: { south: 0, north: 1 } });
  });

  it('scenario.objective: its owner is who alone is near it, and the map flies his flag', () => {
    const { table, state } = layBattle(battle);
    const flag = () =>
      gameOn(table)
        .picture(viewOf(table, state, { side: null }), [])
        .items.find(({ id }) => id === 'aim-farm');
    expect(scoreIn(table, state).aims.find(({ id }) => id === 'farm')).toMatchObject({
      worth: 2,
      owner: 'south',
    });
    expect(flag()).toMatchObject({ side: 'south' });
    unitIn(table, state, 'a').rung = 3;
    expect(scoreIn(table, state).aims.find(({ id }) => id === 'farm')).toMatchObject({ owner: null });
    expect(flag()).not.toHaveProperty('side');
  });

  it('scenario.broken: how many units are lost of those that break an army; then the result has the same points', () => {
    const { table, state } = layBattle(battle);
    unitIn(table, state, 'x').status = 'destroyed';
    const toBreak = () => scoreIn(table, state).aims.find(({ id }) => id === 'break-south');
    expect(toBreak()).toMatchObject({ worth: null, counts: { south: 1 }, needed: 2, state: 'open' });
    unitIn(table, state, 'y').status = 'off';
    expect(toBreak()).toMatchObject({ state: 'reached' });
    const match = playOn(table, state);
    give(match, 'south', { kind: 'done' });
    const awaits = match.awaits();
    if (awaits.kind !== 'over') throw new Error('the battle goes on');
    expect(awaits.result.by).toBe('scenario.broken');
    for (const side of ['south', 'north', null])
      expect(scoreOf(table, match.view(side)).points).toEqual(awaits.result.points);
  });
});

describe('the briefing', () => {
  it('scenario.deployment: each side reads its own plan, a bystander none, and how to deploy as long as it can', () => {
    const { table, state } = layBattle(battle);
    const told = (side: string | null) => briefingOf(table, viewOf(table, state, { side }));
    const plans = table.scenario.sides.map(({ plan }) => plan.split('\n\n'));
    expect([told('south').plan, told('north').plan, told(null).plan]).toEqual([...plans, []]);
    expect(told('south').setUp).toBeNull();
    const placing = layBattle({ ...battle, map: { deployment: 'by-turns' } });
    placing.state.phase = 'deploy';
    expect(briefingOf(placing.table, viewOf(placing.table, placing.state, { side: 'south' })).setUp).toBe(
      table.words.briefing.setUp.deploy,
    );
  });

  it('turn.order: phases of a turn stand in order, with the current one', () => {
    const { table, state } = layBattle(battle);
    state.step = 'move';
    const { phases, phase } = scoreIn(table, state);
    expect(phase === null ? null : phases[phase]).toBe(table.words.briefing.phases.move);
  });
});
