/** Tests of the worked examples of morale, routs and reactions as positions. */
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { rout } from '../actions/forced/index.ts';
import { driving } from '../actions/forced/testing/driving.ts';
import { lay } from '../actions/losses/testing/losing.ts';
import type { TestUnit } from '../testing/battle.ts';
import { answerOf, optionsOf } from '../testing/examples.ts';
import { playFrom } from '../testing/play.ts';

describe('worked examples of the test, as positions', () => {
  /** Faces on which a unit passes that has just lost two soldiers, with its general beside it. */
  const passing = (a: TestUnit, options: Readonly<Record<string, unknown>>) =>
    [1, 2, 3, 4, 5, 6].filter((face) => {
      const laid = lay({ options, south: { a: { at: [50, 40], ...a } } }, { 'a losses': [face] });
      for (const general of laid.state.generals) Object.assign(general, { x: 5000, y: 3500 });
      laid.lose(2);
      laid.test();
      return laid.all('tested')[0]!.passed;
    });

  test.each<readonly [string, TestUnit]>([
    ['E88', {}],
    ['E89', { nation: 'british' }],
    ['E90', { kind: 'guard' }],
    ['E91', { nation: 'british' }],
    ['E93', { modifier: -1 }],
  ])('morale.test: %s', (id, a) => {
    const options = optionsOf(id);
    const { need } = answerOf(id).facts!;
    const faces = [1, 2, 3, 4, 5, 6].filter((face) =>
      options['morale.test'] === 'add' ? face >= need! : face <= need!,
    );
    expect(passing(a, options)).toEqual(faces);
  });

  test('command.general: there is none in the basic game (E92)', () => {
    expect(lay().state.generals).toEqual([]);
    expect(passing({}, optionsOf('E92'))).toEqual([1, 2, 3]);
  });
});

describe('worked examples of routs, as positions', () => {
  test.each([
    ['E94', 'line'],
    ['E95', 'heavy-cavalry'],
    ['E96', 'light-cavalry'],
    ['E97', 'medium-cavalry'],
  ] as const)('morale.rout-move: %s', (id, kind) => {
    const { base, dice } = answerOf(id).facts!;
    for (const faces of [
      [1, 1],
      [2, 5],
      [6, 6],
    ]) {
      const game = driving(
        { south: { own: { kind, at: [75, 60] } }, north: { foe: { at: [75, 63] } } },
        { 'own rout': faces },
      );
      rout(game.turn, anIndex(0), [anIndex(1)]);
      const thrown = faces.slice(0, dice).reduce((sum, face) => sum + face, 0);
      expect(6000 - game.stands('own').y).toBe((base! + thrown) * 100);
    }
  });
});

describe('worked examples of answers, as positions', () => {
  test('woods.reaction-die: light infantry in woods fires and falls back by one die (E100)', () => {
    const wood = [
      [10, 10],
      [90, 10],
      [90, 90],
      [10, 90],
    ];
    const loose = { kind: 'light', formation: 'open', gapCm: 0, bases: 4 } as const;
    const played = playFrom(
      {
        areas: [{ kind: 'woods', corners: wood }],
        south: { a: { at: [50, 45], ...loose } },
        north: { d: { at: [50, 54], ...loose } },
      },
      { 'd reaction': [1], 'd dash': [4, 6], 'd shot': [6, 6, 6, 6] },
    );
    played.give({ kind: 'move', unit: 'a', target: 'd' });
    played.give({ kind: 'answer', unit: 'd', how: 'fire-and-flee' });
    while (played.asked().endsWith('reaction')) played.close();
    expect(played.unit('d').stands.y).toBe(5400 + 400);
  });

  test.each([
    // Before that it meets an attacker that comes on, but without a charge of its own.
    [[4, 4], [false]],
    [[4, 5], [true]],
    [[5, 5], [true]],
  ])('attack.tested-dice-foot: grenadiers counter-attack over 9 cm with %j (E101)', (dash, charging) => {
    const played = playFrom(
      {
        south: { a: { at: [50, 39], bases: 4 } },
        north: { d: { kind: 'grenadier', at: [50, 50], bases: 4 } },
      },
      { 'd reaction': [1], 'd dash': dash },
    );
    played.give({ kind: 'move', unit: 'a', target: 'd' });
    played.give({ kind: 'answer', unit: 'd', how: 'counter-attack' });
    while (played.asked().endsWith('reaction')) played.close();
    const own = played.all('met').filter(({ clash }) => clash.how === 'counter-attack');
    expect(own.map(({ clash }) => clash.charging)).toEqual(charging);
  });

  test('attack.guns-never: gunners cannot counter-attack (E102)', () => {
    const played = playFrom({
      south: { a: { at: [50, 41], bases: 4 } },
      north: { d: { kind: 'gun', at: [50, 52], bases: 3 } },
    });
    played.give({ kind: 'move', unit: 'a', target: 'd' });
    expect(played.against({ kind: 'answer', unit: 'd', how: 'counter-attack' })).toContain(
      'attack.guns-never',
    );
  });

  test('attack.tested: who fails the test does not fall back (E103)', () => {
    const played = playFrom(
      { south: { a: { at: [50, 41], bases: 4 } }, north: { d: { at: [50, 51], bases: 4 } } },
      { 'd reaction': [4] },
    );
    played.give({ kind: 'move', unit: 'a', target: 'd' });
    const before = played.unit('d').stands;
    played.give({ kind: 'answer', unit: 'd', how: 'fall-back' });
    expect(played.all('answered')).toMatchObject([{ answer: { how: 'fall-back', passed: false } }]);
    expect(played.unit('d').stands).toEqual(before);
  });
});
