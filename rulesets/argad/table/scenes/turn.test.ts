/** Scenes of one turn after another: which there are, their text and their motions. */
import { hashedFaces, Match, type Scene, witnessed } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { gameOn } from '../index.ts';
import { at, someOrder } from '../interaction/testing/table-interaction.ts';
import type { ArgadEvent } from '../state/events.ts';
import type { State } from '../state/model.ts';
import type { ArgadCommand, Order } from '../state/orders.ts';
import type { ArgadView } from '../state/view-model.ts';
import { type BattleSetup, layBattle } from '../testing/battle.ts';

/** Gives these orders, seals for all sides, and returns the turn as the umpire sees it. */
function turnOf(
  battle: BattleSetup,
  orders: Readonly<Record<string, Partial<Order>>>,
  side: string | null = null,
): readonly Scene[] {
  const { table, state } = layBattle(battle);
  const { rules, scenes } = gameOn(table);
  const match: Match<State, ArgadView, ArgadCommand, ArgadEvent> = new Match(rules, state, hashedFaces(5));
  for (const [figure, order] of Object.entries(orders)) {
    const whose = table.sides[table.roster[table.figureOf.get(figure)!]!.side]!.id;
    const given = match.submit(whose, { kind: 'order', figure, ...someOrder(order) });
    if (!given.done) throw new Error(JSON.stringify(given.because));
  }
  let seen: readonly Scene[] = [];
  for (const { id } of table.sides) {
    const before = rules.copy(match.state);
    const sealed = match.submit(id, { kind: 'seal' });
    const viewer = side === null ? 'umpire' : { side };
    if (sealed.done)
      seen = scenes(rules.view(before, viewer), witnessed(rules, before, sealed.events, viewer));
  }
  return seen;
}

const musket = { firearms: ['flintlock-musket'] as ['flintlock-musket'] };
const shot = (target: string, moment: 'start' | 'end') => ({
  weapon: 'flintlock-musket' as const,
  target,
  moment,
  after: 0,
  fallback: 'hold' as const,
});

const field: BattleSetup = {
  sides: {
    blue: {
      hale: { at: [20, 20], ...musket },
      dunn: { at: [30, 20], ...musket },
      pask: { at: [40, 40], weapons: ['sword'] },
    },
    red: { kergu: { at: [20, 35], ...musket }, brehat: { at: [48, 40], weapons: ['bayonet'] } },
  },
};

describe('a turn', () => {
  const scenes = turnOf(field, {
    hale: { shot: shot('kergu', 'start') },
    dunn: { shot: shot('kergu', 'end') },
    pask: { path: [at(47, 40)] },
    brehat: { path: [at(44, 40)] },
  });

  test('turn.phases: shots at the start, movement, contact, shots, melee by length and the end follow each other', () => {
    const titles = scenes.map(({ title }) => title);
    expect(titles.slice(0, 4)).toEqual([
      'Shots before movement',
      'Movement',
      'Contacts and charges',
      'Shots',
    ]);
    expect(titles).toContain('Melee: semi-long weapons');
  });

  test('turn.slices: whoever is stopped by contact goes only as long as he went', () => {
    const { motions } = scenes.find(({ title }) => title === 'Movement')!;
    expect(motions.map(({ piece }) => piece).sort()).toEqual(['brehat', 'pask']);
    for (const { to, way } of motions) {
      expect(to).toBeLessThan(1);
      expect(way[0]).not.toEqual(way.at(-1));
    }
  });

  test('shoot.procedure: a shot has its sum, its dice, its place and what was to be expected', () => {
    const [entry] = scenes[0]!.entries;
    expect(entry).toEqual(
      expect.objectContaining({ pieces: ['hale', 'kergu'], at: at(20, 35), dice: [expect.anything()] }),
    );
    expect(entry?.diceLuck?.of).toBe('red');
    expect(entry?.diceLuck?.expected).toBeCloseTo(1 / 3);
    expect(entry?.sum).toContainEqual(
      expect.objectContaining({ kind: 'fact', title: 'Number needed', value: '5' }),
    );
    expect(scenes[0]!.items[0]).toEqual(expect.objectContaining({ kind: 'shot', from: at(20, 20) }));
  });

  test('melee.order: each blow has the dice of its own striker', () => {
    const blows = scenes.filter(({ title }) => title.startsWith('Melee')).flatMap(({ entries }) => entries);
    for (const { dice, pieces, diceLuck: random } of blows)
      if (random !== null) expect(dice.map(({ actor }) => actor)).toEqual([pieces[0]]);
  });
});

describe('cover at a shot', () => {
  const duel = (map: BattleSetup['map'], target: object = {}): BattleSetup => ({
    sides: {
      blue: { hale: { at: [20, 50], ...musket } },
      red: { kergu: { at: [42, 50], ...target } },
    },
    ...(map === undefined ? {} : { map }),
  });
  const hedgeAt = (x: number) => ({
    id: `hedge-${x}`,
    kind: 'hedge' as const,
    points: [
      [x, 40],
      [x, 60],
    ] as [number, number][],
  });
  const shown = (battle: BattleSetup) =>
    turnOf(battle, { hale: { shot: shot('kergu', 'start') } })
      .flatMap(({ items }) => items)
      .find((item) => item.kind === 'shot');

  test('shoot.cover: it is marked where the shot crosses what the target stands behind', () => {
    expect(shown(duel({ lines: [hedgeAt(30), hedgeAt(39)] }))?.coveredAt).toEqual(at(39, 50));
  });

  test('shoot.cover: inside bushes it is marked where the shot enters them', () => {
    const corners = [
      [38, 45],
      [48, 45],
      [48, 55],
      [38, 55],
    ] as [number, number][];
    const bushes = { areas: [{ id: 'bushes', kind: 'bushes' as const, corners }] };
    expect(shown(duel(bushes))?.coveredAt).toEqual(at(38, 50));
  });

  test('shoot.own-cover: what does not count is not marked', () => {
    expect(shown(duel(undefined))).not.toHaveProperty('coveredAt');
    expect(shown(duel({ lines: [hedgeAt(21)] }))).not.toHaveProperty('coveredAt');
  });
});

test('hide.secret: what happens to somebody unseen is no part of the scenes of those who do not know of him', () => {
  const lair: BattleSetup = {
    sides: {
      blue: { hale: { at: [20, 20] } },
      red: {
        kergu: { at: [60, 60], ...musket, secret: true, posture: 'crouched' },
        brehat: { at: [80, 80] },
      },
    },
    map: {
      lines: [
        {
          id: 'hedge',
          kind: 'hedge',
          points: [
            [50, 61],
            [70, 61],
          ],
        },
      ],
    },
  };
  const orders = { kergu: { pace: 'crouch' as const, path: [at(62, 60)] } };
  const values = (side: string | null) => JSON.stringify(turnOf(lair, orders, side));
  expect(values('red')).toContain('kergu');
  expect(values('blue')).not.toContain('kergu');
});
