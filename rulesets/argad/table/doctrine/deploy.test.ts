/** Deployment as the scenario has it, and by what a side wants, which *Deploy for me* gives a player. */
import { asAnyGame } from '@grognard/engine';
import { isBaseWhollyIn, pointDistance } from '@grognard/geometry';
import { entryAt, lookUp } from '@grognard/lists';
import { expect, test } from 'vitest';
import { scenarios } from '../../scenarios/index.ts';
import { ownBase } from '../bodies/bases.ts';
import { gameOn, layTable } from '../index.ts';
import { startState } from '../setup/start.ts';
import type { State } from '../state/model.ts';
import { aimPlaces } from './goals.ts';
import { sameLuck, startOf } from './testing/whole-battle.ts';

test('scenario.deploy: a deployment that was changed is laid out again as the scenario has it, and one that was not is sealed', () => {
  const { data, editions } = scenarios.find(({ id }) => id === 'starter')!;
  const table = layTable(data, editions.at(-1)!, {});
  if (!('field' in table)) throw new Error('not playable');
  const game = asAnyGame(gameOn(table));
  const match = startOf(game, 1);
  const side = 'british';
  const plan = () => game.doctrine.plan(match.view(side), side, 'recruit', sameLuck(1)).commands;
  const before = match.hash();
  expect(plan()).toEqual([{ kind: 'seal' }]);
  const moved = { kind: 'place', figure: 'lieutenant-hale', at: { x: 500, y: 500 } };
  expect(match.submit(side, moved).done).toBe(true);
  expect(match.hash()).not.toBe(before);
  const [back, ...rest] = plan();
  expect(rest).toEqual([{ kind: 'seal' }]);
  expect(match.submit(side, back!).done).toBe(true);
  expect(match.hash()).toBe(before);
});

function opened(id: string) {
  const { data, editions } = scenarios.find((scenario) => scenario.id === id)!;
  const table = layTable(data, editions.at(-1)!, {});
  if (!('field' in table)) throw new Error('not playable');
  return { table, game: asAnyGame(gameOn(table)) };
}

test.each([
  ['starter', 'british', 6],
  ['starter', 'french', 6],
  ['convoy', 'escort', 12],
  ['village', 'republic', 8],
  ['village', 'chouans', 4],
  ['battery', 'garrison', 5],
  ['landing', 'customs', 0],
  ['landing', 'smugglers', 0],
])(
  'scenario.deploy: at %s (%s) a deployment by purpose is legal, nearer to the aims, and the same again; who hides stays',
  async (id, side, moved) => {
    const { table, game } = opened(id);
    const match = startOf(game, 1);
    const index = lookUp(table.sideOf, side);
    const start = startState(table);
    const deploy = () => game.doctrine.deploy!(match.view(side), side);
    const commands = await deploy();
    expect(commands).toHaveLength(moved);
    for (const command of commands)
      expect([command, match.submit(side, command).done]).toEqual([command, true]);
    expect(await deploy()).toEqual([]);
    const state = match.state as State;
    const own = table.roster.filter((figure) => figure.side === index && !figure.captive);
    const isHidden = (n: (typeof own)[number]) => entryAt(start.figures, n.index).known === 1 << index;
    for (const figure of own.filter(isHidden))
      expect(entryAt(state.figures, figure.index)).toEqual(entryAt(start.figures, figure.index));
    const { zone } = entryAt(table.sides, index);
    const places = aimPlaces(table, start, index);
    const farIn = ({ figures }: State) =>
      own.reduce((sum, { index: n }) => {
        const { x, y } = entryAt(figures, n);
        return places.length === 0
          ? 0
          : sum + Math.min(...places.map((at) => pointDistance(x, y, at.x, at.y)));
      }, 0);
    expect(farIn(state)).toBeLessThanOrEqual(farIn(start));
    for (const { index: n } of own.filter((figure) =>
      commands.some((each) => 'figure' in each && each.figure === figure.id),
    ))
      expect(isBaseWhollyIn(ownBase(entryAt(state.figures, n)), zone!)).toBe(true);
  },
);

test('scenario.deploy: from any deployment somebody has made, the same is laid out', async () => {
  const { game } = opened('starter');
  const fresh = startOf(game, 1);
  for (const command of await game.doctrine.deploy!(fresh.view('british'), 'british'))
    fresh.submit('british', command);
  const changed = startOf(game, 1);
  const moved = { kind: 'place', figure: 'lieutenant-hale', at: { x: 1700, y: 4100 } };
  expect(changed.submit('british', moved).done).toBe(true);
  for (const command of await game.doctrine.deploy!(changed.view('british'), 'british'))
    changed.submit('british', command);
  expect(changed.hash()).toBe(fresh.hash());
});
