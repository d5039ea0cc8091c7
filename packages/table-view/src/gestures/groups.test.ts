/** Many pieces: the box tool, keys for all, for a kind and for remembered groups, and pieces left out of a draft. */
import { describe, expect, it } from 'vitest';
import { ann, ben, placeOf, skirmish } from './testing/samples.ts';

const groups = [
  { key: 1, isKind: false, pieces: ['ben', 'col', 'fallen'] },
  { key: null, isKind: true, pieces: ['ann', 'ben'] },
  { key: null, isKind: true, pieces: ['col'] },
];

describe('the box tool', () => {
  it('draws a box with a bare finger or mouse, even from a piece on, and is put away when it has selected', () => {
    for (const by of ['mouse', 'touch'] as const) {
      const player = skirmish();
      player.send({ kind: 'choose-tool', tool: 'select' });
      player.down(1, 200, 200, { by });
      player.move(1, 260, 260, { by });
      expect(player.doing).toBe('boxing');
      player.up(1, 260, 160, { by });
      expect(player.selection).toEqual(['ann', 'ben']);
      expect(player.state.tool.tool).toBe('orders');
    }
  });

  it('stays in hand after an empty box, and two fingers still pinch', () => {
    const player = skirmish();
    player.send({ kind: 'choose-tool', tool: 'select' });
    player.drag([400, 400], [500, 500], { by: 'touch' });
    expect(player.state.tool.tool).toBe('select');
    player.down(1, 400, 400, { by: 'touch' });
    player.down(2, 500, 500, { by: 'touch' });
    expect(player.doing).toBe('pinching');
  });

  it('adds a tapped piece or takes it out, and leads nobody', () => {
    const player = skirmish();
    player.send({ kind: 'choose-tool', tool: 'select' });
    player.tap(200, 200);
    player.tap(240, 200);
    expect(player.selection).toEqual(['ann', 'ben']);
    player.tap(200, 200);
    player.tap(900, 200);
    player.tap(400, 400);
    player.answerAll();
    expect(player.selection).toEqual(['ben']);
    expect(player.state.draft.values).toBeNull();
  });
});

describe('keys', () => {
  it('A and Control+A select all, Shift+N adds the next and Shift+P takes the last out', () => {
    const player = skirmish();
    player.key('a');
    expect(player.selection).toEqual(['ann', 'ben', 'col']);
    player.key('P', { shift: true });
    expect(player.selection).toEqual(['ann', 'ben']);
    player.key('Escape');
    player.key('N', { shift: true });
    player.key('N', { shift: true });
    expect(player.selection).toEqual(['ann', 'ben']);
    player.key('a', { command: true });
    expect(player.selection).toHaveLength(3);
  });

  it('K selects all of the kinds that are selected', () => {
    const player = skirmish({ groups });
    player.tap(200, 200);
    player.key('k');
    expect(player.selection).toEqual(['ann', 'ben']);
  });

  it('1 to 9 select a remembered group without the fallen; with Shift they remember the selection', () => {
    const player = skirmish({ groups });
    expect(player.key('1', { digit: 1 })).toBe(true);
    expect(player.selection).toEqual(['ben', 'col']);
    expect(player.key('2', { digit: 2 })).toBe(false);
    expect(player.key('"', { digit: 2, shift: true })).toBe(true);
    expect(player.done).toEqual([{ kind: 'remember', key: 2, pieces: ['ben', 'col'] }]);
  });

  it('a digit that needs Shift still selects, and a minus sign on a digit’s key still zooms', () => {
    const player = skirmish({ groups });
    player.key('1', { digit: 1, shift: true });
    expect(player.selection).toEqual(['ben', 'col']);
    player.key('-', { digit: 6 });
    expect(player.done).toEqual([{ kind: 'zoom', at: null, factor: 0.8 }]);
  });
});

describe('a piece left out', () => {
  it('leaves the draft of the others as it was: led by the next piece, by as much', () => {
    const player = skirmish();
    player.send({ kind: 'select', pieces: ['ann', 'ben', 'col'] });
    player.drag([200, 200], [300, 250]);
    player.answerAll();
    player.send({ kind: 'leave-out', pieces: ['ann'] });
    player.answerAll();
    expect(player.selection).toEqual(['ben', 'col']);
    expect(player.state.draft.values).toEqual({ way: [placeOf(340, 250)] });
    expect(player.state.draft.proposal?.commands).toEqual([
      { kind: 'order', pieces: ['ben', 'col'], values: { way: [placeOf(340, 250)] } },
    ]);
    expect(ben.at.x - ann.at.x).toBe(400);
    expect(player.submitted).toEqual([]);
  });

  it('may be the last one: then nothing is selected or drafted', () => {
    const player = skirmish();
    player.drag([200, 200], [300, 250]);
    player.answerAll();
    player.send({ kind: 'leave-out', pieces: ['ann'] });
    expect(player.state.draft).toMatchObject({ selection: [], values: null });
  });
});
