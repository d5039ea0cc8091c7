/** The bench measures what it claims to. Speed itself is not tested. */
import { describe, expect, it } from 'vitest';
import { checksumOf, fixedLoop, measure, mixText } from './measure.ts';

describe('measuring', () => {
  it('gives the checksum of the same thousand rounds each time', () => {
    const first = measure('loop', fixedLoop);
    expect(first.checksum).toBe(checksumOf(fixedLoop(1_000)));
    expect(first.perSecond).toBeGreaterThan(0);
    expect(first.perMillionRounds).toBeGreaterThan(0);
  });

  it('checksums tell texts apart', () => {
    expect(mixText(0, 'ab')).not.toBe(mixText(0, 'ba'));
    expect(checksumOf(-1)).toBe('ffffffff');
  });
});
