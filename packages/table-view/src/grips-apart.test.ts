import { describe, expect, it } from 'vitest';
import { areApart } from './grips-apart.ts';

describe('knobs', () => {
  const corners = (size: number) => [
    { x: 0, y: 0 },
    { x: size, y: 0 },
    { x: size, y: size },
  ];

  it('can be taken hold of where they do not cover one another', () => {
    expect(areApart(corners(20))).toBe(true);
    expect(areApart(corners(10))).toBe(false);
  });

  it('one alone is always there', () => {
    expect(areApart(corners(0).slice(0, 1))).toBe(true);
  });
});
