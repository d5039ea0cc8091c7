/** The history as files. */
import { expect, it } from 'vitest';
import { asJson, asText, type HistoryEntry, outcomeOf } from './entry.ts';

const entry = (at: number, note = ''): HistoryEntry => ({
  id: `e${at}`,
  at,
  case: { ruleset: 'argad-2024', procedure: 'shoot', input: { weapon: 'pistol', rangeCm: 9 }, options: {} },
  dice: [6, 4],
  by: 'hand',
  language: 'en',
  lines: [
    { kind: 'title', text: 'Argad ! · Shoot' },
    { kind: 'thrown', dice: [6, 4], text: '1 hit' },
  ],
  note,
  removed: null,
});

it('text is for people: the oldest first, with the dice, what they came to, and the note', () => {
  const text = asText([entry(2, 'The sergeant falls'), entry(1)], (at) => `at ${at}`);
  expect(text.indexOf('at 1')).toBeLessThan(text.indexOf('at 2'));
  expect(text).toContain('Rolled 6, 4: 1 hit.');
  expect(text).toContain('» The sergeant falls');
});

it('JSON is for programs: cases as they can be resolved again', () => {
  const file = JSON.parse(asJson([entry(1)])) as { cases: { case: unknown; outcome: string }[] };
  expect(file.cases[0]!.case).toEqual({ id: 'e1', ...entry(1).case, dice: [6, 4] });
  expect(file.cases[0]!.outcome).toBe('1 hit');
});

it('what came of it is said like a sentence', () => {
  expect(outcomeOf({ lines: [{ kind: 'thrown', dice: [2], text: 'miss' }] })).toBe('Miss');
});
