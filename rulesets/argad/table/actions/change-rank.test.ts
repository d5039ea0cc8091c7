/** Refusals of a change of rank, each beside a case that is allowed. */
import { describe, expect, test } from 'vitest';
import { type SkirmishCase, square } from '../flow/testing/skirmish.ts';
import { asking } from './testing/ask.ts';

type Who = SkirmishCase['blue'];
const far = { foe: { at: [90, 90] as const } };

/** Eight figures facing north, with this many abreast, the first at (40, 40), and others of their side beside them. */
function drawnUp(files: number, other: Partial<SkirmishCase> = {}, friends: Who = {}) {
  const figures: Who = Object.fromEntries(
    Array.from({ length: 8 }, (_, i) => [
      `man-${i}`,
      { leader: i === 0, at: [40 + 2 * (i % files), 40 - 2 * Math.floor(i / files)] as const },
    ]),
  );
  const bodies = [{ id: 'body', figures: Object.keys(figures), files, facing: 0 }];
  return asking({ blue: { ...figures, ...friends }, red: far, bodies, ...other });
}

const march = (...steps: object[]) => ({ kind: 'march', body: 0, steps });
const ahead = (cm: number) => ({ step: 'march', by: Math.round(cm * 100) });
const abreast = (by: number) => ({ step: 'files', by });
const turn = { step: 'turn', angle: 900 };

describe('a change of rank', () => {
  test('formation.turn: first or last, once, and then no turn', () => {
    const { refused } = drawnUp(4);
    expect(refused(march(abreast(2)))).toEqual([]);
    expect(refused(march(abreast(2), ahead(4)))).toEqual([]);
    expect(refused(march(ahead(4), abreast(8)))).toEqual([]);
    expect(refused(march(ahead(2), abreast(2), ahead(2)))).toEqual(['formation.turn']);
    expect(refused(march(abreast(2), ahead(2), abreast(8)))).toEqual(['formation.turn']);
    expect(refused(march(abreast(2), ahead(2), turn))).toEqual(['formation.turn']);
    expect(refused(march(turn, ahead(2), abreast(2)))).toEqual(['formation.turn']);
  });

  test('formation.turn, leader.formation: a leader is needed', () => {
    const { refused, table } = drawnUp(4);
    Object.assign(table.roster[0]!, { leader: false });
    expect(refused(march(abreast(2)))).toEqual(['leader.formation']);
  });

  test('formation.turn: as many abreast as there are men, and not as many as before', () => {
    const { mistake } = drawnUp(4);
    expect(mistake(march(abreast(0)))).toBe('value steps[0].by');
    expect(mistake(march(ahead(2), abreast(9)))).toBe('value steps[1].by');
    expect(mistake(march(abreast(4)))).toBe('value steps[0].by');
  });

  test('formation.infantry-narrow, formation.infantry-wide: the pace is that of the front it sets out with', () => {
    const line = drawnUp(4);
    expect(line.refused(march(abreast(2), ahead(16)))).toEqual([]);
    expect(line.refused(march(abreast(2), ahead(16.1)))).toEqual(['formation.infantry-narrow']);
    expect(line.refused(march(ahead(12.1), abreast(2)))).toEqual(['formation.infantry-wide']);
    const column = drawnUp(2);
    expect(column.refused(march(abreast(4), ahead(12.1)))).toEqual(['formation.infantry-wide']);
    expect(column.refused(march(ahead(16), abreast(4)))).toEqual([]);
  });

  test('formation.turn: not where a friend stands, unless at the end, when he may be gone', () => {
    const { refused } = drawnUp(4, {}, { friend: { at: [50, 40] } });
    expect(refused(march(abreast(8)))).toEqual(['formation.turn']);
    expect(refused(march(abreast(2)))).toEqual([]);
    expect(refused(march(ahead(1), abreast(8)))).toEqual([]);
  });

  test('formation.turn: not into contact with an enemy one knows of, nor in contact', () => {
    const beside = (x: number) => drawnUp(4, { red: { foe: { at: [x, 40] } } });
    expect(beside(52.1).refused(march(abreast(8)))).toEqual(['formation.turn']);
    expect(beside(52.3).refused(march(abreast(8)))).toEqual([]);
    const unknown = beside(52.1);
    unknown.state.figures[8]!.known = 2;
    expect(unknown.refused(march(abreast(8)))).toEqual([]);
    const touched = drawnUp(4, { red: { foe: { at: [40, 42.1] } } });
    expect(touched.refused(march(abreast(2)))).toEqual(['formation.turn']);
    expect(touched.refused(march(ahead(-4), abreast(2)))).toEqual([]);
  });

  test('shoot.immobile: who changes rank does not fire a musket', () => {
    const { order, state, table } = drawnUp(4);
    Object.assign(table.roster[1]!, { firearms: ['flintlock-musket'] });
    state.figures[1]!.loaded = 1;
    const volley = { shot: { weapon: 'flintlock-musket', target: 'foe' } };
    expect(order('man-1', volley)).not.toContain('shoot.immobile');
    state.marches[0] = { steps: [{ step: 'files', by: 2, angle: 0 }], open: false };
    expect(order('man-1', volley)).toContain('shoot.immobile');
  });

  test('formation.turn: not over the edge of the table', () => {
    const { refused, state } = drawnUp(4);
    Object.assign(state.bodies[0]!, { x: 700 });
    expect(refused(march(abreast(8)))).toEqual(['formation.turn']);
    expect(refused(march(ahead(2), abreast(8)))).toEqual(['formation.turn']);
    expect(refused(march(abreast(2)))).toEqual([]);
  });

  test('terrain.high-wall: nor across a wall, now or after the march', () => {
    const points = [
      [49, 30],
      [49, 60],
    ];
    const { refused } = drawnUp(4, { map: { lines: [{ id: 'wall', kind: 'high-wall', points }] } });
    expect(refused(march(abreast(8)))).toEqual(['terrain.high-wall']);
    expect(refused(march(ahead(4), abreast(8)))).toEqual(['terrain.high-wall']);
    expect(refused(march(abreast(2), ahead(4)))).toEqual([]);
  });

  test('formation.open-ground: nor into bushes or over a hedge', () => {
    const bushes = { areas: [{ id: 'bush', kind: 'bushes' as const, corners: square(49, 45, 20) }] };
    expect(drawnUp(4, { map: bushes }).refused(march(ahead(8), abreast(8)))).toEqual([
      'formation.open-ground',
    ]);
    expect(drawnUp(4, { map: bushes }).refused(march(ahead(2), abreast(8)))).toEqual([]);
    const points = [
      [48, 30],
      [48, 60],
    ];
    const hedge = { lines: [{ id: 'hedge', kind: 'hedge' as const, points }] };
    expect(drawnUp(4, { map: hedge }).refused(march(abreast(8)))).toEqual(['formation.open-ground']);
    expect(drawnUp(4, { map: hedge }).refused(march(abreast(2)))).toEqual([]);
  });
});
