import { expect, test } from 'vitest';
import { hidesBehind, hidesIn } from './ambush.ts';

test('deploy.ambush-where: a wood hides everybody, a village all but elephants, fields and marshes light infantry alone', () => {
  const hidden = (['wood', 'village', 'marsh', 'gentle-hill'] as const).map((kind) =>
    (['HI', 'El', 'LI'] as const).filter((category) => hidesIn(kind, category)),
  );
  expect(hidden).toEqual([['HI', 'El', 'LI'], ['HI', 'LI'], ['LI'], []]);
});

test('deploy.ambush-where: who stands behind a wood, a village or a hill is hidden, behind a field he is not', () => {
  expect((['wood', 'village', 'steep-hill', 'field'] as const).filter(hidesBehind)).toEqual([
    'wood',
    'village',
    'steep-hill',
  ]);
});
