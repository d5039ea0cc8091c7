/** Agendas: who is asked, what is carried on, and what is written. */
import { describe, expect, it } from 'vitest';
import { areSame, awaitsOne, isRefused, settleBy, type Waits, writeAgenda } from '../index.ts';

const [march, melee] = [{ do: 'march' }, { do: 'melee' }];
const idOf = (side: number) => `side-${side}`;

describe('an agenda', () => {
  it('awaits the side that is asked, or the end', () => {
    const question = { kind: 'answer', phase: 'stand', side: 1 } as const;
    expect(awaitsOne(null, question, idOf)).toEqual({ kind: 'answer', phase: 'stand', sides: ['side-1'] });
    const result = { winners: ['side-1'], by: 'scenario.points', points: {} };
    expect(awaitsOne(result, question, idOf)).toEqual({ kind: 'over', result });
    expect(() => awaitsOne(null, null, idOf)).toThrow('nobody is asked');
  });

  it('is carried on until somebody is asked, and not for ever', () => {
    const waiting = [march, melee];
    settleBy(() => waiting.pop() !== undefined);
    expect(waiting).toEqual([]);
    expect(() => settleBy(() => true)).toThrow('does not end');
  });

  it('is written only if it has changed, for good if the other side is asked', () => {
    const events: Waits<{ do: string }>[] = [];
    const resolution = { emit: (event: Waits<{ do: string }>) => events.push(event) };
    const asked = (side: number) => () => ({ kind: 'turn', phase: 'melee', side }) as const;
    writeAgenda([march], [march], resolution, 0, asked(0));
    writeAgenda([melee], [march], resolution, 0, asked(0));
    writeAgenda([], [march], resolution, 0, asked(1));
    expect(events).toEqual([
      { kind: 'waits', agenda: [melee] },
      { kind: 'waits', agenda: [], fixed: true },
    ]);
    expect(areSame([march, melee], [melee, march])).toBe(false);
  });

  it('is not entered by what rules refuse', () => {
    expect(isRefused(['move.too-far'])).toBe(true);
    expect(isRefused({ effort: 1 })).toBe(false);
  });
});
