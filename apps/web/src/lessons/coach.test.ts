import { describe, expect, it } from 'vitest';
import { coachAt, coached, hintAfter, showAfter } from './coach.ts';

const begun = coached(coachAt(2, 8), { kind: 'laid', steps: 8 });

describe('the coach', () => {
  it('lays a step afresh for Again, Skip and Continue', () => {
    expect(coached(begun, { kind: 'again' })).toEqual(coachAt(2, 8));
    expect(coached(begun, { kind: 'skip' })).toEqual(coachAt(3, 8));
    expect(coached(begun, { kind: 'go-to', step: 5 })).toEqual(coachAt(5, 8));
    expect(coached(begun, { kind: 'go-to', step: 99 })).toEqual(coachAt(7, 8));
    const judged = coached(begun, { kind: 'judged', verdict: 'done' });
    expect(coached(judged, { kind: 'skip' })).toEqual(coachAt(3, 8));
  });

  it('is at its end after the last step', () => {
    expect(coached(coached(coachAt(7, 8), { kind: 'laid', steps: 8 }), { kind: 'skip' }).wants).toBe('end');
  });

  it('hints after 20 s without a gesture, offers to show it after 40 s, and is quiet again at the next gesture', () => {
    const waited = (seconds: number) => coached(begun, { kind: 'waited', seconds });
    expect(waited(hintAfter - 1).help).toBe('none');
    expect(waited(hintAfter).help).toBe('hint');
    expect(waited(showAfter).help).toBe('show-me');
    expect(coached(waited(showAfter), { kind: 'gesture' }).help).toBe('none');
  });

  it('gives no hint once the step is judged, and says the task again when asked', () => {
    const judged = coached(begun, { kind: 'judged', verdict: 'otherwise' });
    expect(judged).toMatchObject({ verdict: 'otherwise', says: 'verdict' });
    expect(coached(judged, { kind: 'waited', seconds: showAfter }).help).toBe('none');
    expect(coached(judged, { kind: 'say-again' })).toMatchObject({ says: 'task', verdict: 'otherwise' });
  });

  it('judges a step that went wrong anew when it is done after all, or taken back', () => {
    const wrong = coached(begun, { kind: 'judged', verdict: 'otherwise' });
    expect(coached(wrong, { kind: 'judged', verdict: 'done' })).toMatchObject({
      says: 'verdict',
      verdict: 'done',
    });
    expect(coached(wrong, { kind: 'judged', verdict: 'open' })).toMatchObject({
      says: 'task',
      verdict: 'open',
    });
  });
});
