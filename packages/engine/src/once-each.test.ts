/** Threats by enemies. */
import { expect, test } from 'vitest';
import type { Threat } from './interaction.ts';
import { onceEach } from './once-each.ts';

const threat = (
  from: string,
  on: string,
  title: string,
): { readonly threat: Threat; readonly chance: number } => ({
  threat: { from, on, title, odds: [], sum: [] },
  chance: 0,
});

test('an enemy counts once, with the worst it could do first and the rest behind it', () => {
  const fire = threat('enemy', 'us', 'fires');
  const blow = threat('enemy', 'us', 'strikes');
  const other = threat('other', 'us', 'fires');
  const found = onceEach([fire, other, blow], 'from');
  expect(found.map(({ threat: { from, title } }) => [from, title])).toEqual([
    ['enemy', 'fires'],
    ['other', 'fires'],
  ]);
  expect(found[0]?.threat.also).toEqual([blow.threat]);
  expect(found[1]?.threat).toBe(other.threat);
  expect(onceEach([fire, threat('enemy', 'them', 'fires')], 'on')).toHaveLength(2);
});
