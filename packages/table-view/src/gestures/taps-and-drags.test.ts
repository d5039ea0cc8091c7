/** Taps, drags and panning: which of them a press becomes, and its target. */
import { describe, expect, it } from 'vitest';
import { defaultLimits } from './limits.ts';
import { ann, ben, col, enemy, formedBody, pathTask, placeOf, skirmish } from './testing/samples.ts';
import { TestPlayer } from './testing/test-player.ts';

describe('a press that stays within the reach of a tap', () => {
  it.each(['mouse', 'pen', 'touch'] as const)('of a %s is a tap, and beyond it a drag', (by) => {
    const { tapReach } = defaultLimits[by];
    const tapped = skirmish();
    tapped.down(1, 450, 400, { by });
    tapped.move(1, 450 + tapReach, 400, { by });
    expect(tapped.doing).toBe('pressing');
    tapped.move(1, 450 + tapReach + 1, 400, { by });
    expect(tapped.doing).toBe('panning');
  });

  it('is at most 6 px for a mouse or a pen, 10 px for a finger: 12 px are never a tap', () => {
    for (const by of ['mouse', 'pen', 'touch'] as const) {
      const player = skirmish();
      player.tap(200, 200, { by });
      player.answerAll();
      player.drag([450, 400], [462, 400], { by });
      expect(player.state.draft.values).toBeNull();
      expect(player.done).toEqual([{ kind: 'pan', dx: 12, dy: 0 }]);
    }
  });

  it('counts the distance, not the sum of both ways', () => {
    const player = skirmish();
    player.down(1, 450, 400);
    player.move(1, 454, 404);
    expect(player.doing).toBe('pressing');
  });

  it('is a tap where it is released, though no move was told before', () => {
    const player = skirmish();
    player.down(1, 200, 200);
    player.up(1, 300, 300);
    player.answerAll();
    expect(player.selection).toEqual(['ann']);
    expect(player.state.draft.values).toEqual({ way: [placeOf(300, 300)] });
  });
});

describe('a tap', () => {
  it('selects a piece, and asks what it can do', () => {
    const player = skirmish();
    player.tap(200, 200);
    expect(player.selection).toEqual(['ann']);
    expect(player.asked('ask-tasks').gesture).toEqual({ pieces: ['ann'], values: {} });
  });

  it('on the ground leads the selected piece, once its tasks are known', () => {
    const player = skirmish();
    player.tap(200, 200);
    player.tap(300, 400);
    expect(player.state.draft.values).toBeNull();
    player.answerAll();
    expect(player.state.draft.values).toEqual({ way: [placeOf(300, 400)] });
    player.tap(320, 400);
    expect(player.state.draft.values).toEqual({ way: [placeOf(320, 400)] });
  });

  it('on the ground that was followed by another selection leads nobody', () => {
    const player = skirmish();
    player.tap(200, 200);
    player.tap(300, 400);
    player.tap(600, 600);
    player.answerAll();
    expect(player.selection).toEqual(['col']);
    expect(player.state.draft.values).toBeNull();
  });

  it('on an enemy chooses it as the target, or selects it where no target is asked for', () => {
    const player = skirmish();
    player.tap(900, 200);
    expect(player.selection).toEqual(['enemy']);
    expect(player.open).toEqual([]);
    player.tap(200, 200);
    player.answerAll();
    player.tap(900, 200);
    expect(player.selection).toEqual(['ann']);
    expect(player.state.draft.values).toEqual({ target: 'enemy' });
  });

  it('on an enemy before the tasks of the piece in hand are known chooses it as the target once they are', () => {
    const player = skirmish();
    player.tap(200, 200);
    player.tap(900, 200);
    expect(player.selection).toEqual(['ann']);
    expect(player.state.draft.values).toBeNull();
    player.answerAll();
    expect(player.selection).toEqual(['ann']);
    expect(player.state.draft.values).toEqual({ target: 'enemy' });
  });

  it('on an enemy is forgotten if another piece is taken up before the tasks are known', () => {
    const player = skirmish();
    player.tap(200, 200);
    player.tap(900, 200);
    player.tap(600, 600);
    player.answerAll();
    expect(player.selection).toEqual(['col']);
    expect(player.state.draft.values).toBeNull();
  });

  it('on an enemy selects it once it is known that no task asks for a target', () => {
    const player = formedBody([col, enemy]);
    player.tap(600, 600);
    player.tap(900, 200);
    expect(player.selection).toEqual(['col']);
    player.answerAll();
    expect(player.selection).toEqual(['enemy']);
  });

  it('on an enemy leads whoever has nothing to aim with to where it was tapped', () => {
    const player = new TestPlayer([ann, enemy], () => [pathTask]);
    player.tap(200, 200);
    player.tap(900, 200);
    player.answerAll();
    expect(player.selection).toEqual(['ann']);
    expect(player.state.draft.values).toEqual({ way: [placeOf(900, 200)] });
  });

  it('on an enemy selects it where the tasks could not be had', () => {
    const player = skirmish();
    player.tap(200, 200);
    player.tap(900, 200);
    player.fail(player.asked('ask-tasks'));
    expect(player.state.deferred).toEqual([]);
    player.tap(900, 200);
    expect(player.selection).toEqual(['enemy']);
  });

  it('with Shift adds a piece to the selection, or takes it out', () => {
    const player = skirmish();
    player.tap(200, 200);
    player.tap(600, 600, { extend: true });
    expect(player.selection).toEqual(['ann', 'col']);
    player.tap(200, 200, { extend: true });
    expect(player.selection).toEqual(['col']);
  });
});

