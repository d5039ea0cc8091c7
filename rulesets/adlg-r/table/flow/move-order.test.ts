/** Move orders by command: what they cost, and what they leave on the unit. */
import { expect, it } from 'vitest';
import type { BattleSetup } from '../testing/battle.ts';
import { playFrom } from '../testing/play.ts';

const battle: BattleSetup = {
  southCorps: {
    foot: {
      at: [10, 4],
      units: {
        a: { kind: 'shot', weapon: 'musket', at: [10, 8] },
        b: { kind: 'shot', weapon: 'musket', at: [12, 8] },
        c: { kind: 'medium-artillery', at: [15, 8] },
      },
    },
    horse: { at: [20, 4], units: { d: { kind: 'heavy-cavalry', at: [20, 8] } } },
  },
  north: { z: { kind: 'shot', at: [10, 19] } },
};
const advance = (units: string[], by = 400) =>
  ({ kind: 'move', units, steps: [{ step: 'advance', by }] }) as const;

function begun() {
  const played = playFrom(battle, { foot: { command: [5] } });
  played.give({ kind: 'activate', corps: 'foot' });
  return played;
}

it('command.move, command.group: a unit or a joined group moves for 1 CP', () => {
  const played = begun();
  expect(played.check(advance(['a', 'b']))).toMatchObject({ allowed: true, cost: { cp: 1, free: 0 } });
  played.give(advance(['a', 'b']));
  expect([played.unit('a').pose.y, played.unit('b').pose.y]).toEqual([3600, 3600]);
  expect(played.unit('a').doings).toMatchObject({ moved: true, moves: 1 });
  expect(played.state.commands[0]!.cp).toBe(2);
});

it('command.own-corps, command.points: only units of the corps that is activated, while there are points', () => {
  const played = begun();
  expect(played.against(advance(['d']))).toEqual(['command.own-corps']);
  expect(played.against(advance(['a', 'd']))).toEqual(['command.own-corps']);
  played.give(advance(['a']));
  played.give(advance(['b']));
  played.give(advance(['c']));
  expect(played.against(advance(['a']))).toEqual(['command.points']);
});

it('command.difficult: a third move of heavy foot costs 1 CP more, and needs the commander with it', () => {
  const played = begun();
  played.give(advance(['a']));
  played.give(advance(['a']));
  expect(played.against(advance(['a']))).toContain('move.third-forbidden');
});

it('rally.no-move: one that moved does not try to rally', () => {
  const played = begun();
  played.state.units[0]!.lost = 1;
  played.give(advance(['a']));
  expect(played.against({ kind: 'rally', unit: 'a' })).toEqual(['rally.no-move']);
});

it('move: a move has a step', () => {
  expect(begun().against({ kind: 'move', units: ['a'], steps: [] })).toEqual(['steps: a move has a step']);
});

it('move.too-short: a difficult manoeuvre without allowance enough disorders the unit', () => {
  const played = playFrom(
    {
      areas: [{ kind: 'wood', at: [10, 8], size: [6, 6] }],
      south: { a: { kind: 'tercio', at: [10, 8] }, b: { kind: 'pike-and-shot', at: [10, 5.5] } },
      north: { z: { kind: 'shot', at: [10, 19] } },
    },
    { 'south-corps': { command: [6] } },
  );
  played.give({ kind: 'activate', corps: 'south-corps' });
  const half = (unit: string) => ({ kind: 'move', units: [unit], steps: [{ step: 'half' }] }) as const;
  // In the wood a Tercio goes 1 UD, and its turn counts 2. The commander is far.
  expect(played.check(half('a'))).toMatchObject({ allowed: true, cost: { cp: 3 } });
  played.give(half('a'));
  expect(played.unit('a').lost).toBe(1);
  expect(played.all('lost')).toMatchObject([{ by: 'move.too-short', points: 1 }]);
  played.give(half('b'));
  expect(played.unit('b').lost).toBe(0);
});
