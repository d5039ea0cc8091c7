/** Tests of the flow of a player turn: steps, prompts, victory, both values of every option. */
import { describe, expect, it } from 'vitest';
import { type BattleSetup, give, layBattle, playOn, tableOf, unitIn } from '../testing/battle.ts';
import { questionIn } from './question.ts';
import { startState } from './start.ts';

const far: BattleSetup = {
  south: { a: { at: [40, 10] }, b: { at: [100, 10] } },
  north: { x: { at: [40, 90] }, y: { at: [100, 90] } },
};

function begin(battle: BattleSetup, faces = {}) {
  const table = tableOf(battle);
  const match = playOn(table, startState(table), faces);
  return { table, match, asked: () => questionIn(table, match.state) };
}

describe('before the battle', () => {
  it('turn.first: both throw, the higher goes first, ties throw again', () => {
    const { match, asked } = begin(far, { 'south first': [1, 1, 2, 2], 'north first': [1, 1, 6, 6] });
    expect(asked()).toMatchObject({ kind: 'turn', phase: 'roll', side: 0 });
    const events = give(match, 'south', { kind: 'roll' });
    expect(events[0]).toMatchObject({ kind: 'firstRolled', first: 1 });
    expect(match.state).toMatchObject({ phase: 'turn', turn: 1, playerTurn: 1, active: 1, step: 'move' });
    expect(match.canUndo('south')).toBe(false);
  });

  it('turn.first: without a roll as the option says', () => {
    for (const [option, side] of [
      ['first-side', 0],
      ['second-side', 1],
    ] as const) {
      const { asked } = begin({ ...far, options: { 'turn.first': option } });
      expect(asked()).toMatchObject({ phase: 'move', side });
    }
  });
});

describe('player turns', () => {
  it('turn.alternate: sides take turns, and a turn is both', () => {
    const { match } = begin({ ...far, options: { 'turn.first': 'second-side' } });
    const seen: string[] = [];
    for (let i = 0; i < 4; i++) {
      const { turn, playerTurn, active } = match.state;
      seen.push(`${turn} ${playerTurn} ${active}`);
      give(match, active === 0 ? 'south' : 'north', { kind: 'done' });
    }
    expect(seen).toEqual(['1 1 1', '1 2 0', '2 3 1', '2 4 0']);
  });

  it('scenario.turns: both player turns of the last turn are played, then points are counted', () => {
    const { match } = begin({ ...far, turns: 1, options: { 'turn.first': 'first-side' } });
    give(match, 'south', { kind: 'done' });
    give(match, 'north', { kind: 'done' });
    expect(match.awaits()).toMatchObject({
      kind: 'over',
      result: { winners: [], by: 'scenario.points', points: { south: 0, north: 0 } },
    });
  });

  it('scenario.turns: the option goes before the file', () => {
    expect(tableOf({ ...far, turns: 5, options: { 'scenario.turns': 3 } }).turns).toBe(3);
    expect(tableOf({ ...far, turns: 5 }).turns).toBe(5);
  });

  it('turn.loss-window: losses are counted anew with each player turn, or with each turn', () => {
    for (const [option, left] of [
      ['player-turn', [0, 0]],
      ['both-turns', [1, 0]],
    ] as const) {
      const { table, match } = begin({
        ...far,
        options: { 'turn.first': 'first-side', 'turn.loss-window': option },
      });
      unitIn(table, match.state, 'x').lost = 1;
      give(match, 'south', { kind: 'done' });
      expect(unitIn(table, match.state, 'x').lost).toBe(left[0]);
      give(match, 'north', { kind: 'done' });
      expect(unitIn(table, match.state, 'x').lost).toBe(left[1]);
    }
  });

  it('move.spent, building.reform: a lost move is lost when movement closes', () => {
    const { table, state } = layBattle(far);
    Object.assign(unitIn(table, state, 'a'), { spent: true });
    Object.assign(unitIn(table, state, 'b'), { formUp: true });
    Object.assign(unitIn(table, state, 'x'), { spent: true, rest: 2 });
    const match = playOn(table, state);
    give(match, 'south', { kind: 'done' });
    expect(unitIn(table, match.state, 'a').spent).toBe(false);
    expect(unitIn(table, match.state, 'b').formUp).toBe(false);
    expect(unitIn(table, match.state, 'x')).toMatchObject({ spent: true, rest: 1 });
  });
});

