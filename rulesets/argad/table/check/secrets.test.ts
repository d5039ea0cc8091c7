/** Random commands on the battles of the ruleset: every one is answered, and no answer depends on what a side does not know. */
import { mixBits } from '@grognard/rules-kit';
import { expect, test } from 'vitest';
import { firearmIds, meleeWeaponIds } from '../../model.ts';
import { scenarios } from '../../scenarios/index.ts';
import { layTable } from '../index.ts';
import type { State, Table } from '../model.ts';
import { noOrder } from '../resolve/testing/skirmish.ts';
import { copyState, startState } from '../start.ts';
import { checkCommand } from './command.ts';
import { commandOf } from './testing/ask.ts';

/** Numbers that look random and are the same every time. */
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

function randomCommand({ men, things, vessels, field }: Table, state: State, luck: Luck): object {
  const figure = luck.of(men);
  const { x, y } = state.figures[figure.index]!;
  const near = () => ({ x: x + luck.below(3000) - 1500, y: y + luck.below(3000) - 1500 });
  const inTable = () => ({ x: Math.max(-2000, near().x), y: Math.max(-2000, near().y) });
  const path = Array.from({ length: luck.below(3) }, inTable);
  const id = figure.id;
  switch (luck.below(12)) {
    case 0:
      return {
        kind: 'march',
        body: luck.below(4),
        steps: [{ step: luck.of(['march', 'slide']), by: luck.below(2000) - 500 }],
      };
    case 1:
      return {
        kind: 'form',
        figures: [id, luck.of(men).id, luck.of(men).id, luck.of(men).id],
        files: 2,
        heading: 0,
      };
    case 2:
      return vessels.length === 0
        ? { kind: 'seal' }
        : {
            kind: 'row',
            vessel: luck.of(vessels).id,
            path: [inTable()],
            rowers: [id, luck.of(men).id],
          };
    case 3:
      return { kind: 'cancel', figure: id };
    default:
      return {
        kind: 'order',
        figure: id,
        path,
        pace: luck.sometimes(() => 'crouch') ?? 'walk',
        posture: luck.sometimes(() => 'crouched'),
        shot:
          luck.below(4) > 0
            ? null
            : {
                weapon: luck.of([...figure.firearms, luck.of(firearmIds)]),
                target: luck.of(men).id,
                moment: luck.of(['start', 'moving', 'contact', 'end']),
              },
        reload: luck.sometimes(() => luck.of([...figure.firearms, luck.of(firearmIds)])),
        saddle: luck.sometimes(() => luck.of(['mount', 'dismount'])) ?? 'stay',
        take: things.length === 0 ? null : luck.sometimes(() => luck.of(things).id),
        hand: luck.sometimes(() => luck.of(meleeWeaponIds)),
        victim: luck.sometimes(() => luck.of(men).id),
        ...(field.rooms.length > 0 && luck.below(8) === 0
          ? { path: [], room: luck.of(field.rooms).id, roomAt: inTable() }
          : {}),
        board: vessels.length === 0 ? null : luck.sometimes(() => luck.of(vessels).id),
      };
  }
}

/** The same table for a side, but for what it does not know: unseen men elsewhere, other orders among the others. */
function otherwise(table: Table, state: State, side: number, luck: Luck): State {
  const other = copyState(state);
  table.men.forEach((man) => {
    if (man.side === side) return;
    other.orders[man.index] = luck.below(2) === 0 ? { ...noOrder, together: true } : null;
    const figure = other.figures[man.index]!;
    if ((figure.known & (1 << side)) !== 0) return;
    const friend = other.figures[luck.of(table.men.filter((one) => one.side === side)).index]!;
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
  const luck = new Luck();
  let [yes, no, wrong] = [0, 0, 0];
  for (let side = 0; side < laid.sides.length; side++) {
    const other = otherwise(laid, state, side, luck);
    for (let n = 0; n < 400; n++) {
      const command = commandOf(randomCommand(laid, state, luck));
      const verdict = checkCommand(laid, state, side, command);
      if (verdict.allowed) yes++;
      else if ('error' in verdict) wrong++;
      else no++;
      expect(checkCommand(laid, other, side, command)).toEqual(verdict);
    }
  }
  expect(Math.min(yes, no, wrong)).toBeGreaterThan(20);
});