describe('a drag', () => {
  it('of a piece selects it, and leads it as soon as its tasks are known', () => {
    const player = skirmish();
    player.down(1, 200, 200);
    player.move(1, 220, 260);
    player.move(1, 240, 300);
    expect(player.doing).toBe('dragging-piece');
    expect(player.state.draft.values).toBeNull();
    player.answer(player.asked('ask-tasks'));
    expect(player.state.draft.values).toEqual({ way: [placeOf(240, 300)] });
    expect(player.state.draft.isMoving).toBe(true);
    player.up(1, 250, 310);
    expect(player.doing).toBe('idle');
    expect(player.state.draft).toMatchObject({ values: { way: [placeOf(250, 310)] }, isMoving: false });
  });

  it('that is dropped before the tasks are known leads the piece where it was dropped', () => {
    const player = skirmish();
    player.drag([200, 200], [300, 300]);
    player.answerAll();
    expect(player.state.draft).toMatchObject({ values: { way: [placeOf(300, 300)] }, isMoving: false });
  });

  it('of one of several selected pieces leads them together', () => {
    const player = skirmish();
    player.tap(200, 200);
    player.tap(600, 600, { extend: true });
    player.drag([600, 600], [620, 640]);
    expect(player.selection).toEqual(['col', 'ann']);
  });

  it('of a handle sets this handle, again and again the same', () => {
    const player = formedBody();
    player.tap(600, 600);
    player.answerAll();
    player.down(1, 640, 600);
    player.move(1, 640, 640);
    expect(player.doing).toBe('dragging-handle');
    player.move(1, 640, 650);
    player.up(1, 640, 660);
    expect(player.state.draft.values).toEqual({ march: [{ handle: 'wheel', to: placeOf(640, 660) }] });
  });

  it('of a body to another place forgets the handles pulled before', () => {
    const player = formedBody();
    player.tap(600, 600);
    player.answerAll();
    player.drag([640, 600], [640, 660]);
    player.answerAll();
    player.drag([600, 600], [500, 500]);
    expect(player.state.draft.values).toEqual({ place: placeOf(500, 500) });
  });

  it('of the ground draws the sheet along by as much as the pointer moved', () => {
    const player = skirmish();
    player.down(1, 450, 400);
    player.move(1, 460, 403);
    player.move(1, 462, 400);
    player.up(1, 462, 400);
    expect(player.done).toEqual([
      { kind: 'pan', dx: 10, dy: 3 },
      { kind: 'pan', dx: 2, dy: -3 },
    ]);
    expect(player.open).toEqual([]);
  });

  it('of an enemy draws the sheet along', () => {
    const player = skirmish();
    player.drag([900, 200], [880, 230]);
    expect(player.selection).toEqual([]);
    expect(player.done).toEqual([{ kind: 'pan', dx: -20, dy: 30 }]);
  });
});

