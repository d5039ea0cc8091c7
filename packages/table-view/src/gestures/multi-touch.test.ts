/** Several pointers: pinching, a third finger, a pen beside a palm, cancelled pointers. */
import { describe, expect, it } from 'vitest';
import { placeOf, skirmish } from './testing/samples.ts';

const touch = { by: 'touch' } as const;

describe('two fingers', () => {
  it('zoom by their distance about their middle, and draw the sheet along', () => {
    const player = skirmish();
    player.down(1, 400, 400, touch);
    player.down(2, 500, 400, touch);
    expect(player.doing).toBe('pinching');
    player.move(2, 600, 400, touch);
    expect(player.done).toEqual([
      { kind: 'pan', dx: 50, dy: 0 },
      { kind: 'zoom', at: { x: 500, y: 400 }, factor: 2 },
    ]);
    player.done = [];
    player.move(1, 500, 400, touch);
    expect(player.done).toEqual([
      { kind: 'pan', dx: 50, dy: 0 },
      { kind: 'zoom', at: { x: 550, y: 400 }, factor: 0.5 },
    ]);
  });

  it('that both move on draw the sheet by as much and do not zoom', () => {
    const player = skirmish();
    player.down(1, 400, 400, touch);
    player.down(2, 500, 400, touch);
    player.move(1, 400, 440, touch);
    player.move(2, 500, 440, touch);
    const pans = player.done.flatMap((each) => (each.kind === 'pan' ? each.dy : []));
    const factors = player.done.flatMap((each) => (each.kind === 'zoom' ? each.factor : []));
    expect(pans).toEqual([20, 20]);
    expect(factors.reduce((product, factor) => product * factor, 1)).toBeCloseTo(1);
  });

  it('that meet in a point zoom by nothing', () => {
    const player = skirmish();
    player.down(1, 400, 400, touch);
    player.down(2, 500, 400, touch);
    player.move(2, 400, 400, touch);
    player.move(2, 480, 400, touch);
    expect(player.done.filter(({ kind }) => kind === 'zoom')).toEqual([]);
  });

  it('tap nothing, neither together nor one after the other', () => {
    const player = skirmish();
    player.down(1, 200, 200, touch);
    player.down(2, 600, 600, touch);
    player.up(1, 200, 200, touch);
    player.up(2, 600, 600, touch);
    expect(player.doing).toBe('idle');
    expect(player.selection).toEqual([]);
    expect(player.done).toEqual([]);
  });

  it('the one that is left draws the sheet along, without a leap', () => {
    const player = skirmish();
    player.down(1, 400, 400, touch);
    player.down(2, 500, 400, touch);
    player.up(1, 400, 400, touch);
    expect(player.doing).toBe('panning');
    player.move(2, 503, 401, touch);
    expect(player.done).toEqual([{ kind: 'pan', dx: 3, dy: 1 }]);
  });

  it('a second one beside a drag leaves the draft where it is, and drags no more', () => {
    const player = skirmish();
    player.tap(200, 200, touch);
    player.answerAll();
    player.down(1, 200, 200, touch);
    player.move(1, 260, 260, touch);
    player.down(2, 700, 700, touch);
    player.move(1, 300, 300, touch);
    player.up(2, 700, 700, touch);
    player.up(1, 400, 400, touch);
    player.answerAll();
    expect(player.state.draft).toMatchObject({ values: { way: [placeOf(260, 260)] }, isMoving: false });
    expect(player.submitted).toEqual([]);
  });
});

describe('a third finger', () => {
  function threeDown() {
    const player = skirmish();
    player.down(1, 400, 400, touch);
    player.down(2, 500, 400, touch);
    player.down(3, 450, 600, touch);
    return player;
  }

  it('changes nothing about the pinch', () => {
    const player = threeDown();
    player.move(3, 450, 700, touch);
    expect(player.done).toEqual([]);
    player.move(2, 600, 400, touch);
    expect(player.done).toContainEqual({ kind: 'zoom', at: { x: 500, y: 400 }, factor: 2 });
  });

  it('pinches on with the one that is left, from where they are', () => {
    const player = threeDown();
    player.up(1, 400, 400, touch);
    expect(player.doing).toBe('pinching');
    player.move(3, 450, 600, touch);
    expect(player.done).toEqual([]);
    player.move(3, 500, 800, touch);
    expect(player.done).toContainEqual({
      kind: 'zoom',
      at: { x: 500, y: 600 },
      factor: 400 / Math.sqrt(50 * 50 + 200 * 200),
    });
  });

  it('all up is idle', () => {
    const player = threeDown();
    for (const id of [2, 1, 3]) player.up(id, 0, 0, touch);
    expect(player.state).toMatchObject({ doing: { kind: 'idle' }, pointers: [], ignored: [] });
  });
});

