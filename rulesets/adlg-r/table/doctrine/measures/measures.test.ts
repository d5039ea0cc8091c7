/** Measures of play, on positions fought by hand and on whole battles. */
import { describe, expect, it } from 'vitest';
import { doctrineWords } from '../../../words/en-doctrine.ts';
import { startState } from '../../flow/start.ts';
import { tableRules } from '../../rules.ts';
import type { AdlgEvent } from '../../state/events.ts';
import type { Table } from '../../state/model.ts';
import { type BattleSetup, layBattle } from '../../testing/battle.ts';
import { playFrom } from '../../testing/play.ts';
import { fightOut } from '../testing/fight.ts';
import { bundledTable } from '../testing/tables.ts';
import { measuresOf } from './measures.ts';

function countsOf(
  table: Table,
  state: Parameters<ReturnType<typeof tableRules>['view']>[0],
  events: readonly AdlgEvent[],
) {
  const { countIn } = measuresOf(table, doctrineWords);
  return Object.fromEntries(countIn(tableRules(table).view(state, 'umpire'), events));
}

const lines: BattleSetup = {
  south: {
    a: { kind: 'heavy-swordsmen', at: [10, 4] },
    b: { kind: 'heavy-swordsmen', at: [12, 4] },
  },
  north: { z: { kind: 'heavy-swordsmen', at: [11, 16] } },
};

describe('orders', () => {
  it('command points left when a corps is done are wasted', () => {
    const played = playFrom(lines, { 'south-corps': { command: [6] } });
    const { table, state } = layBattle(lines);
    played.give({ kind: 'activate', corps: 'south-corps' });
    played.give({ kind: 'move', units: ['a', 'b'], steps: [{ step: 'advance', by: 400 }], free: false });
    played.give({ kind: 'done' });
    const rolled = played.events.flatMap((event) => (event.kind === 'activated' ? [event.cp] : []));
    const counts = countsOf(table, state, played.events);
    expect(counts['wasted']).toEqual({ count: (rolled[0] ?? 0) - 1, of: rolled[0] });
    expect(counts['kept']).toEqual({ count: 1, of: 1 });
  });

  it('a line is not kept when one of it goes on alone', () => {
    const played = playFrom(lines, { 'south-corps': { command: [6] } });
    const { table, state } = layBattle(lines);
    played.give({ kind: 'activate', corps: 'south-corps' });
    played.give({ kind: 'move', units: ['a'], steps: [{ step: 'advance', by: 400 }], free: false });
    played.give({ kind: 'done' });
    expect(countsOf(table, state, played.events)['kept']).toEqual({ count: 0, of: 1 });
  });
});

it('who neither shot, was shot at nor fought was never engaged', () => {
  const { table, state } = layBattle(lines);
  expect(countsOf(table, state, [])).toMatchObject({
    'never-engaged': { count: 3, of: 3 },
    vain: { count: 0, of: 0 },
    broken: { count: 0, of: 1 },
  });
});

it('a whole battle has counts for every measure that the game lists', () => {
  const table = bundledTable('mill-hill');
  const { events, result } = fightOut(table, ['steady', 'recruit'], 4);
  const counts = countsOf(table, startState(table), events);
  expect(Object.keys(counts).sort()).toEqual(
    measuresOf(table, doctrineWords)
      .list.map(({ id }) => id)
      .sort(),
  );
  for (const { count, of } of Object.values(counts)) {
    expect(count).toBeGreaterThanOrEqual(0);
    expect(count).toBeLessThanOrEqual(of);
  }
  expect(counts['broken']?.count).toBe(Number(result.by === 'victory.break'));
  expect(counts['never-engaged']?.of).toBe(table.units.length);
});
