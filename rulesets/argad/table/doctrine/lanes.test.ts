/** Figures of one side that stand shoulder to shoulder: their paths do not collide. */
import { asAnyGame, type Command } from '@grognard/engine';
import { expect, test } from 'vitest';
import { scenarios } from '../../scenarios/index.ts';
import { gameOn, layTable } from '../index.ts';
import type { State } from '../state/model.ts';
import type { ArgadCommand } from '../state/orders.ts';
import { sameLuck, startOf } from './testing/whole-battle.ts';

const village = scenarios.find(({ id }) => id === 'village')!;
const battery = scenarios.find(({ id }) => id === 'battery')!;

test('turn.stop-short: in ranks that have opened nobody sets out against a friend who comes the other way', () => {
  const table = layTable(village.data, 'argad-2024', {});
  if (!('field' in table)) throw new Error('no village');
  const game = asAnyGame(gameOn(table));
  const match = startOf(game, 1);
  const against: string[] = [];
  let going = 0;
  for (let plans = 0; plans < 16; plans++) {
    const awaits = match.awaits();
    if (awaits.kind !== 'orders') break;
    const side = awaits.sides[0]!;
    const { commands } = game.doctrine.plan(match.view(side), side, 'steady', sameLuck(1));
    const { figures } = match.state as State;
    const ways = (commands as ArgadCommand[]).flatMap((command) => {
      const next = command.kind === 'order' ? command.path[0] : undefined;
      if (command.kind !== 'order' || next === undefined) return [];
      const { x, y, mounted } = figures[table.figureOf.get(command.figure)!]!;
      return mounted ? [] : [{ who: command.figure, x, y, dx: next.x - x, dy: next.y - y }];
    });
    going += ways.length;
    for (const one of ways)
      for (const other of ways) {
        const [x, y] = [other.x - one.x, other.y - one.y];
        if (one.who >= other.who || x * x + y * y > 210 * 210) continue;
        if (one.dx * x + one.dy * y > 0 && other.dx * x + other.dy * y < 0)
          against.push(`${one.who} ${other.who}`);
      }
    for (const command of commands) match.submit(side, command as Command);
  }
  expect(going).toBeGreaterThan(100);
  expect(against).toEqual([]);
});

test('figure.contact: whoever runs at a man comes near enough to touch him where he stands', () => {
  const table = layTable(battery.data, 'argad-coastal', {});
  if (!('field' in table)) throw new Error('no battery');
  const game = asAnyGame(gameOn(table));
  const match = startOf(game, 1);
  let runs = 0;
  for (let awaits = match.awaits(); awaits.kind === 'orders'; awaits = match.awaits()) {
    const side = awaits.sides[0]!;
    const { commands } = game.doctrine.plan(match.view(side), side, 'steady', sameLuck(1));
    for (const command of commands as ArgadCommand[]) {
      const end = command.kind === 'order' && command.victim !== null ? command.path.at(-1) : undefined;
      if (command.kind !== 'order' || end === undefined) continue;
      const { x, y } = (match.state as State).figures[table.figureOf.get(command.victim!)!]!;
      runs++;
      expect([command.figure, Math.round(Math.sqrt((end.x - x) ** 2 + (end.y - y) ** 2)) <= 210]).toEqual([
        command.figure,
        true,
      ]);
    }
    for (const command of commands) match.submit(side, command as Command);
  }
  expect(runs).toBeGreaterThan(5);
});
