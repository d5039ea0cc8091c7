/** Interaction with bodies, boats and several figures together, and during deployment. */
import { describe, expect, test } from 'vitest';
import { at, handOn, someOrder } from './testing/table-interaction.ts';

const figures = Object.fromEntries(
  Array.from({ length: 6 }, (_, n) => [
    `m${n}`,
    {
      at: [40 + 2 * (n % 3), 40 - 2 * Math.floor(n / 3)] as [number, number],
      firearms: ['flintlock-musket'] as ['flintlock-musket'],
      leader: n === 0,
      facing: 0,
    },
  ]),
);
const ranks = { blue: [{ id: 'line', figures: Object.keys(figures), files: 3, facing: 0 }] };
const foe = {
  kergu: { at: [42, 70] as [number, number], firearms: ['flintlock-musket'] as ['flintlock-musket'] },
};

describe('a body in close order', () => {
  const { propose, rules, task, tasks, interaction } = handOn({
    sides: { blue: figures, red: foe },
    bodies: ranks,
  });

  test('formation.close-order: it is a piece of its own, before its men', () => {
    const [body, ...others] = interaction.pieces;
    expect(body).toEqual(
      expect.objectContaining({ id: 'body:0', members: Object.keys(figures), isMine: true }),
    );
    expect(others.slice(0, 6).map(({ id }) => id)).toEqual(Object.keys(figures));
    expect(tasks('m0').map(({ id }) => id)).not.toContain('way');
  });

  test('formation.turn: handles become steps, dragged or set alike', () => {
    const forward = task('handles', 'body:0', 'march').handles.find(({ id }) => id === 'forward')!;
    expect(forward.at).toEqual(at(42, 41));
    const dragged = propose('body:0', { march: { handle: 'forward', to: { x: 4200, y: 4603 } } });
    const typed = propose('body:0', { march: { handle: 'forward', value: 500 } });
    expect(dragged.commands).toEqual(typed.commands);
    expect(typed.commands).toEqual([
      { kind: 'march', body: 0, steps: [{ step: 'march', by: 500, angle: 0 }], open: false },
    ]);
    expect(typed.items.filter((item) => item.kind === 'piece' && item.ghost === true)).toHaveLength(6);
  });

  test('formation.turn: a wheel is dragged by the corner that moves, and a march goes on from it', () => {
    const { commands, refusals } = propose('body:0', {
      march: [
        { handle: 'wheel-left', value: 300 },
        { handle: 'forward', value: 400 },
      ],
    });
    expect(refusals).toEqual([]);
    expect(commands[0]).toEqual(
      expect.objectContaining({
        steps: [
          { step: 'wheel', by: 0, angle: 300 },
          { step: 'march', by: 400, angle: 0 },
        ],
      }),
    );
    const onTop = propose('body:0', {
      march: [
        { step: 'wheel', angle: 300 },
        { handle: 'forward', value: 400 },
      ],
    });
    expect(onTop.commands).toEqual(commands);
    const corner = task('handles', 'body:0', 'march').handles.find(({ id }) => id === 'wheel-left')!;
    expect(corner.at).toEqual(at(45, 41));
    const half = propose('body:0', { march: { handle: 'wheel-left', to: at(39, 47) } });
    expect(half.commands[0]).toEqual(
      expect.objectContaining({ steps: [{ step: 'wheel', by: 0, angle: 900 }] }),
    );
  });

  test('formation.infantry-narrow: a march that is too long is cut where it fits', () => {
    const { refusals, longestLegal, stretches } = propose('body:0', {
      march: { handle: 'forward', value: 3000 },
    });
    expect(refusals.map(({ rule }) => rule)).toEqual(['formation.infantry-narrow']);
    expect(stretches.map(({ isWithin }) => isWithin)).toContain(false);
    expect(interaction.propose(longestLegal!).refusals).toEqual([]);
  });

  test('formation.turn: men turn by quarters, and change rank instead', () => {
    expect(propose('body:0', { march: { handle: 'turn', value: 850 } }).commands[0]).toEqual(
      expect.objectContaining({ steps: [{ step: 'turn', by: 0, angle: 900 }] }),
    );
    expect(propose('body:0', { files: 2 }).commands[0]).toEqual(
      expect.objectContaining({ steps: [{ step: 'files', by: 2, angle: 0 }] }),
    );
    expect(rules('body:0', { files: 6 })).toEqual([]);
  });

  test('formation.change: ranks are opened, and the order is taken back by the first man', () => {
    expect(rules('body:0', { open: true })).toEqual([]);
    const ordered = handOn({ sides: { blue: figures, red: foe }, bodies: ranks }, (state) => {
      state.marches[0] = { steps: [], open: true };
    });
    expect(ordered.interaction.pieces[0]?.orderText).toBe('opens its ranks');
    expect(ordered.propose('body:0', { nothing: true }).commands).toEqual([{ kind: 'cancel', figure: 'm0' }]);
  });
});

