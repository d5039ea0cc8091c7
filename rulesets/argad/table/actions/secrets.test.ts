/** Random commands in the bundled battles: each gets a verdict, and no verdict depends on what the side does not know. */
import { indicesOf } from '@grognard/lists';
import { mixBits } from '@grognard/rules-kit';
import { expect, test } from 'vitest';
import { firearmIds, meleeWeaponIds } from '../../model.ts';
import { scenarios } from '../../scenarios/index.ts';
import { noOrder } from '../flow/testing/skirmish.ts';
import { layTable } from '../index.ts';
import { startState } from '../setup/start.ts';
import { copyState } from '../state/copy-state.ts';
import type { State, Table } from '../state/model.ts';
import { checkCommand } from './command.ts';
import { commandOf } from './testing/ask.ts';

/** Seeded pseudo-random numbers. */
class Luck {
  private n = 0;
  below(limit: number): number {
    this.n++;
    return (mixBits(this.n * 2_654_435_761) >>> 0) % limit;
  }
  of<T>(all: readonly T[]): T {
    return all[this.below(all.length)]!;
  }
  sometimes<T>(value: () => T): T | null {
    return this.below(10) === 0 ? value() : null;
  }
}

function randomCommand({ roster, things, vessels, field }: Table, state: State, random: Luck): object {
  const figure = random.of(roster);
  const { x, y } = state.figures[figure.index]!;
  const near = () => ({ x: x + random.below(3000) - 1500, y: y + random.below(3000) - 1500 });
  const inTable = () => ({ x: Math.max(-2000, near().x), y: Math.max(-2000, near().y) });
  const path = Array.from({ length: random.below(3) }, inTable);
  const id = figure.id;
  switch (random.below(12)) {
    case 0:
      return {
        kind: 'march',
        body: random.below(4),
        steps: [{ step: random.of(['march', 'slide']), by: random.below(2000) - 500 }],
      };
    case 1:
      return {
        kind: 'form',
        figures: [id, random.of(roster).id, random.of(roster).id, random.of(roster).id],
        files: 2,
        heading: 0,
      };
    case 2:
      return vessels.length === 0
        ? { kind: 'seal' }
        : {
            kind: 'row',
            vessel: random.of(vessels).id,
            path: [inTable()],
            rowers: [id, random.of(roster).id],
          };
    case 3:
      return { kind: 'cancel', figure: id };
    default:
      return {
        kind: 'order',
        figure: id,
        path,
        pace: random.sometimes(() => 'crouch') ?? 'walk',
        posture: random.sometimes(() => 'crouched'),
        shot:
          random.below(4) > 0
            ? null
            : {
                weapon: random.of([...figure.firearms, random.of(firearmIds)]),
                target: random.of(roster).id,
                moment: random.of(['start', 'moving', 'contact', 'end']),
              },
        reload: random.sometimes(() => random.of([...figure.firearms, random.of(firearmIds)])),
        saddle: random.sometimes(() => random.of(['mount', 'dismount'])) ?? 'stay',
        take: things.length === 0 ? null : random.sometimes(() => random.of(things).id),
        hand: random.sometimes(() => random.of(meleeWeaponIds)),
        victim: random.sometimes(() => random.of(roster).id),
        ...(field.rooms.length > 0 && random.below(8) === 0
          ? { path: [], room: random.of(field.rooms).id, roomAt: inTable() }
          : {}),
        board: vessels.length === 0 ? null : random.sometimes(() => random.of(vessels).id),
      };
  }
}

/** A state that differs only in what the side does not know: unseen figures elsewhere, other orders on other sides. */
function otherwise(table: Table, state: State, side: number, random: Luck): State {
  const other = copyState(state);
  table.roster.forEach((figureInfo) => {
    if (figureInfo.side === side) return;
    other.orders[figureInfo.index] = random.below(2) === 0 ? { ...noOrder, together: true } : null;
    const figure = other.figures[figureInfo.index]!;
    if ((figure.known & (1 << side)) !== 0) return;
    const friend = other.figures[random.of(table.roster.filter((one) => one.side === side)).index]!;
    Object.assign(figure, {
      x: friend.x + 150,
      y: friend.y,
      posture: 'upright',
      loaded: 0,
      room: friend.room,
    });
  });
  return other;
}

test.each(scenarios.map(({ id }) => id))('hide.secret, turn.orders: answers in %s keep secrets', (id) => {
  const scenario = scenarios.find((one) => one.id === id)!;
  const laid = layTable(scenario.data, scenario.editions[0]!, {});
  if (!('field' in laid)) throw new Error(JSON.stringify(laid));
  const state = startState(laid);
  state.phase = 'orders';
  const random = new Luck();
  let [yes, no, wrong] = [0, 0, 0];
  for (const side of indicesOf(laid.sides)) {
    const other = otherwise(laid, state, side, random);
    for (let n = 0; n < 400; n++) {
      const command = commandOf(randomCommand(laid, state, random));
      const verdict = checkCommand(laid, state, side, command);
      if (verdict.allowed) yes++;
      else if ('error' in verdict) wrong++;
      else no++;
      expect(checkCommand(laid, other, side, command)).toEqual(verdict);
    }
  }
  expect(Math.min(yes, no, wrong)).toBeGreaterThan(20);
});
