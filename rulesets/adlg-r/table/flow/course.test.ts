/** The course of a sequence: who is asked for what, and how battles end. */
import { describe, expect, it } from 'vitest';
import { touch } from '../testing/contacts.ts';
import { playFrom } from '../testing/play.ts';

const shot = (x: number, y: number, more = {}) => ({ kind: 'shot', at: [x, y], ...more }) as const;
const far = { south: { a: shot(10, 4) }, north: { z: shot(10, 16) } };

describe('the course of a sequence', () => {
  it('turn.sequence, turn.game-turn: where nothing can be done the sequence passes to the other side', () => {
    const battle = playFrom(far);
    expect(battle.asked()).toBe('south activation');
    battle.give({ kind: 'activate', corps: 'south-corps' });
    expect(battle.asked()).toBe('south orders');
    const events = battle.give({ kind: 'done' });
    expect(events.flatMap((event) => (event.kind === 'stepBegan' ? [event.step] : []))).toEqual([
      'shooting',
      'engagement',
      'melee',
      'rout',
      'pursuit',
      'check',
    ]);
    expect(battle.asked()).toBe('north activation');
    expect(battle.state).toMatchObject({ turn: 1, sequence: 2 });
    battle.give({ kind: 'activate', corps: 'north-corps' });
    battle.give({ kind: 'done' });
    expect(battle.state).toMatchObject({ turn: 2, sequence: 3, step: 'movement' });
    expect(battle.asked()).toBe('south activation');
  });

  it('turn.corps-finish, command.points: each corps once, by its own die', () => {
    const battle = playFrom(
      {
        southCorps: {
          foot: { grade: 'competent', units: { a: shot(10, 4) } },
          horse: { grade: 'brilliant', units: { b: shot(15, 4) } },
        },
        north: { z: shot(10, 16) },
      },
      { foot: { command: [4] }, horse: { command: [5] } },
    );
    battle.give({ kind: 'activate', corps: 'foot' });
    expect(battle.all('activated')).toMatchObject([{ cp: 3, free: 1 }]);
    expect(battle.against({ kind: 'activate', corps: 'horse' })).toEqual([
      'kind: activate is no answer to orders',
    ]);
    battle.give({ kind: 'done' });
    expect(battle.against({ kind: 'activate', corps: 'foot' })).toEqual(['turn.corps-finish']);
    battle.give({ kind: 'activate', corps: 'horse' });
    expect(battle.all('activated')[1]).toMatchObject({ cp: 4, free: 1 });
  });

  it('turn.both-shoot, turn.shots-laid: the phasing side lays its shots, then the other, then all are thrown', () => {
    const battle = playFrom(
      {
        south: { a: shot(10, 8, { weapon: 'musket' }) },
        north: { z: shot(10, 11, { weapon: 'musket' }) },
      },
      { a: { shoot: [6, 1] }, z: { shoot: [6, 1] } },
    );
    battle.give({ kind: 'activate', corps: 'south-corps' });
    battle.give({ kind: 'done' });
    expect(battle.asked()).toBe('south shooting');
    battle.give({ kind: 'shoot', main: 'a', target: 'z' });
    // Nothing is left to lay, so the other side is asked, and nothing has been thrown.
    expect(battle.asked()).toBe('north shooting');
    expect(battle.all('shot')).toEqual([]);
    const events = battle.give({ kind: 'shoot', main: 'z', target: 'a' });
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'shot' || kind === 'lost')).toEqual([
      'shot',
      'shot',
      'lost',
      'lost',
    ]);
    expect([battle.unit('a').lost, battle.unit('z').lost]).toEqual([1, 1]);
  });

  it('turn.shots-laid: by option each shot is thrown when it is laid', () => {
    const battle = playFrom({
      options: { 'turn.shots-laid': 'at-once' },
      south: { a: shot(10, 8, { weapon: 'musket' }), b: shot(13, 8, { weapon: 'musket' }) },
      north: { z: shot(10, 11, { weapon: 'musket' }), y: shot(13, 11, { weapon: 'musket' }) },
    });
    battle.give({ kind: 'activate', corps: 'south-corps' });
    battle.give({ kind: 'done' });
    const events = battle.give({ kind: 'shoot', main: 'a', target: 'z' });
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['shotLaid', 'shot']) as unknown as string[],
    );
    expect(battle.asked()).toBe('south shooting');
  });

  it('turn.simultaneous, melee.simultaneous: all melees are fought, then all losses fall', () => {
    const battle = playFrom(
      {
        south: { a: shot(10, 8), b: shot(15, 8) },
        north: { z: shot(10, 9), y: shot(15, 9) },
      },
      { a: { melee: [6, 1] }, b: { melee: [1, 6] } },
      (table, state) => {
        touch(table, state, 'a', 'z');
        touch(table, state, 'b', 'y');
      },
    );
    battle.give({ kind: 'activate', corps: 'south-corps' });
    battle.give({ kind: 'done' });
    expect(battle.asked()).toBe('south melee');
    const events = battle.give({ kind: 'fight', unit: 'b' });
    const kinds = events.map(({ kind }) => kind).filter((kind) => kind === 'fought' || kind === 'lost');
    expect(kinds).toEqual(['fought', 'fought', 'lost', 'lost']);
    expect(battle.all('fought').map(({ loser }) => loser)).toEqual(['a', 'b']);
    expect(battle.all('lost').map(({ points }) => points)).toEqual([3, 3]);
  });
});

