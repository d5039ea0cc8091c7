import { expect, it } from 'vitest';
import { expectBriefing, takeBriefing } from './due.ts';

it('a battle that begins here is briefed once to each side, one that is opened again to nobody', () => {
  expect(takeBriefing('old', 'red')).toBe(false);
  expectBriefing('new');
  expect(takeBriefing('new', 'red')).toBe(true);
  expect(takeBriefing('new', 'red')).toBe(false);
  expect(takeBriefing('new', 'blue')).toBe(true);
});
