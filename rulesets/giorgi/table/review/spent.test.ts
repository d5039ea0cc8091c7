/** Tests of the turn after a breakthrough, whose move is the next one taken early: no move, and no fire of units that would have moved. */
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { hasShot, lawfulOffers } from '../actions/fire/index.ts';
import type { TestUnit } from '../testing/battle.ts';
import { playFrom } from '../testing/play.ts';

describe('after a breakthrough', () => {
  test('move.spent: a move that is passed up is spent all the same', () => {
    const played = playFrom(
      {
        south: { c: { kind: 'heavy-cavalry', at: [75, 30] } },
        north: {
          m: { kind: 'militia', at: [75, 52] },
          far: { at: [20, 95] },
          off: { at: [40, 95] },
          away: { at: [120, 95] },
        },
      },
      { 'c melee': [6, 6] },
    );
    played.give({ kind: 'move', unit: 'c', target: 'm' });
    played.close();
    played.give({ kind: 'done' });
    expect(played.asked()).toBe('south breakthrough');
    played.give({ kind: 'done' });
    while (played.state.active === 1) played.give({ kind: 'done' });
    while (played.state.step !== 'move') played.give({ kind: 'done' });
    const march = { kind: 'move', unit: 'c', steps: [{ step: 'march', by: 100 }] } as const;
    expect(played.against(march)).toEqual(['move.spent']);
  });

  /** Refusals of fire by a unit whose move is spent. */
  function refusals(unit: TestUnit): readonly string[] | null {
    const played = playFrom({ south: { a: unit }, north: { e: { at: [50, 40] } } });
    const { table, state } = played;
    state.step = 'small-arms';
    const shot = { kind: 'fire', unit: 'a', shot: 'small-arms', target: 'e' } as const;
    expect([played.against(shot), hasShot(table, state, anIndex(0))]).toEqual([null, true]);
    played.unit('a').spent = true;
    const found = played.against(shot);
    expect([lawfulOffers(table, state, anIndex(0)).length > 0, hasShot(table, state, anIndex(0))]).toEqual([
      found === null,
      found === null,
    ]);
    return found;
  }

  test('turn.fire-or-move: formed foot does not fire, since it has had its move', () => {
    expect(refusals({ at: [50, 30] })).toEqual(['turn.fire-or-move']);
  });

  test('turn.fire-then-move: who may both fire and move fires', () => {
    expect(refusals({ kind: 'light-cavalry', carbine: true, at: [50, 30] })).toBeNull();
    const open = { kind: 'light', formation: 'open', gapCm: 0, bases: 4 } as const;
    expect(refusals({ ...open, at: [50, 30] })).toBeNull();
  });

  test('attack.reaction-fire: it answers an attack by fire as ever', () => {
    const played = playFrom({ south: { a: { at: [50, 30] } }, north: { e: { at: [50, 38] } } });
    played.unit('e').spent = true;
    played.give({ kind: 'move', unit: 'a', target: 'e' });
    expect(played.against({ kind: 'answer', unit: 'e', how: 'fire' })).toBeNull();
  });
});
