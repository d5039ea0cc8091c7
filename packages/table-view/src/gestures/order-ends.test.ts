/** Orders that are given are taken hold of by their ends, and never instead of the piece that is meant. */
import { describe, expect, it } from 'vitest';
import { ann, ben, col, enemy, handlesTask, pathTask, placeOf, placeTask } from './testing/samples.ts';
import { TestPlayer } from './testing/test-player.ts';

/** Ann is ordered to go by a bend to 262, 200, beside Ben, who stands at 240, 200. */
const way = [placeOf(200, 260), placeOf(262, 200)];
const ends = [{ piece: 'ann', at: placeOf(262, 200) }];

function ordered(context: ConstructorParameters<typeof TestPlayer>[2] = {}): TestPlayer {
  const task = { ...pathTask, value: way } as typeof pathTask;
  return new TestPlayer([ann, ben, col, enemy], () => [task], { ends, ...context });
}

describe('the end of an order that is given', () => {
  it.each(['mouse', 'touch', 'pen'] as const)('is dragged by %s: the way keeps its bends', (by) => {
    const player = ordered();
    player.drag([264, 200], [330, 240], { by });
    player.answerAll();
    expect(player.selection).toEqual(['ann']);
    expect(player.state.draft.values).toEqual({ way: [placeOf(200, 260), placeOf(330, 240)] });
    expect(player.submitted).toEqual([]);
  });

  it('moves with the pointer as soon as the tasks are known', () => {
    const player = ordered();
    player.down(1, 264, 200);
    player.move(1, 300, 200);
    expect(player.doing).toBe('dragging-order-end');
    expect(player.state.draft.values).toBeNull();
    player.answerAll();
    expect(player.state.draft.values).toEqual({ way: [way[0], placeOf(300, 200)] });
    player.move(1, 310, 200);
    expect(player.state.draft.values).toEqual({ way: [way[0], placeOf(310, 200)] });
    player.cancel(1);
    expect(player.state.draft.values).toBeNull();
  });

  it('yields to the piece beside it, unless it is twice as near as the middle of that piece', () => {
    for (const [x, piece] of [
      [240, 'ben'],
      [248, 'ben'],
      [253, 'ben'],
      [256, 'ann'],
      [262, 'ann'],
    ] as const) {
      const player = ordered();
      player.drag([x, 200], [x, 300]);
      player.answerAll();
      expect(player.selection, `pressed at ${x}`).toEqual([piece]);
    }
  });

  it.each([
    ['mouse', 14],
    ['pen', 14],
    ['touch', 22],
  ] as const)('is within reach of the %s less than %s px away, and no farther', (by, reach) => {
    for (const [x, isHeld] of [
      [262 + reach - 1, true],
      [262 + reach + 1, false],
    ] as const) {
      const player = ordered();
      player.drag([x, 200], [x, 300], { by });
      player.answerAll();
      expect(player.selection, `pressed at ${x}`).toEqual(isHeld ? ['ann'] : []);
    }
  });

  it('yields to an enemy in the same way, so that a tap still aims at him', () => {
    const player = ordered({ ends: [{ piece: 'ann', at: placeOf(912, 200) }] });
    player.tap(902, 200);
    expect(player.selection).toEqual(['enemy']);
  });

  it('is taken up by a tap while nothing is selected. Otherwise a tap beside it leads the selected piece there', () => {
    const player = ordered();
    player.tap(263, 200, { by: 'touch' });
    player.answerAll();
    expect(player.selection).toEqual(['ann']);
    player.tap(600, 600);
    player.answerAll();
    player.tap(263, 200, { by: 'touch' });
    player.answerAll();
    expect(player.selection).toEqual(['col']);
    expect(player.state.draft.values).toEqual({ way: [placeOf(263, 200)] });
  });

  it('is confirmed on drop only where the player has set it so', () => {
    const player = ordered({ confirmOnDrop: ['mouse'] });
    player.drag([264, 200], [330, 240]);
    player.answerAll();
    expect(player.submitted).toHaveLength(1);
    const careful = ordered({ confirmOnDrop: ['mouse'] });
    careful.drag([264, 200], [330, 240], { by: 'touch' });
    careful.answerAll();
    expect(careful.submitted).toEqual([]);
  });

  it('of a body is the handle that marches it', () => {
    const handle = { task: 'march', handle: 'wheel' };
    const player = new TestPlayer([col], () => [placeTask, handlesTask], {
      ends: [{ piece: 'col', at: placeOf(640, 600), handle }],
    });
    player.down(1, 640, 600);
    player.move(1, 660, 600);
    expect(player.doing).toBe('dragging-handle');
    player.answerAll();
    player.up(1, 670, 600);
    expect(player.state.draft.values).toEqual({ march: [{ handle: 'wheel', to: placeOf(670, 600) }] });
  });
});
