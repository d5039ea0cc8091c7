import { describe, expect, it } from 'vitest';
import { fingerprint, isSameData } from './hash.ts';

const samples: readonly unknown[] = [
  null,
  0,
  1,
  -1,
  0.5,
  '',
  '0',
  true,
  false,
  [],
  {},
  [0],
  [0, 1],
  [1, 0],
  [[0], 1],
  { a: 0 },
  { a: null },
  { b: 0 },
  { a: 0, b: 1 },
  { a: 1, b: 0 },
  { a: { b: [0, { c: 'x' }] } },
  { a: { b: [0, { c: 'y' }] } },
];

describe('isSameData', () => {
  it('says of every two pieces of plain data what their fingerprints say', () => {
    for (const a of samples)
      for (const b of samples)
        expect(isSameData(a, b), `${JSON.stringify(a)} and ${JSON.stringify(b)}`).toBe(
          fingerprint(a) === fingerprint(b),
        );
  });

  it('does not mind the order of keys', () => {
    const [one, other] = [
      { a: 0, b: [1] },
      { b: [1], a: 0 },
    ];
    expect(fingerprint(one)).toBe(fingerprint(other));
    expect(isSameData(one, other)).toBe(true);
  });

  it('takes nothing that is not plain, as a fingerprint does not', () => {
    const spoilt = { a: undefined };
    expect(() => fingerprint(spoilt)).toThrow(TypeError);
    expect(() => isSameData(spoilt, { ...spoilt })).toThrow(TypeError);
  });
});
