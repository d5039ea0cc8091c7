import { describe, expect, it } from 'vitest';
import { piece } from '../testing/sampler.ts';
import { fingerReach, graspablesIn, graspedAt, toBase } from './hit.ts';

const a = piece('a', { at: { x: 1000, y: 1000 } });
const b = piece('b', { at: { x: 1250, y: 1000 } });
const rider = piece('rider', {
  at: { x: 3000, y: 1000 },
  heading: 900,
  base: { shape: 'rectangle', width: 250, depth: 500 },
});
const near = { scale: 40, slop: fingerReach };
const far = { scale: 3, slop: fingerReach };

describe('what is under a finger', () => {
  it('the one on whose base it is', () => {
    expect(graspedAt([a, b], { x: 1180, y: 1000 }, near)[0]).toBe('b');
    expect(graspedAt([a, b], { x: 1060, y: 1000 }, near)[0]).toBe('a');
  });

  it('nobody, where nobody is near', () => {
    expect(graspedAt([a, b], { x: 1000, y: 1500 }, near)).toEqual([]);
  });

  it('the nearest first, as far as a finger is wide, however small they look', () => {
    expect(graspedAt([a, b], { x: 1160, y: 1300 }, far)).toEqual(['b', 'a']);
    const edge = (fingerReach * 100) / far.scale;
    expect(graspedAt([a], { x: 1000 + edge - 5, y: 1000 }, far)).toEqual(['a']);
    expect(graspedAt([a], { x: 1000 + edge + 5, y: 1000 }, far)).toEqual([]);
  });

  it('a pointer without slop needs the base itself', () => {
    expect(graspedAt([a], { x: 1099, y: 1000 }, { scale: 3, slop: 0 })).toEqual(['a']);
    expect(graspedAt([a], { x: 1101, y: 1000 }, { scale: 3, slop: 0 })).toEqual([]);
  });

  it('a base that is turned is felt as it lies', () => {
    expect(toBase(rider, { x: 3000, y: 1240 })).toBe(0);
    expect(toBase(rider, { x: 3200, y: 1000 })).toBeCloseTo(75, 0);
  });

  it('ghosts are not grasped, formed bodies are', () => {
    const body = {
      kind: 'formation',
      id: 'body',
      side: 's',
      at: { x: 0, y: 0 },
      heading: 0,
      width: 900,
      depth: 300,
      files: 8,
      ranks: 2,
      arm: 'shot',
    } as const;
    const ghost = piece('ghost', { ghost: true });
    expect(graspablesIn([a, ghost, body]).map(({ id }) => id)).toEqual(['a', 'body']);
  });
});