describe('a pen', () => {
  it('draws while the palm of its hand lies on the screen', () => {
    const player = skirmish();
    player.down(1, 200, 200, { by: 'pen' });
    player.down(2, 300, 400, touch);
    player.move(2, 320, 420, touch);
    player.move(1, 250, 250, { by: 'pen' });
    expect(player.doing).toBe('dragging-piece');
    expect(player.done).toEqual([]);
    player.up(1, 250, 250, { by: 'pen' });
    player.up(2, 320, 420, touch);
    player.answerAll();
    expect(player.state.draft.values).toEqual({ way: [placeOf(250, 250)] });
    expect(player.state.ignored).toEqual([]);
  });

  it('takes over from a palm that came down first, and what the palm dragged is taken back', () => {
    const player = skirmish();
    player.tap(200, 200);
    player.answerAll();
    player.down(1, 200, 200, touch);
    player.move(1, 260, 260, touch);
    player.down(2, 600, 600, { by: 'pen' });
    expect(player.doing).toBe('pressing');
    expect(player.state.draft.values).toBeNull();
    player.up(2, 600, 600, { by: 'pen' });
    expect(player.selection).toEqual(['col']);
    player.move(1, 300, 300, touch);
    player.up(1, 300, 300, touch);
    expect(player.selection).toEqual(['col']);
    expect(player.state.ignored).toEqual([]);
  });

  it('hovers as a mouse does; a finger does not', () => {
    const player = skirmish();
    player.move(1, 200, 200, { by: 'pen' });
    player.move(1, 201, 200, { by: 'pen' });
    player.move(1, 400, 400, { by: 'mouse' });
    player.move(1, 200, 200, { by: 'touch' });
    expect(player.done).toEqual([
      { kind: 'hover', piece: 'ann', handle: null },
      { kind: 'hover', piece: null, handle: null },
    ]);
  });

  it('a mouse beside a finger makes no pinch', () => {
    const player = skirmish();
    player.down(1, 400, 400, touch);
    player.down(2, 500, 400, { by: 'mouse' });
    expect(player.doing).toBe('pressing');
    expect(player.state.ignored).toEqual([2]);
  });
});

describe('a pointer that is taken away', () => {
  it('leaves the draft as it was before its drag', () => {
    const player = skirmish();
    player.drag([200, 200], [300, 300]);
    player.answerAll();
    player.down(1, 300, 300);
    player.move(1, 400, 400);
    expect(player.state.draft.values).toEqual({ way: [placeOf(400, 400)] });
    player.cancel(1);
    expect(player.doing).toBe('idle');
    expect(player.state.draft).toMatchObject({ values: { way: [placeOf(300, 300)] }, isMoving: false });
  });

  it('leaves nothing drafted where nothing was', () => {
    const player = skirmish();
    player.tap(200, 200);
    player.answerAll();
    player.down(1, 200, 200);
    player.move(1, 400, 400);
    player.cancel(1);
    player.answerAll();
    expect(player.state.draft).toMatchObject({ selection: ['ann'], values: null, proposal: null });
  });

  it('taps nothing', () => {
    const player = skirmish();
    player.down(1, 200, 200);
    player.cancel(1);
    player.up(1, 200, 200);
    expect(player.selection).toEqual([]);
    expect(player.doing).toBe('idle');
  });

  it('by its lost capture after the release changes nothing', () => {
    const player = skirmish();
    player.drag([200, 200], [300, 300]);
    player.answerAll();
    const { state } = player;
    player.cancel(1);
    expect(player.state).toEqual(state);
  });

  it('of two leaves the other panning', () => {
    const player = skirmish();
    player.down(1, 400, 400, touch);
    player.down(2, 500, 400, touch);
    player.cancel(2);
    expect(player.doing).toBe('panning');
  });

  it('or pressed a second time without a release begins anew', () => {
    const player = skirmish();
    player.down(1, 200, 200);
    player.move(1, 300, 300);
    player.down(1, 600, 600);
    expect(player.state.pointers).toHaveLength(1);
    player.up(1, 600, 600);
    expect(player.selection).toEqual(['col']);
  });
});
