/** Tests of the bars of fates and of the foot under them. */
import type { Fate, FateLook, FateShare, Forecast, ForecastBasis } from '@grognard/engine';
import { expect, it } from 'vitest';
import { barParts } from './bar-parts.ts';
import { leastCertain } from './least-certain.ts';

const scale = (['destroyed', 'routed', 'driven-back', 'stands'] as const).map(
  (look: FateLook): Fate => ({ id: look, title: look, look }),
);

function share(fate: string, of: number): FateShare {
  return { fate, share: of, percent: `${100 * of} %`, p: null };
}

it('a bar goes from the worst to the best, whatever order its shares come in', () => {
  const parts = barParts({ fates: [share('stands', 0.5), share('destroyed', 0.5)] }, scale);
  expect(parts.map(({ fate }) => fate)).toEqual(['destroyed', 'stands']);
});

it('a share below one per cent keeps a sliver, and what cannot happen keeps nothing', () => {
  const parts = barParts(
    { fates: [share('destroyed', 0), share('routed', 0.001), share('stands', 0.999)] },
    scale,
  );
  expect(parts.map(({ fate, share: width, label }) => [fate, width, label])).toEqual([
    ['routed', 0.01, null],
    ['stands', 0.999, '100'],
  ]);
});

it('the foot of several forecasts is that of the least certain', () => {
  const withBasis = (basis: ForecastBasis): Forecast => ({
    fates: scale,
    pieces: [],
    basis,
    why: [],
    assumptions: [],
    items: [],
  });
  const exact = withBasis({ kind: 'exact' });
  const few = withBasis({ kind: 'sampled', trials: 200, error: '7 %' });
  const many = withBasis({ kind: 'sampled', trials: 800, error: '3 %' });
  expect(leastCertain([exact])).toEqual({ kind: 'exact' });
  expect(leastCertain([many, exact, few])).toMatchObject({ trials: 200 });
  expect(leastCertain([])).toBeNull();
});
