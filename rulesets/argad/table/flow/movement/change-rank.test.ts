/** Changes of rank in play: before the march, after it, and without room. */
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import type { March } from '../../state/orders.ts';
import { to, type WalkCase, walkOut } from '../testing/walk.ts';

type Steps = readonly Partial<March['steps'][number]>[];
const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const abreast = (by: number) => ({ step: 'files' as const, by });

/** Six figures with this many abreast, facing east, the left one of the front at (30, 30). */
function drill(files: number, steps: Steps, rest: Partial<WalkCase> = {}) {
  const blue = Object.fromEntries(
    ids.map((id, n) => {
      const at = [30 - 2 * Math.floor(n / files), 30 - 2 * (n % files)] as [number, number];
      return [id, { at, facing: 90, leader: n === 0 }];
    }),
  );
  return walkOut({
    edition: 'argad-2021',
    blue,
    red: { z: { at: [95, 95] } },
    bodies: [{ id: 'body', figures: ids, files, facing: 90 }],
    ...rest,
    prepare: (state, figure) => {
      const all = steps.map((step) => ({ step: 'march' as const, by: 0, angle: 0, ...step }));
      state.marches[0] = { open: false, steps: all };
      rest.prepare?.(state, figure);
    },
  });
}

function places({ place }: ReturnType<typeof drill>): [number, number][] {
  return ids.map((id) => place(id));
}

describe('a change of rank', () => {
  test('formation.turn: a line becomes a column behind the middle of its front, and back', () => {
    const column = drill(6, [abreast(2)]);
    expect(places(column)).toEqual([
      [30, 26],
      [30, 24],
      [28, 26],
      [28, 24],
      [26, 26],
      [26, 24],
    ]);
    expect(column.state.bodies[0]).toMatchObject({ files: 2, x: 2800, y: 2500, heading: 0 });
    expect(column.all('bodyClosedUp')).toMatchObject([{ files: 2, by: 'change-of-rank' }]);
    expect(column.all('bodyMoved')).toEqual([]);
    const line = drill(2, [abreast(6)]);
    expect(places(line)).toEqual([34, 32, 30, 28, 26, 24].map((y) => [30, y]));
  });

  test('formation.turn, formation.infantry-narrow: before the march, which goes at the pace of the new front', () => {
    const column = drill(6, [abreast(2), { by: 1600 }]);
    expect(column.place('a')).toEqual([46, 26]);
    expect(column.turn.allowance[0]).toBe(1600);
    const line = drill(2, [abreast(6), { by: 1600 }]);
    expect(line.place('a')).toEqual([42, 34]);
  });

  test('formation.turn: after the march, where it has come to', () => {
    const { events, place, state } = drill(2, [{ by: 1600 }, abreast(6)]);
    expect(events.map(({ kind }) => kind)).toEqual(['bodyMoved', 'bodyClosedUp']);
    expect(place('a')).toEqual([46, 34]);
    expect(state.bodies[0]!.files).toBe(6);
  });

  test('turn.immobile: whoever changes rank has moved, though nobody has marched', () => {
    const { turn, figureIndex: figure } = drill(3, [abreast(1)]);
    expect(ids.map((id) => turn.moved[figure(id)])).toEqual([true, true, true, true, true, true]);
  });

  test('formation.turn: somebody unseen stands there: it neither changes rank nor marches', () => {
    const { place, state, all } = drill(2, [abreast(6), { by: 500 }], { red: { z: { at: [30, 34] } } });
    expect(place('a')).toEqual([30, 30]);
    expect(state.bodies[0]!.files).toBe(2);
    expect(all('bodyMoved')).toEqual([]);
  });

  test('formation.turn: somebody has come there meanwhile: it has marched and stays as it is', () => {
    const friend = { at: [45, 45] as const, order: to([45, 34]) };
    const { place, state } = drill(2, [{ by: 1500 }, abreast(6)], {
      red: { z: { at: [95, 95] }, y: friend },
    });
    expect(place('a')).toEqual([45, 30]);
    expect(state.bodies[0]!.files).toBe(2);
  });

  test('formation.turn, turn.contact-stops: no change of rank in contact', () => {
    const met = drill(2, [{ by: 1500 }, abreast(6)], { red: { z: { at: [38, 29] } } });
    expect(met.all('touched').length).toBeGreaterThan(0);
    expect(met.state.bodies[0]!.files).toBe(2);
    const attacked = drill(2, [{ by: 100 }, abreast(6)], {
      red: { z: { at: [30, 20], order: to([30, 27]) } },
    });
    expect(attacked.all('touched').length).toBeGreaterThan(0);
    expect(attacked.state.bodies[0]!.files).toBe(2);
  });

  test('formation.turn: casualties may leave fewer men than were to stand abreast', () => {
    const { state } = drill(2, [abreast(6)], {
      prepare: ({ bodies, figures }) => {
        bodies[0]!.members = [anIndex(0), anIndex(1), anIndex(2), anIndex(3)];
        bodies[0]!.x = 2900;
        for (const figure of [4, 5]) Object.assign(figures[figure]!, { status: 'dead', body: -1 });
      },
    });
    expect(state.bodies[0]).toMatchObject({ files: 4, x: 3000, y: 2900 });
  });

  test('hide.reveal: a body that changes rank is seen', () => {
    const { all, events } = drill(2, [abreast(3)], {
      prepare: (state) => {
        for (const figure of state.figures.slice(0, 6)) figure.known = 1;
      },
    });
    expect(all('shown')).toHaveLength(6);
    expect(events.at(-1)!.only).toBeUndefined();
  });
});
