/** Interaction with single figures beyond paths and shots: reloads, postures, things, saddles, rooms, and values that conflict. */
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { at, handOn, someOrder } from './testing/table-interaction.ts';

const musket = { firearms: ['flintlock-musket'] as ['flintlock-musket'] };
const pistol = { firearms: ['pistol'] as ['pistol'] };

const meadow = handOn({
  sides: { blue: { hale: { at: [20, 20], ...musket } }, red: { kergu: { at: [20, 45] } } },
});

describe('telling', () => {
  test('turn.orders: what is told now stands on top of what was told before', () => {
    const { propose, interaction } = handOn(
      { sides: { blue: { hale: { at: [20, 20], ...pistol } }, red: { kergu: { at: [20, 30] } } } },
      (state) => {
        state.orders[0] = someOrder({ path: [at(25, 20)], posture: 'upright' });
      },
    );
    expect(interaction.pieces[0]?.orderText).toBe('walks 5 cm, then stands up');
    const [order] = propose('hale', { target: 'kergu' }).commands;
    expect(order).toEqual(expect.objectContaining({ path: [at(25, 20)], posture: 'upright' }));
    const anew = interaction.propose({ pieces: ['hale'], values: { target: 'kergu' }, restart: true });
    expect(anew.commands[0]).toEqual(expect.objectContaining({ path: [], posture: null }));
  });

  test('turn.shoot-or-move: a way told now takes the place of a shot that needs to stand, and a shot that of a way', () => {
    const before = (order: Parameters<typeof someOrder>[0]) =>
      handOn(
        { sides: { blue: { hale: { at: [20, 20], ...musket } }, red: { kergu: { at: [20, 45] } } } },
        (state) => {
          state.orders[0] = someOrder(order);
        },
      );
    const shot = { target: 'kergu', weapon: 'flintlock-musket', moment: 'end', after: 0, fallback: 'hold' };
    const { propose, rules } = before({ shot: shot as never });
    expect(rules('hale', { way: [at(30, 20)] })).toEqual([]);
    expect(propose('hale', { way: [at(30, 20)] }).commands[0]).toMatchObject({ shot: null });
    const walker = before({ path: [at(25, 20)] });
    expect(walker.rules('hale', { target: 'kergu' })).toEqual([]);
    expect(walker.propose('hale', { target: 'kergu' }).commands[0]).toMatchObject({ path: [] });
    // Both told at once is what the rule forbids.
    expect(rules('hale', { way: [at(30, 20)], target: 'kergu' })).toContain('turn.shoot-or-move');
  });

  test('weapon.reload: a way told now takes the place of a reload told before', () => {
    const { propose, rules } = handOn(
      { sides: { blue: { hale: { at: [20, 20], ...musket } }, red: { kergu: { at: [80, 80] } } } },
      (state) => {
        state.figures[0]!.loaded = 0;
        state.orders[0] = someOrder({ reload: 'flintlock-musket' });
      },
    );
    expect(propose('hale', { way: [at(30, 20)] }).commands[0]).toEqual(
      expect.objectContaining({ reload: null }),
    );
    expect(rules('hale', { way: [at(30, 20)], reload: 'flintlock-musket' })).toEqual(['weapon.reload']);
  });

  test('turn.no-order: an order can be taken back, and nothing is idle that was told something', () => {
    const { propose, interaction, tasks } = handOn(
      {
        sides: { blue: { hale: { at: [20, 20] }, dunn: { at: [30, 20] } }, red: { kergu: { at: [80, 80] } } },
      },
      (state) => {
        state.orders[0] = someOrder({ path: [at(25, 20)] });
      },
    );
    expect(interaction.prompt).toEqual(
      expect.objectContaining({ withoutOrders: ['dunn'], concede: { kind: 'concede' } }),
    );
    expect(propose('hale', { nothing: true }).commands).toEqual([{ kind: 'cancel', figure: 'hale' }]);
    expect(tasks('dunn').map(({ id }) => id)).not.toContain('nothing');
  });

  test('hide.crouched-behind: going down is offered with what stands against it', () => {
    const { choices } = meadow.task('choice', 'hale', 'posture');
    expect(choices.map(({ value, refusals }) => [value, refusals[0]?.rule])).toEqual([
      [null, undefined],
      ['upright', undefined],
      ['crouched', 'hide.crouched-behind'],
    ]);
  });

  test('figure.carry: a thing is offered to whoever comes to touch it', () => {
    const { task, tasks, rules } = handOn({
      sides: { blue: { hale: { at: [20, 20] } }, red: { kergu: { at: [80, 80] } } },
      map: { objects: [{ id: 'chest', name: 'Chest', at: [32, 20], weight: 'heavy' }] },
    });
    expect(tasks('hale').map(({ id }) => id)).not.toContain('take');
    const values = { way: [at(31, 20)] };
    expect(task('choice', 'hale', 'take', values).choices.map(({ value }) => value)).toEqual([null, 'chest']);
    expect(rules('hale', { ...values, take: 'chest' })).toEqual([]);
  });

  test('figure.mount-time: a rider is offered the ground, and his horse when he has left it', () => {
    const { task, interaction } = handOn(
      {
        sides: {
          blue: {
            hale: { at: [20, 20], troop: 'light-cavalry' },
            dunn: { at: [50, 50], troop: 'light-cavalry' },
          },
          red: { kergu: { at: [80, 80] } },
        },
      },
      (state) => {
        state.figures[1]!.mounted = false;
        state.horses.push({ rider: anIndex(1), x: 5200, y: 5000, heading: 900 });
      },
    );
    expect(task('choice', 'hale', 'saddle').choices.map(({ value }) => value)).toEqual(['stay', 'dismount']);
    expect(task('choice', 'dunn', 'saddle').choices.map(({ value }) => value)).toEqual(['stay', 'mount']);
    expect(interaction.pieces.map(({ id }) => id)).toContain('horse-dunn');
  });

  test('building.room: the next room is offered with a place to stand in', () => {
    const { propose } = handOn({
      sides: { blue: { hale: { at: [25, 25], room: 'hall' } }, red: { kergu: { at: [80, 80] } } },
      map: {
        buildings: [
          {
            id: 'inn',
            name: 'Inn',
            rooms: [
              {
                id: 'hall',
                floor: 0,
                corners: [
                  [20, 20],
                  [30, 20],
                  [30, 30],
                  [20, 30],
                ],
              },
              {
                id: 'loft',
                floor: 1,
                corners: [
                  [20, 20],
                  [30, 20],
                  [30, 30],
                  [20, 30],
                ],
              },
            ],
            openings: [
              {
                id: 'gate',
                kind: 'door',
                at: [
                  [24, 20],
                  [26, 20],
                ],
                joins: ['hall', 'outside'],
              },
              {
                id: 'steps',
                kind: 'stairs',
                at: [
                  [28, 28],
                  [29, 28],
                ],
                joins: ['hall', 'loft'],
              },
            ],
          },
        ],
      },
    });
    const { commands, refusals } = propose('hale', { room: 'loft' });
    expect(refusals).toEqual([]);
    expect(commands[0]).toEqual(expect.objectContaining({ room: 'loft', roomAt: expect.anything() }));
  });
});
