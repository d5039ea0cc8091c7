/** Keys do what pointers do. Boxes select several pieces. */
import { describe, expect, it } from 'vitest';
import { selectionBox } from './selection-box.ts';
import { pieceAt } from './testing/headless-table.ts';
import { ann, formedBody, placeOf, skirmish } from './testing/samples.ts';
import { TestPlayer } from './testing/test-player.ts';

describe('keys', () => {
  it('n and p walk through the player’s own pieces and round', () => {
    const player = skirmish();
    const walked = ['n', 'n', 'n', 'n', 'p', 'p'].map((key) => {
      player.key(key);
      return player.selection[0];
    });
    expect(walked).toEqual(['ann', 'ben', 'col', 'ann', 'col', 'ben']);
  });

  it('arrows lead by a centimetre, with Shift by a millimetre, with Control by five; none of a quick hand is lost', () => {
    const player = skirmish();
    player.key('n');
    player.key('ArrowRight');
    player.key('ArrowRight', { command: true });
    player.key('ArrowUp', { shift: true });
    player.key('ArrowDown');
    expect(player.state.draft.values).toBeNull();
    player.answerAll();
    expect(player.state.draft.values).toEqual({ way: [{ x: ann.at.x + 600, y: ann.at.y + 10 - 100 }] });
  });

  it('lead a body as they lead a piece with a path', () => {
    const player = formedBody();
    player.key('n');
    player.key('ArrowLeft');
    player.answerAll();
    expect(player.state.draft.values).toEqual({ place: placeOf(590, 600) });
  });

  it('come to the same commands as a drag', () => {
    const byDrag = skirmish();
    byDrag.drag([200, 200], [250, 200]);
    byDrag.send({ kind: 'confirm' });
    byDrag.answerAll();
    const byKeys = skirmish();
    byKeys.key('n');
    byKeys.key('ArrowRight', { command: true });
    byKeys.key('Enter');
    byKeys.answerAll();
    expect(byKeys.submitted).toEqual(byDrag.submitted);
    expect(byKeys.submitted).toHaveLength(1);
  });

  it('t goes on to the next target, once it is known who can be hit from there', () => {
    const player = skirmish();
    player.key('n');
    player.key('t');
    player.key('t');
    player.answerAll();
    expect(player.state.draft.values).toEqual({ target: 'other' });
  });

  it('Escape takes back a drag that is going on, then the draft, then the selection', () => {
    const player = skirmish();
    player.drag([200, 200], [300, 300]);
    player.answerAll();
    player.down(1, 300, 300);
    player.move(1, 400, 400);
    player.key('Escape');
    expect(player.state.draft.values).toEqual({ way: [placeOf(300, 300)] });
    player.move(1, 500, 500);
    player.up(1, 500, 500);
    expect(player.state.draft.values).toEqual({ way: [placeOf(300, 300)] });
    player.key('Escape');
    expect(player.state.draft).toMatchObject({ selection: ['ann'], values: null });
    player.key('Escape');
    expect(player.selection).toEqual([]);
  });

  it('zoom, fit and undo; a key that means nothing is left to the page', () => {
    const player = skirmish();
    for (const key of ['+', '-', '0']) expect(player.key(key)).toBe(true);
    expect(player.key('z', { command: true })).toBe(true);
    expect(player.done).toEqual([
      { kind: 'zoom', at: null, factor: 1.25 },
      { kind: 'zoom', at: null, factor: 0.8 },
      { kind: 'fit-view' },
      { kind: 'undo' },
    ]);
    expect(player.key('x')).toBe(false);
    expect(player.key('ArrowLeft')).toBe(false);
    expect(player.key('n', { command: true })).toBe(false);
    expect(player.key('Enter', { alt: true })).toBe(false);
  });
});

describe('a box', () => {
  it('by Shift and drag selects the player’s own pieces in it, besides those selected already', () => {
    const player = skirmish();
    player.tap(600, 600);
    player.down(1, 150, 150, { extend: true });
    player.move(1, 700, 260, { extend: true });
    expect(player.doing).toBe('boxing');
    expect(selectionBox(player.state)).toEqual({ left: 150, top: 150, width: 550, height: 110 });
    player.up(1, 1000, 260, { extend: true });
    expect(player.selection).toEqual(['col', 'ann', 'ben']);
    expect(selectionBox(player.state)).toBeNull();
    expect(player.done).toEqual([]);
  });

  it('by a finger that was held still on the ground selects what is in it, and nothing else', () => {
    const player = skirmish();
    player.tap(600, 600);
    player.down(1, 260, 260, { by: 'touch' });
    player.move(1, 150, 150, { by: 'touch', after: 450 });
    player.up(1, 150, 150, { by: 'touch' });
    expect(player.selection).toEqual(['ann', 'ben']);
  });

  it('is not begun by a finger that was held for a shorter time, by a mouse, or on a piece', () => {
    const held = (x: number, y: number, by: 'touch' | 'mouse', after: number) => {
      const player = skirmish();
      player.down(1, x, y, { by });
      player.move(1, x + 40, y + 40, { by, after });
      return player.doing;
    };
    expect(held(400, 400, 'touch', 440)).toBe('panning');
    expect(held(400, 400, 'mouse', 900)).toBe('panning');
    expect(held(200, 200, 'touch', 900)).toBe('dragging-piece');
  });

  it('without anybody in it leaves the selection as it was', () => {
    const player = skirmish();
    player.tap(600, 600);
    player.drag([300, 300], [400, 400], { extend: true });
    expect(player.selection).toEqual(['col']);
  });

  it('that is cancelled or pinched selects nobody', () => {
    const player = skirmish();
    player.down(1, 150, 150, { by: 'touch' });
    player.move(1, 300, 300, { by: 'touch', after: 500 });
    player.down(2, 700, 700, { by: 'touch' });
    player.up(1, 300, 300, { by: 'touch' });
    player.cancel(2);
    expect(player.selection).toEqual([]);
  });

  it('takes a body for its figures', () => {
    const pieces = [
      pieceAt('body', 400, 400, { members: ['a', 'b'] }),
      pieceAt('a', 390, 400, { members: ['body'] }),
      pieceAt('b', 410, 400, { members: ['body'] }),
    ];
    const player = new TestPlayer(pieces, () => []);
    player.drag([300, 300], [500, 500], { extend: true });
    expect(player.selection).toEqual(['body']);
  });
});

describe('a figure in a body', () => {
  const pieces = [
    pieceAt('body', 400, 400, { members: ['a', 'b'] }),
    pieceAt('a', 390, 440, { members: ['body'] }),
    pieceAt('b', 430, 440, { members: ['body'] }),
  ];

  it('stands for the body, and for itself once the body is selected', () => {
    const player = new TestPlayer(pieces, () => []);
    player.tap(390, 440);
    expect(player.selection).toEqual(['body']);
    player.tap(390, 440);
    expect(player.selection).toEqual(['a']);
  });
});
