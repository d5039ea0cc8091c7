/** Hovering and long presses name a piece, and neither selects nor orders anything. */
import { describe, expect, it } from 'vitest';
import { skirmish } from './testing/samples.ts';
import type { TestPlayer } from './testing/test-player.ts';

const named = ({ state }: TestPlayer) => state.hovered.piece;

describe('a long press', () => {
  it.each(['touch', 'pen'] as const)('of a %s on a piece names it; its release is no tap', (by) => {
    const player = skirmish();
    player.down(1, 200, 200, { by });
    expect(named(player)).toBeNull();
    player.hold(1);
    expect(named(player)).toBe('ann');
    player.up(1, 200, 200, { by });
    expect(player.done).toEqual([{ kind: 'hover', piece: 'ann', handle: null }]);
    expect(player.selection).toEqual([]);
    expect(player.open).toEqual([]);
  });

  it('starts no order when the finger then moves away, with the piece in hand too', () => {
    const player = skirmish();
    player.tap(200, 200, { by: 'touch' });
    player.answerAll();
    player.down(1, 200, 200, { by: 'touch' });
    player.hold(1);
    player.move(1, 500, 500, { by: 'touch' });
    player.up(1, 500, 500, { by: 'touch' });
    player.answerAll();
    expect(player.state.draft.values).toBeNull();
    expect(player.selection).toEqual(['ann']);
    expect(player.doing).toBe('idle');
  });

  it('ends with the next press: nothing is named any more', () => {
    const player = skirmish();
    player.down(1, 200, 200, { by: 'touch' });
    player.hold(1);
    player.up(1, 200, 200, { by: 'touch' });
    player.down(1, 600, 700, { by: 'touch' });
    expect(named(player)).toBeNull();
  });

  it('names nothing on empty ground, where it begins a box', () => {
    const player = skirmish();
    player.down(1, 450, 400, { by: 'touch' });
    player.hold(1);
    expect(player.doing).toBe('pressing');
    player.move(1, 600, 600, { by: 'touch' });
    expect(player.doing).toBe('boxing');
    expect(named(player)).toBeNull();
  });

  it('of a mouse is an ordinary press: it names by hovering', () => {
    const player = skirmish();
    player.move(0, 200, 200);
    expect(named(player)).toBe('ann');
    player.down(0, 200, 200);
    player.hold(0);
    expect(player.doing).toBe('pressing');
    player.up(0, 200, 200);
    expect(player.selection).toEqual(['ann']);
  });

  it('of an earlier press counts no more once the finger was up', () => {
    const player = skirmish();
    player.down(1, 200, 200, { by: 'touch' });
    player.up(1, 200, 200, { by: 'touch' });
    player.down(1, 200, 200, { by: 'touch' });
    player.send({ kind: 'pointer-held', pointer: 1, since: 10 });
    expect(player.doing).toBe('pressing');
    expect(named(player)).toBeNull();
  });
});

it('a mouse that leaves the map names nothing any more', () => {
  const player = skirmish();
  player.move(0, 200, 200);
  player.send({ kind: 'pointer-leave', pointer: 0 });
  expect(named(player)).toBeNull();
  expect(player.done.at(-1)).toEqual({ kind: 'hover', piece: null, handle: null });
});