describe('several figures', () => {
  const { propose, task } = handOn({ sides: { blue: figures, red: foe } });

  test('group.moving: they go side by side, each by the way of the first', () => {
    const { commands, refusals } = propose('m0 m1', { way: [at(40, 50)] });
    expect(refusals).toEqual([]);
    expect(commands).toEqual([
      expect.objectContaining({ figure: 'm0', path: [at(40, 50)] }),
      expect.objectContaining({ figure: 'm1', path: [at(42, 50)] }),
    ]);
  });

  test('shoot.free-choice: one target for all has the odds that any of them hits', () => {
    const { choices } = task('target', 'm0 m1 m2', 'target');
    const kergu = choices.find(({ value }) => value === 'kergu');
    expect(kergu?.title).toBe('kergu (3 of 3 can shoot)');
    expect(kergu?.odds.map(({ p }) => p)).toEqual(['91/216', '125/216']);
  });

  test('formation.change: men who stand in ranks and files are offered to form', () => {
    const { choices } = task('choice', Object.keys(figures).join(' '), 'form');
    const open = choices.filter(({ refusals, value }) => value !== null && refusals.length === 0);
    expect(open.map(({ title }) => title)).toContain('3 abreast, facing north');
    const { commands, refusals } = propose(Object.keys(figures).join(' '), { form: open[0]!.value });
    expect([commands[0]?.kind, refusals]).toEqual(['form', []]);
  });
});

describe('a boat', () => {
  const lake = {
    areas: [
      {
        id: 'lake',
        kind: 'deep-water' as const,
        corners: [
          [0, 0],
          [100, 0],
          [100, 60],
          [0, 60],
        ],
      },
    ],
    vessels: [
      {
        id: 'yawl',
        kind: 'rowing-boat' as const,
        deck: 'unsteady' as const,
        corners: [
          [20, 20],
          [26, 20],
          [26, 32],
          [20, 32],
        ],
      },
    ],
  };
  const crew = {
    hale: { at: [23, 24] as [number, number], vessel: 'yawl' },
    dunn: { at: [23, 28] as [number, number], vessel: 'yawl' },
  };
  const afloat = () =>
    handOn({ edition: 'argad-coastal', sides: { blue: crew, red: { kergu: { at: [80, 80] } } }, map: lake });

  test('water.boat-crew: it is rowed by those who have nothing else to do', () => {
    const { propose, task } = afloat();
    const { commands, refusals } = propose('yawl', { way: [at(23, 35)] });
    expect(refusals).toEqual([]);
    expect(commands).toEqual([{ kind: 'row', vessel: 'yawl', path: [at(23, 35)], rowers: ['hale', 'dunn'] }]);
    expect(task('several', 'yawl', 'rowers').value).toEqual(['hale', 'dunn']);
  });

  test('water.boat: a way that is too long is cut where it fits', () => {
    const { propose } = afloat();
    const { refusals, longestLegal } = propose('yawl', { way: [at(23, 50)] });
    expect(refusals.map(({ rule }) => rule)).toEqual(['water.boat']);
    expect(longestLegal?.values).toEqual({ way: [at(23, 36)] });
  });
});

describe('setting up', () => {
  const setUp = () =>
    handOn({ sides: { blue: { hale: { at: [20, 20] } }, red: { kergu: { at: [80, 80] } } } }, (state) => {
      state.phase = 'deploy';
    });

  test('scenario.deploy: a figure is put down by a point, on the millimetre, and turned by a number', () => {
    const { propose, tasks, interaction } = setUp();
    expect(interaction.prompt.finish?.command).toEqual({ kind: 'seal' });
    expect(tasks('hale').map(({ id }) => id)).toEqual(['place', 'heading', 'posture', 'secret']);
    const { commands } = propose('hale', { place: { x: 2504, y: 1996 }, heading: 1800 });
    expect(commands[0]).toEqual(expect.objectContaining({ kind: 'place', at: at(25, 20), heading: 1800 }));
  });
});

test('turn.orders: a side that has sealed is asked for nothing', () => {
  const { interaction, propose } = handOn({ sides: { blue: figures, red: foe } }, (state) => {
    state.sides[0]!.sealed = true;
    state.orders[0] = someOrder({});
  });
  expect(interaction.prompt).toEqual(
    expect.objectContaining({ finish: null, concede: null, withoutOrders: [] }),
  );
  expect(interaction.pieces.every(({ isMine }) => !isMine)).toBe(true);
  expect(propose('m0', { way: [] }).commands).toEqual([]);
});
