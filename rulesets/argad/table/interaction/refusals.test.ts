/** Refusals as players read them: headed by what is wrong, with what was measured. */
import { describe, expect, test } from 'vitest';
import { at, handOn } from './testing/table-interaction.ts';

const musket = { firearms: ['flintlock-musket'] as ['flintlock-musket'] };
const pistol = { firearms: ['pistol'] as ['pistol'] };

describe('a shot out of range', () => {
  test.each([
    [musket, 85, 'Out of range, 73 of 60 cm'],
    [musket, 74.6, 'Out of range, 62.6 of 60 cm'],
    [pistol, 45, 'Out of range, 33 of 20 cm'],
  ] as const)('shoot.range: says how far the target is and how far it may be', (arm, y, label) => {
    const { interaction: hand, task } = handOn({
      sides: { blue: { hale: { at: [50, 10], ...arm } }, red: { kergu: { at: [50, y] } } },
    });
    const choice = task('target', 'hale', 'target').choices.find(({ piece }) => piece === 'kergu');
    expect(choice?.refusals.map((refusal) => refusal.label)).toEqual([label]);
    // He may come nearer until then, so the order can be given.
    expect(choice?.isProvisional).toBe(true);
    const { refusals, notes } = hand.propose({ pieces: ['hale'], values: { target: 'kergu' } });
    expect(refusals).toEqual([]);
    expect(notes.map(({ title }) => title)).toEqual([
      `Shot at kergu: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    ]);
  });

  test('shoot.range: a salvo of several says the same', () => {
    const { task } = handOn({
      sides: {
        blue: { hale: { at: [50, 10], ...musket }, dunn: { at: [53, 10], ...musket } },
        red: { kergu: { at: [50, 85] } },
      },
    });
    const choice = task('target', 'hale dunn', 'target').choices.find(({ piece }) => piece === 'kergu');
    expect(choice?.refusals[0]?.label).toBe('Out of range, 73 of 60 cm');
  });
});

describe('a path too long', () => {
  test.each([
    [30, 'Too far, 20 of 16 cm'],
    [26.1, 'Too far, 16.1 of 16 cm'],
  ])('move.foot-full: says how long it is and how long it may be', (y, label) => {
    const { propose } = handOn({
      sides: { blue: { hale: { at: [50, 10], gear: 'full' as never } }, red: { kergu: { at: [50, 90] } } },
    });
    expect(propose('hale', { way: [at(50, y)] }).refusals.map((refusal) => refusal.label)).toEqual([label]);
    expect(propose('hale', { way: [at(50, 24)] }).refusals).toEqual([]);
  });
});