describe('victory', () => {
  it('victory.break, victory.value, victory.routed-battle-unit: an army is broken when its losses reach its value', () => {
    const battle = playFrom(
      { south: { a: shot(10, 8) }, north: { z: shot(10, 9), y: shot(20, 16) } },
      { a: { melee: [6, 1] } },
      (table, state) => {
        touch(table, state, 'a', 'z');
        state.units[1]!.lost = 4;
      },
    );
    battle.give({ kind: 'activate', corps: 'south-corps' });
    battle.give({ kind: 'done' });
    expect(battle.asked()).toBe('south pursuit');
    battle.give({ kind: 'done' });
    expect(battle.all('checked')).toMatchObject([{ losses: [0, 4], values: [2, 4] }]);
    expect(battle.state.result).toEqual({
      winners: ['south'],
      by: 'victory.break',
      points: { south: 0, north: 4 },
    });
    expect(battle.asked()).toBe('over');
  });

  it('turn.limit, victory.points-game: at the limit the smaller share of losses wins, and close ones are a draw', () => {
    const ending = (lost: number, more = {}) => {
      const battle = playFrom({ turns: 1, ...far, ...more }, {}, (_table, state) => {
        state.units[0]!.lost = lost;
      });
      for (const side of ['south', 'north']) {
        battle.give({ kind: 'activate', corps: `${side}-corps` });
        battle.give({ kind: 'done' });
      }
      return battle.state.result;
    };
    expect(ending(0)).toMatchObject({ winners: [], by: 'victory.points-game' });
    expect(ending(1)).toMatchObject({ winners: ['north'], points: { south: 1, north: 0 } });
  });

  it('victory.places: a place costs whoever does not hold it, unless it is switched off', () => {
    const ending = (options: Readonly<Record<string, unknown>>) => {
      const battle = playFrom({
        turns: 1,
        ...far,
        options,
        map: { places: [{ id: 'mill', at: [10, 5], points: 1, words: 'The mill' }], turns: 1, options },
      });
      for (const side of ['south', 'north']) {
        battle.give({ kind: 'activate', corps: `${side}-corps` });
        battle.give({ kind: 'done' });
      }
      return battle.state.result?.winners;
    };
    expect(ending({})).toEqual(['south']);
    expect(ending({ 'victory.places': false })).toEqual([]);
  });

  it('concede: the other side has won', () => {
    const battle = playFrom(far);
    battle.give({ kind: 'concede' });
    expect(battle.state.result?.winners).toEqual(['north']);
  });
});
