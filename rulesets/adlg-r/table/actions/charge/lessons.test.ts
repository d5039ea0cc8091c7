/** The charges of the lesson, played as positions: figures and end poses. */
import { expect, it } from 'vitest';
import { playFrom } from '../../testing/play.ts';

const horse = (x: number, y: number, more = {}) =>
  ({ kind: 'heavy-cavalry', at: [x, y], traits: ['pistol'], ...more }) as const;

it('charge.straight, charge.conform: two riders half a base aside square up to the musketeers', () => {
  const played = playFrom({
    southCorps: {
      horse: { grade: 'ordinary', at: [15.5, 9], units: { a: horse(16.5, 10.125), b: horse(17.5, 10.125) } },
    },
    north: { z: { kind: 'shot', weapon: 'musket', at: [17.5, 13.5] } },
  });
  played.give({ kind: 'activate', corps: 'horse' });
  const charge = { kind: 'charge', units: ['a', 'b'], target: 'z' } as const;
  expect(played.check(charge)).toMatchObject({ allowed: true, cost: { cp: 1, free: 0 } });
  played.give(charge);
  expect(played.unit('a').pose).toEqual({ x: 17 * 400, y: 12.625 * 400, heading: 900 });
  expect(played.unit('b').pose).toEqual({ x: 18 * 400, y: 12.625 * 400, heading: 900 });
  expect(played.state.contacts).toMatchObject([
    { edge: 'front', complete: true, how: 'charge', first: true, uncontrolled: false },
    { edge: 'front', complete: true, how: 'charge', first: true, uncontrolled: false },
  ]);
  expect(played.unit('a').doings.charged).toBe(true);
});

it('evade.distance, charge.adjust: light horse goes 5 + 1, those who charge it 4 − 1, and 5.05 UD are between them', () => {
  const played = playFrom(
    {
      northCorps: {
        horse: { at: [22, 14.8], units: { y: horse(21.5, 13.4), z: horse(22.5, 13.4) } },
      },
      south: { a: { kind: 'light-cavalry', at: [22, 10.6] } },
    },
    { a: { evade: [5] }, y: { charge: [2] } },
    (_table, state) => {
      state.active = 1 as never;
      for (const corps of state.commands) corps.done = false;
    },
  );
  played.give({ kind: 'activate', corps: 'horse' });
  played.give({ kind: 'charge', units: ['y', 'z'], target: 'a' });
  expect(played.asked()).toBe('south answer');
  played.give({ kind: 'answer', units: ['a'], how: 'evade', turnBack: true });
  expect(played.all('distanceRolled')).toMatchObject([{ ud: 1 }, { ud: -1 }]);
  expect(played.asked()).toBe('north follow');
  expect(played.against({ kind: 'follow', by: [400, 400] })).toEqual(['charge.minimum']);
  expect(played.against({ kind: 'follow', by: [1600, 1600] })).toEqual(['charge.continue']);
  played.give({ kind: 'follow', by: [1200, 1200] });
  const light = played.unit('a').pose;
  expect(light).toEqual({ x: 8800, y: 1840, heading: 900 });
  const gap = played.unit('y').pose.y - 150 - (light.y + 150);
  expect(gap / 400).toBe(5.05);
});
