import { describe, expect, test } from 'vitest';
import type { BattleSetup } from '../testing/battle.ts';
import { tellEvent } from '../views/tell.ts';
import { play, type ScriptedBattle, type TurnEvents, to } from './testing/play.ts';

type CmPoint = [number, number];
const far = { far: { at: [90, 90] as CmPoint } };

/** The report of the movement. */
function values({ table, match }: ScriptedBattle, { all }: TurnEvents): (string | null)[] {
  return [...all('moved'), ...all('stayed')].map((event) => tellEvent(table, event, match.state));
}

function row(more: BattleSetup['sides'][string] = {}, map: BattleSetup['map'] = {}): ScriptedBattle {
  const blue = { a: { at: [50, 50] as CmPoint }, b: { at: [50, 52.2] as CmPoint, name: 'Bran' }, ...more };
  return play({ sides: { blue, red: far }, map });
}

describe('who is held up', () => {
  test('turn.stop-short: all who were to go and did not stir are told once, with the reason', () => {
    const game = row({ c: { at: [50, 47.9] as CmPoint } });
    const happened = game.turn({ a: to([50, 60]), c: to([50, 60]) });
    expect(values(game, happened)).toEqual([
      'a moves 0.2 cm north and stops short of a friend.',
      'c moves 0.3 cm north and stops short of a friend.',
    ]);
    expect(values(game, game.turn({ a: to([50, 60]), c: to([50, 60]) }))).toEqual([
      'a and c cannot move: friends in the way.',
    ]);
  });

  test('turn.contact-stops: whoever presses on against an enemy whom he touches is not stopped by a friend', () => {
    const game = play({
      sides: { blue: { a: { at: [50, 50] as CmPoint } }, red: { e: { at: [50, 52] as CmPoint }, ...far } },
    });
    expect(values(game, game.turn({ a: to([50, 60]) }))).toEqual(['a cannot move: enemy in contact.']);
  });

  test('turn.contact-stops, turn.stop-short: it is who stands ahead that counts, not who stands beside', () => {
    const game = play({
      sides: {
        blue: { a: { at: [50, 50] as CmPoint }, b: { at: [50, 48] as CmPoint } },
        red: { e: { at: [50, 52] as CmPoint }, ...far },
      },
    });
    expect(values(game, game.turn({ a: to([50, 60]) }))).toEqual(['a cannot move: enemy in contact.']);
    expect(values(game, game.turn({ a: to([50, 40]) }))).toEqual(['a cannot move: friends in the way.']);
  });

  test('move.no-overlap: a prisoner in the way is no friend', () => {
    const game = play({
      sides: {
        blue: { a: { at: [50, 50] as CmPoint } },
        red: { p: { at: [50, 55] as CmPoint, captive: true }, ...far },
      },
    });
    expect(values(game, game.turn({ a: to([50, 60]) }))).toEqual(['a moves 3 cm north and is blocked.']);
  });

  test('hide.secret: who is held up in hiding is told to his own side alone', () => {
    const bushes = [
      [40, 40],
      [60, 40],
      [60, 60],
      [40, 60],
    ];
    const game = play({
      sides: {
        blue: {
          a: { at: [50, 50] as CmPoint, secret: true, posture: 'crouched' },
          b: { at: [50, 52] as CmPoint, secret: true, posture: 'crouched' },
        },
        red: far,
      },
      map: { areas: [{ id: 'bushes', kind: 'bushes', corners: bushes }] },
    });
    const { all } = game.turn({ a: to([50, 60]) });
    expect(all('stayed')).toMatchObject([{ figures: [0], only: ['blue'] }]);
    expect(all('shown')).toEqual([]);
  });

  test('move.blocked-foot: of a man whom the dice keep in his place nothing else is told', () => {
    const wood = [
      [40, 40],
      [60, 40],
      [60, 60],
      [40, 60],
    ];
    const game = row({}, { areas: [{ id: 'wood', kind: 'woods', corners: wood }] });
    const { all } = game.turn({ a: to([50, 60]) }, { 'a slow': [6] });
    expect([all('slowed').length, all('stayed').length]).toEqual([1, 0]);
  });
});

describe('who finds nobody to shoot at', () => {
  const shot = { weapon: 'pistol', target: null, moment: 'end', after: 0, fallback: 'nearest' } as const;
  const armed = { firearms: ['pistol' as const] };

  test('turn.target-lost: they are told together', () => {
    const blue = { a: { at: [10, 10] as CmPoint, ...armed }, b: { at: [14, 10] as CmPoint, ...armed } };
    const game = play({ sides: { blue, red: far } });
    const { all } = game.turn({ a: { shot }, b: { shot } });
    expect(all('heldFire').map((event) => tellEvent(game.table, event, game.match.state))).toEqual([
      'a and b have no target.',
    ]);
  });

  test('turn.target-lost, hide.secret: of one in hiding only his own side hears', () => {
    const bushes = [
      [5, 5],
      [20, 5],
      [20, 20],
      [5, 20],
    ];
    const blue = {
      a: { at: [10, 10] as CmPoint, ...armed, secret: true, posture: 'crouched' as const },
      b: { at: [30, 10] as CmPoint, ...armed },
    };
    const map = { areas: [{ id: 'bushes', kind: 'bushes' as const, corners: bushes }] };
    const { all } = play({ sides: { blue, red: far }, map }).turn({ a: { shot }, b: { shot } });
    expect(all('heldFire').map(({ figure, only }) => [figure, only])).toEqual([
      [0, ['blue']],
      [1, undefined],
    ]);
  });
});
