/** Allied and unreliable corps: a 1 on their first die makes them hesitate. */

import type { PreparedDice } from '@grognard/engine';
import { expect, it } from 'vitest';
import type { BattleSetup } from '../testing/battle.ts';
import { playFrom } from '../testing/play.ts';

const battle: BattleSetup = {
  southCorps: {
    main: { at: [9, 4], units: { a: { kind: 'shot', weapon: 'musket', at: [10, 5] } } },
    allies: {
      at: [20, 4],
      unreliable: true,
      units: { b: { kind: 'shot', weapon: 'musket', at: [20, 5] } },
    },
  },
  north: { z: { kind: 'shot', weapon: 'musket', at: [10, 18] } },
};
const march = { kind: 'move', units: ['b'], steps: [{ step: 'advance', by: 400 }] } as const;
const hesitantNow = (played: ReturnType<typeof playFrom>) => played.state.commands[1]!.hesitant;

function allies(first: number, more: Partial<BattleSetup> = {}, dice: PreparedDice = {}) {
  const played = playFrom({ ...battle, ...more }, { allies: { command: [first] }, ...dice });
  played.give({ kind: 'activate', corps: 'allies' });
  return played;
}

it('deploy.hesitant: a 1 at first: no move, no shooting; other faces mean nothing', () => {
  const played = allies(1);
  expect(hesitantNow(played)).toBe(true);
  expect(played.against(march)).toEqual(['deploy.hesitant']);
  expect(played.against({ kind: 'square', unit: 'b' })).toEqual(['deploy.hesitant']);
  expect(allies(2).against(march)).toBeNull();
});

/** Plays until the allies may be activated again. */
function nextTurn(played: ReturnType<typeof playFrom>) {
  played.give({ kind: 'done' });
  played.give({ kind: 'activate', corps: 'main' });
  played.give({ kind: 'done' });
  played.give({ kind: 'activate', corps: 'north-corps' });
  played.give({ kind: 'done' });
  expect(played.asked()).toBe('south activation');
}

it('deploy.hesitant, deploy.hesitant-more: a 6 later makes it reliable, and its points are thrown anew', () => {
  const played = allies(1);
  nextTurn(played);
  played.state.commands[1]!.urged = false;
  const again = playFrom(battle, { allies: { command: [6], 'command-anew': [3] } }, (_table, state) => {
    Object.assign(state.commands[1]!, { hesitant: true, wasActivated: true });
  });
  again.give({ kind: 'activate', corps: 'allies' });
  expect(hesitantNow(again)).toBe(false);
  expect(again.state.commands[1]!.cp).toBe(2);
  expect(again.against(march)).toBeNull();
});

it('deploy.hesitant: 2 points of the chief make it a 5', () => {
  const played = playFrom(battle, { main: { command: [6] }, allies: { command: [5] } }, (_table, state) => {
    Object.assign(state.commands[1]!, { hesitant: true, wasActivated: true });
  });
  played.give({ kind: 'activate', corps: 'main' });
  expect(played.check({ kind: 'urge', corps: 'allies' })).toMatchObject({ allowed: true, cost: { cp: 2 } });
  played.give({ kind: 'urge', corps: 'allies' });
  expect(played.state.commands[0]!.cp).toBe(2);
  expect(played.against({ kind: 'urge', corps: 'allies' })).toEqual(['deploy.hesitant']);
  played.give({ kind: 'done' });
  played.give({ kind: 'activate', corps: 'allies' });
  expect(hesitantNow(played)).toBe(false);
});

it('deploy.hesitant: an enemy within 4 UD ends it at once', () => {
  const played = allies(1, { north: { z: { kind: 'shot', at: [20, 9.5] } } });
  expect(hesitantNow(played)).toBe(false);
  expect(played.all('hesitated').map(({ hesitant }) => hesitant)).toEqual([true, false]);
});

it('deploy.hesitant: units of a hesitant corps do not shoot', () => {
  const played = allies(1, { north: { z: { kind: 'heavy-artillery', at: [20, 10.5] } } });
  expect(hesitantNow(played)).toBe(true);
});
