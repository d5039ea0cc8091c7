/** Tests that instruments and threats agree with the rules. */

import type { ArcItem, ReachItem, ZoneItem } from '@grognard/engine';
import { anIndex } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import { weaponReach } from '../actions/fire/index.ts';
import { at, handOn } from './testing/table-interaction.ts';

const both = {
  south: { foot: { at: [50, 30] }, battery: { kind: 'gun', at: [90, 20], bases: 2, formation: 'deployed' } },
  north: { enemy: { at: [50, 55] }, horse: { kind: 'light-cavalry', at: [100, 60] } },
} as const;

test('fire.measure: the ruler lies between the nearest points of two bodies', () => {
  const { interaction } = handOn(both);
  const { items, lines } = interaction.measure({
    kind: 'measure',
    from: { piece: 'foot' },
    to: { piece: 'enemy' },
  });
  expect(lines).toEqual(['23 cm edge to edge.']);
  expect(items[0]).toMatchObject({ kind: 'ruler' });
});

test('attack.zone: the control zone of foot lies before its front, as deep as its muskets carry', () => {
  const { interaction, table } = handOn(both);
  const { items } = interaction.measure({ kind: 'arc', of: 'foot' });
  const zone = items.find((item): item is ZoneItem => item.kind === 'zone')!;
  const ys = zone.corners.map(({ y }) => y);
  expect(Math.max(...ys) - Math.min(...ys)).toBe(weaponReach(table, anIndex(0), 'small-arms'));
  expect(zone.manner).toBe('control');
});

test('artillery.rods: the arc of a battery reaches as far as its rod; a sight from it is the rod', () => {
  const { interaction, table } = handOn(both);
  const arc = interaction
    .measure({ kind: 'arc', of: 'battery' })
    .items.filter((item): item is ArcItem => item.kind === 'arc');
  expect(Math.max(...arc.map(({ radius }) => radius))).toBe(weaponReach(table, anIndex(1), 'round'));
  const { items } = interaction.measure({
    kind: 'sight',
    from: { piece: 'battery' },
    to: { at: at(95, 60) },
  });
  expect(items[0]).toMatchObject({ kind: 'rod' });
});

test('terrain.blocks: a sight through a wood is blocked, and says where', () => {
  const { interaction } = handOn({
    ...both,
    areas: [
      {
        kind: 'woods',
        corners: [
          [30, 38],
          [70, 38],
          [70, 48],
          [30, 48],
        ],
      },
    ],
  });
  const { items, lines } = interaction.measure({
    kind: 'sight',
    from: { piece: 'foot' },
    to: { piece: 'enemy' },
  });
  expect(lines[0]).toBe('Terrain is in the way.');
  expect(items[0]).toMatchObject({ kind: 'sight', blockedAt: expect.anything() });
});

test("fire.friends-between: a sight from a bare point is nobody's, so no unit in it is a friend", () => {
  const { interaction } = handOn(both);
  const { items } = interaction.measure({
    kind: 'sight',
    from: { at: at(50, 20) },
    to: { at: at(50, 40) },
  });
  expect(items[0]).toMatchObject({ kind: 'sight', blockedAt: null });
});

test('move.infantry-line: the reach of a line leads straight ahead as far as its rate; other formations are written beside it', () => {
  const { interaction } = handOn(both);
  const { items, lines } = interaction.measure({ kind: 'reach', of: 'foot' });
  const reach = items.find((item): item is ReachItem => item.kind === 'reach')!;
  const farthest = Math.max(...reach.corners.map(({ y }) => y)) - 3000;
  expect(farthest).toBeGreaterThan(1150);
  expect(farthest).toBeLessThanOrEqual(1200);
  expect(lines).toHaveLength(4);
});

test('turn.alternate: threats to a place are the fire and the attacks of the next player turn', () => {
  const { interaction } = handOn(both);
  const near = interaction.threats({ pieces: ['foot'], values: { place: at(50, 38) } });
  expect(near.map(({ title }) => title)).toContain('enemy: musketry');
  expect(near.every(({ on }) => on === 'foot')).toBe(true);
  // Whoever could fire and attack counts once.
  expect(new Set(near.map(({ from }) => from)).size).toBe(near.length);
  expect(near[0]!.odds.length).toBeGreaterThan(0);
  const far = interaction.threats({ pieces: ['foot'], values: {} });
  expect(far.filter(({ from }) => from === 'enemy')).toEqual([]);
  expect(
    interaction.measure({ kind: 'threats', of: 'horse' }).items.every(({ kind }) => kind === 'threat'),
  ).toBe(true);
});