describe('where things lie close together', () => {
  /** Ann is led to a place 15 px from Ben. */
  function ledBesideBen() {
    const player = skirmish();
    player.drag([200, 200], [240, 185]);
    player.answerAll();
    return player;
  }

  it('a press on a piece means this piece, though the path of the selected one ends beside it', () => {
    const player = ledBesideBen();
    player.drag([240, 200], [300, 300]);
    player.answerAll();
    expect(player.selection).toEqual(['ben']);
    expect(player.state.draft.values).toEqual({ way: [placeOf(300, 300)] });
  });

  it('a press nearer to the end of the drafted path drags this end', () => {
    const player = ledBesideBen();
    player.down(1, 240, 188);
    player.move(1, 240, 100);
    expect(player.doing).toBe('dragging-path-end');
    expect(player.state.draft.values).toEqual({ way: [placeOf(240, 100)] });
    expect(player.selection).toEqual(['ann']);
  });

  it('the end of a path that was ordered before is not drawn, and is not taken hold of', () => {
    const path = [placeOf(450, 400)];
    const player = skirmish();
    player.tap(200, 200);
    const { request } = player.asked('ask-tasks');
    player.send({
      kind: 'tasks-answered',
      request,
      tasks: [{ kind: 'way', id: 'way', title: '', isPrimary: true, value: path, most: 2000 }],
    });
    player.down(1, 450, 400);
    player.move(1, 450, 440);
    expect(player.doing).toBe('panning');
    expect(player.state.draft.values).toBeNull();
  });

  it.each([
    ['mouse', 23, 'dragging-path-end'],
    ['mouse', 25, 'panning'],
    ['touch', 23, 'dragging-path-end'],
  ] as const)('the end of a path is taken hold of by a %s from %i px: %s', (by, away, doing) => {
    const player = skirmish();
    player.drag([600, 600], [700, 700]);
    player.answerAll();
    player.down(1, 700 + away, 700, { by });
    player.move(1, 700 + away, 760, { by });
    expect(player.doing).toBe(doing);
  });

  it.each([
    ['mouse', 11, 'dragging-handle'],
    ['mouse', 13, 'panning'],
    ['touch', 21, 'dragging-handle'],
    ['touch', 23, 'panning'],
  ] as const)('a handle is taken hold of by a %s from %i px: %s', (by, away, doing) => {
    const player = formedBody();
    player.tap(600, 600);
    player.answerAll();
    player.down(1, 640 + away, 600, { by });
    player.move(1, 640 + away, 640, { by });
    expect(player.doing).toBe(doing);
  });

  it('a press nearer to the middle of a body than to its handle means the body', () => {
    const player = formedBody();
    player.tap(600, 600);
    player.answerAll();
    player.down(1, 619, 600, { by: 'touch' });
    player.move(1, 619, 660, { by: 'touch' });
    expect(player.doing).toBe('dragging-piece');
  });

  it('with Shift the end of a path gets a bend', () => {
    const player = skirmish();
    player.drag([600, 600], [700, 600]);
    player.answerAll();
    player.drag([700, 600], [700, 700], { extend: true });
    expect(player.state.draft.values).toEqual({ way: [placeOf(700, 600), placeOf(700, 700)] });
  });

  it('a piece is meant from 22 px around its middle, however small it is', () => {
    const player = skirmish();
    player.tap(col.at.x / 10 + 21, 600);
    expect(player.selection).toEqual(['col']);
    player.send({ kind: 'select', pieces: [] });
    player.tap(col.at.x / 10 + 23, 600);
    expect(player.selection).toEqual([]);
    expect(ann.at.y).toBe(ben.at.y);
  });
});
