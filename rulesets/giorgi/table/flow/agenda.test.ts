/** Tests of the agenda: attacks with reactions, melees, advances, breakthroughs, and commands that cannot be undone. */
import { describe, expect, it } from 'vitest';
import { type BattleSetup, give, layBattle, playOn, unitIn } from '../testing/battle.ts';

/** Cuirassiers 19.5 cm before militia, and more militia behind. */
const charge: BattleSetup = {
  south: { horse: { kind: 'heavy-cavalry', at: [75, 30] }, foot: { at: [20, 10] }, more: { at: [120, 10] } },
  north: {
    first: { kind: 'militia', at: [75, 52] },
    second: { kind: 'militia', at: [75, 70] },
    third: { at: [20, 95] },
    fourth: { at: [120, 95] },
    fifth: { at: [45, 95] },
  },
};
const attack = (unit: string, target: string) => ({ kind: 'move', unit, steps: [], target });
const misses = { 'first shot': [6, 6, 6], 'second shot': [6, 6, 6] };

function begin(battle: BattleSetup, faces: Record<string, readonly number[]> = misses) {
  const { table, state } = layBattle(battle);
  return { table, match: playOn(table, state, faces) };
}

describe('an attack', () => {
  it('turn.reactions: the other side answers before anything else moves', () => {
    const { match } = begin(charge);
    const events = give(match, 'south', attack('horse', 'first'));
    expect(events.map(({ kind }) => kind)).toEqual(['declared', 'waits']);
    expect(match.canUndo('south')).toBe(false);
    expect(match.awaits()).toEqual({ kind: 'answer', phase: 'reaction', sides: ['north'] });
    expect(match.check('south', { kind: 'done' })).toMatchObject({ error: { code: 'not-your-turn' } });
  });

  it('attack.reaction-fire: an answer of fire is noted and can be taken back; done closes the answers', () => {
    const { match } = begin(charge);
    give(match, 'south', attack('horse', 'first'));
    give(match, 'north', { kind: 'answer', unit: 'first', how: 'fire' });
    expect(match.canUndo('north')).toBe(true);
    expect(match.undo('north').done).toBe(true);
    give(match, 'north', { kind: 'answer', unit: 'first', how: 'fire' });
    const kinds = give(match, 'north', { kind: 'done' }).map(({ kind }) => kind);
    expect(kinds.indexOf('fired')).toBeGreaterThanOrEqual(0);
    expect(kinds.indexOf('fired')).toBeLessThan(kinds.indexOf('met'));
    expect(match.awaits()).toMatchObject({ phase: 'move', sides: ['south'] });
    expect(match.state.clashes).toHaveLength(1);
  });

  it('turn.reactions: by option answers wait until all movement is over', () => {
    const { match } = begin({ ...charge, options: { 'turn.reactions': 'after-movement' } });
    give(match, 'south', attack('horse', 'first'));
    expect(match.awaits()).toMatchObject({ phase: 'move', sides: ['south'] });
    expect(match.state.queued).toHaveLength(1);
    give(match, 'south', { kind: 'done' });
    expect(match.awaits()).toMatchObject({ phase: 'reaction', sides: ['north'] });
    expect(match.state.queued).toEqual([]);
    give(match, 'north', { kind: 'done' });
    expect(match.state.clashes).toEqual([]);
  });

  it('melee.bt: a breakthrough is ordered, and may begin a new attack with answers of its own', () => {
    const { table, match } = begin(charge, { ...misses, 'horse melee': [6, 6] });
    give(match, 'south', attack('horse', 'first'));
    give(match, 'north', { kind: 'done' });
    const fought = give(match, 'south', { kind: 'done' });
    expect(fought.find(({ kind }) => kind === 'fought')).toMatchObject({
      cell: { attacker: { result: 'BT' }, defender: { lost: 2, result: 'R2' } },
    });
    expect(match.awaits()).toEqual({ kind: 'answer', phase: 'breakthrough', sides: ['south'] });
    expect(match.check('south', { kind: 'move', unit: 'foot', steps: [{ step: 'about' }] })).toMatchObject({
      error: { at: 'unit' },
    });
    expect(unitIn(table, match.state, 'horse')).toMatchObject({ brokeThrough: true, spent: true });
    give(match, 'south', attack('horse', 'second'));
    expect(match.awaits()).toMatchObject({ kind: 'answer', phase: 'reaction', sides: ['north'] });
    give(match, 'north', { kind: 'done' });
    expect(unitIn(table, match.state, 'horse').spent).toBe(true);
    // The second melee has been fought at once, and it is the other side's turn.
    expect(match.state).toMatchObject({ active: 1, clashes: [], agenda: [] });
  });

  it('melee.bt, move.spent: the move may be let pass, and is spent all the same', () => {
    const { table, match } = begin(charge, { ...misses, 'horse melee': [6, 6] });
    give(match, 'south', attack('horse', 'first'));
    give(match, 'north', { kind: 'done' });
    give(match, 'south', { kind: 'done' });
    give(match, 'south', { kind: 'done' });
    expect(match.state.active).toBe(1);
    expect(unitIn(table, match.state, 'horse').spent).toBe(true);
  });
});

describe('melees', () => {
  const two: BattleSetup = {
    south: { a: { at: [30, 40] }, b: { at: [90, 40] } },
    north: { x: { at: [30, 49] }, y: { at: [90, 49] }, far: { at: [60, 95] }, off: { at: [120, 95] } },
  };

  function meet(options: Readonly<Record<string, unknown>> = {}) {
    const { match } = begin({ ...two, options }, { 'x shot': [6, 6, 6], 'y shot': [6, 6, 6] });
    for (const [by, on] of [
      ['b', 'y'],
      ['a', 'x'],
    ] as const) {
      give(match, 'south', attack(by, on));
      give(match, 'north', { kind: 'done' });
    }
    return match;
  }

  it('turn.melee-order: the active side says which comes next; a single one is fought at once', () => {
    const match = meet();
    give(match, 'south', { kind: 'done' });
    expect(match.awaits()).toMatchObject({ kind: 'turn', phase: 'melee', sides: ['south'] });
    expect(match.check('south', { kind: 'done' })).toMatchObject({ error: { code: 'combination' } });
    expect(match.check('south', { kind: 'fight', unit: 'far' })).toMatchObject({ error: { at: 'unit' } });
    const fought = give(match, 'south', { kind: 'fight', unit: 'x' }).filter(({ kind }) => kind === 'fought');
    expect(fought).toMatchObject([
      { melee: { attackers: [0], defenders: [2] } },
      { melee: { attackers: [1], defenders: [3] } },
    ]);
    expect(match.state.clashes).toEqual([]);
  });

  it('turn.melee-order: by option from the left, without a question', () => {
    const match = meet({ 'turn.melee-order': 'left-to-right' });
    const fought = give(match, 'south', { kind: 'done' }).filter(({ kind }) => kind === 'fought');
    expect(fought).toMatchObject([{ melee: { attackers: [0] } }, { melee: { attackers: [1] } }]);
  });
});