describe('giving up', () => {
  it('scenario.broken: whoever concedes has lost', () => {
    const { match } = begin(far);
    give(match, 'south', { kind: 'concede' });
    expect(match.awaits()).toMatchObject({ kind: 'over', result: { winners: ['north'] } });
  });
});

describe('the start step', () => {
  const shaken: BattleSetup = { ...far, options: { 'turn.first': 'first-side' } };

  function withRouter(battle: BattleSetup, faces = {}) {
    const { table, state } = layBattle(battle);
    state.step = battle.options?.['turn.start-step'] === 'end' ? 'move' : 'start';
    unitIn(table, state, 'a').rung = 3;
    unitIn(table, state, 'b').rung = 1;
    return { table, match: playOn(table, state, faces) };
  }

  it('turn.start-step: routers test, shaken units reform, then the side goes on', () => {
    const { table, match } = withRouter(shaken, { 'a rally': [1] });
    expect(match.awaits()).toMatchObject({ kind: 'turn', phase: 'start', sides: ['south'] });
    give(match, 'south', { kind: 'reform', unit: 'b' });
    expect(unitIn(table, match.state, 'b')).toMatchObject({ rung: 0, quiet: true });
    expect(match.canUndo('south')).toBe(true);
    give(match, 'south', { kind: 'rally', unit: 'a', heading: 0 });
    expect(unitIn(table, match.state, 'a')).toMatchObject({ rung: 1, quiet: true, stands: { heading: 0 } });
    expect(match.state.step).toBe('move');
  });

  it('turn.start-step: done tests the routers that are left', () => {
    const { table, match } = withRouter(shaken, { 'a rally': [1] });
    const events = give(match, 'south', { kind: 'done' });
    expect(events.map(({ kind }) => kind)).toContain('rallied');
    expect(unitIn(table, match.state, 'b').rung).toBe(1);
    expect(match.state.step).toBe('move');
  });

  it('turn.start-step: by option at the end of the player turn', () => {
    const { match } = withRouter(
      { ...shaken, options: { ...shaken.options, 'turn.start-step': 'end' } },
      { 'a rally': [1] },
    );
    give(match, 'south', { kind: 'done' });
    expect(match.awaits()).toMatchObject({ phase: 'start', sides: ['south'] });
    give(match, 'south', { kind: 'done' });
    expect(match.awaits()).toMatchObject({ sides: ['north'] });
  });

  it('morale.reform: at the end of the player turn only who has neither moved nor fired', () => {
    const { table, state } = layBattle({
      ...shaken,
      options: { ...shaken.options, 'turn.start-step': 'end' },
    });
    unitIn(table, state, 'a').rung = 1;
    unitIn(table, state, 'b').rung = 1;
    const match = playOn(table, state);
    give(match, 'south', { kind: 'move', unit: 'a', steps: [{ step: 'march', by: 500 }] });
    give(match, 'south', { kind: 'done' });
    expect(match.check('south', { kind: 'reform', unit: 'a' })).toMatchObject({
      refusals: [{ rule: 'morale.reform' }],
    });
    expect(match.check('south', { kind: 'reform', unit: 'b' })).toMatchObject({ allowed: true });
  });

  it('turn.start-step: nobody is asked who has nobody to rally or reform', () => {
    const { match } = begin(shaken);
    expect(match.state.step).toBe('move');
  });
});

describe('commands out of place', () => {
  it('turn.order: a command that does not answer the question is none', () => {
    const { match } = begin({ ...far, options: { 'turn.first': 'first-side' } });
    expect(match.check('south', { kind: 'rally', unit: 'a' })).toMatchObject({
      error: { code: 'combination' },
    });
    expect(match.check('north', { kind: 'done' })).toMatchObject({ error: { code: 'not-your-turn' } });
    expect(match.check('south', { kind: 'move', unit: 'x', steps: [{ step: 'about' }] })).toMatchObject({
      error: { at: 'unit' },
    });
  });
});
