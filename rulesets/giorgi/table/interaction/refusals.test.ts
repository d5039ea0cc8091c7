/** Refused shots, attacks and marches say what was measured, also at an enemy that is tapped far away. */
import { describe, expect, test } from 'vitest';
import type { State } from '../state/model.ts';
import { at, type GestureValues, handOn } from './testing/table-interaction.ts';

const atMuskets = (state: State) => {
  state.step = 'small-arms';
};

const labels = (refusals: readonly { readonly label: string }[]) => refusals.map(({ label }) => label);

describe('an enemy out of range', () => {
  test.each([70, 85.5])('fire.range: says how far it is and how far muskets carry', (y) => {
    const { offer, propose } = handOn(
      { south: { foot: { at: [50, 30] } }, north: { enemy: { at: [50, y] } } },
      atMuskets,
    );
    const choice = offer('foot', 'target', 'enemy');
    expect(choice.isDistant).toBe(true);
    const told = labels(choice.refusals).find((label) => label.startsWith('Out of range'));
    expect(told).toMatch(/^Out of range, [\d.]+ of 20 cm$/);
    expect(labels(propose('foot', { target: 'enemy' }).refusals)).toContain(told);
  });
});

describe('an enemy out of reach', () => {
  test.each([70, 85.5])('attack.declare: says how far it is and how far the unit may go', (y) => {
    const { offer, propose } = handOn({
      south: { foot: { at: [50, 30] } },
      north: { enemy: { at: [50, y] } },
    });
    const choice = offer('foot', 'attack', 'enemy');
    expect(choice.isDistant).toBe(true);
    const [told] = labels(choice.refusals);
    expect(told).toMatch(/^Does not reach the enemy, [\d.]+ of 12 cm$/);
    expect(labels(propose('foot', { attack: 'enemy' }).refusals)).toContain(told);
  });

  test('attack.declare: near, but only after a wheel, it says how long the shortest way into contact is', () => {
    const { offer, propose } = handOn({
      south: { foot: { at: [50, 30] } },
      north: { enemy: { at: [26, 28] } },
    });
    const [told] = labels(propose('foot', { attack: 'enemy' }).refusals);
    const [, length] = /^Does not reach the enemy, ([\d.]+) of 12 cm$/.exec(told ?? '') ?? [];
    expect(Number(length)).toBeGreaterThan(12);
    expect(labels(offer('foot', 'attack', 'enemy').refusals)).toEqual([told]);
  });

  test('attack.declare: refused, it uses no movement, and says nothing about what it uses', () => {
    const { propose } = handOn({ south: { foot: { at: [50, 30] } }, north: { enemy: { at: [50, 70] } } });
    const ids = (values: GestureValues) =>
      propose('foot', values).notes.flatMap(({ lines }) =>
        lines.flatMap((line) => (line.kind === 'fact' ? line.path : [])),
      );
    expect(ids({ attack: 'enemy' })).toEqual(['rate']);
    expect(ids({ place: at(50, 41) })).toContain('effort');
  });

  test('attack.nearest: one within reach is listed as before', () => {
    const { offer } = handOn({ south: { foot: { at: [50, 40] } }, north: { enemy: { at: [50, 48] } } });
    expect(offer('foot', 'attack', 'enemy').isDistant).toBeUndefined();
  });
});

test('move.infantry-line: a march too long says how long it is and how long it may be', () => {
  const { propose } = handOn({ south: { foot: { at: [50, 30] } }, north: { enemy: { at: [50, 90] } } });
  expect(labels(propose('foot', { place: at(50, 45) }).refusals)).toEqual(['Too far, 15 of 12 cm']);
  expect(propose('foot', { place: at(50, 41) }).refusals).toEqual([]);
});

test('turn.fire-or-move: a unit that cannot move says which rule forbids it', () => {
  const { interaction: hand } = handOn(
    { south: { foot: { at: [50, 30] }, other: { at: [80, 30] } }, north: { enemy: { at: [50, 70] } } },
    (state) => {
      state.units[0]!.fired = true;
    },
  );
  const spent = (id: string) => hand.pieces.find((piece) => piece.id === id)?.spent?.map(({ rule }) => rule);
  expect(spent('foot')).toEqual(['turn.fire-or-move']);
  expect(spent('other')).toBeUndefined();
});
