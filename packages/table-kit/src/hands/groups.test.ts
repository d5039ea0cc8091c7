/** Several pieces in one gesture. */
import type { ExplainedRefusal } from '@grognard/engine';
import { describe, expect, it } from 'vitest';
import { groupsByTitle, isKept, keepTask, stayRows } from '../index.ts';

const refusal = (rule: string | null, label: string): ExplainedRefusal => ({
  rule,
  code: rule === null ? 'value' : null,
  label,
  words: `${label}, in full`,
  remedy: null,
  standing: 'stated',
  source: '',
  piece: null,
});

describe('groups', () => {
  it('gather pieces of one title in the order of the first of each', () => {
    const pieces = [
      { id: 'a', title: 'Horse' },
      { id: 'b', title: null },
      { id: 'c', title: 'Foot' },
      { id: 'd', title: 'Horse' },
    ];
    expect(groupsByTitle(pieces, 'kind')).toEqual([
      { id: 'kind:Horse', title: 'Horse', sort: 'kind', pieces: ['a', 'd'] },
      { id: 'kind:Foot', title: 'Foot', sort: 'kind', pieces: ['c'] },
    ]);
  });

  it('keep together unless told otherwise', () => {
    expect([{}, { keep: true }, { keep: false }].map(isKept)).toEqual([true, true, false]);
    const against = (keep: boolean) => (keep ? [refusal('move.slow', 'too far')] : []);
    const { value, choices } = keepTask('Keep together', { yes: 'yes', no: 'no' }, {}, against);
    expect(value).toBe(true);
    expect(choices.map(({ refusals }) => refusals.length)).toEqual([1, 0]);
  });

  it('sum up who stays by reason, and leave out who has none', () => {
    const far = refusal('move.slow', 'too far');
    const rows = stayRows([
      ['a', far],
      ['b', refusal(null, 'unread')],
      ['c', undefined],
      ['d', far],
    ]);
    expect(rows.map(({ pieces, words, cited }) => [pieces, words, cited])).toEqual([
      [['a', 'd'], 'too far', { rule: 'move.slow', standing: 'stated' }],
      [['b'], 'unread, in full', null],
    ]);
  });
});
