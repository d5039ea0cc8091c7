/** Forecasts of gestures: charges, shots, what happens after, and what is taken for granted. */
import type { Forecast, GestureForecast, Interaction } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { gameOn } from '../../index.ts';
import { figureIn } from '../../testing/battle.ts';
import { laid, scenarioNamed } from '../../trial/on-trial.ts';
import { at, handOn } from '../testing/table-interaction.ts';

/** The figures of a lesson's step on the table of the starter, with everybody else far away. */
function lesson(
  places: Readonly<Record<string, readonly [number, number]>>,
  empty: readonly string[],
): Interaction {
  const table = laid({ scenario: scenarioNamed('starter'), edition: 'argad-2024', options: {} });
  const { rules, interactionFor } = gameOn(table);
  const state = rules.start(null);
  state.phase = 'orders';
  for (const { id } of table.roster) {
    const figure = figureIn(table, state, id);
    const place = places[id];
    if (place === undefined) figure.status = 'gone';
    else Object.assign(figure, { x: place[0] * 100, y: place[1] * 100 });
    if (empty.includes(id)) figure.loaded = 0;
  }
  return interactionFor(rules.view(state, { side: 'british' }), 'british');
}

function fates(forecast: Forecast | null | undefined): Record<string, Record<string, string | null>> {
  return Object.fromEntries(
    (forecast?.pieces ?? []).map(({ piece, fates: shares }) => [
      piece,
      Object.fromEntries(shares.map(({ fate, p }) => [fate, p])),
    ]),
  );
}

describe('lesson A6', () => {
  const hand = lesson(
    {
      'corporal-dunn': [48, 37],
      'lieutenant-hale': [48, 33.5],
      'monsieur-de-kergu': [60, 38],
      'sergeant-brehat': [106, 8],
      'sam-orchard': [4, 70],
    },
    ['corporal-dunn', 'lieutenant-hale', 'monsieur-de-kergu'],
  );
  const onto = (piece: string, values = {}) =>
    hand.forecast?.({ pieces: [piece], values: { way: [at(60, 38)], ...values } }) ?? null;

  test('melee.order: the bayonet strikes before the sword, kills one time in three and dies one time in six', () => {
    const forecast = onto('corporal-dunn')?.proposal;
    expect(forecast?.basis).toEqual({ kind: 'exact' });
    expect(fates(forecast)).toEqual({
      'corporal-dunn': { killed: '1/6', back: '1/12', stands: '3/4' },
      'monsieur-de-kergu': { killed: '1/3', back: '1/6', stands: '1/2' },
    });
    expect(forecast?.why.map(({ title }) => title)).toEqual([
      'Corporal Dunn strikes at Monsieur de Kergu with the bayonet',
      'Monsieur de Kergu strikes at Corporal Dunn with the sword',
    ]);
    expect(forecast?.assumptions).toEqual([
      'If the enemies you can see stand where they are and hold their fire.',
    ]);
  });

  test('melee.who: whoever is in contact already fights, told nothing, and reads so', () => {
    const close = lesson({ 'corporal-dunn': [58, 38], 'monsieur-de-kergu': [60, 38] }, [
      'corporal-dunn',
      'monsieur-de-kergu',
    ]);
    const forecast = close.forecast?.({ pieces: ['corporal-dunn'], values: {} })?.proposal;
    expect(fates(forecast)).toEqual(fates(onto('corporal-dunn')?.proposal));
    expect(close.pieces.find(({ id }) => id === 'corporal-dunn')?.state).toContain(
      'in contact with Monsieur de Kergu (fights unless they part)',
    );
  });

  test('melee.together: sword against sword kills either three times in ten', () => {
    const { 'lieutenant-hale': hale, 'monsieur-de-kergu': kergu } = fates(onto('lieutenant-hale')?.proposal);
    expect(hale?.['killed']).toBe('14071/46656');
    expect(kergu?.['killed']).toBe('14071/46656');
  });

  test('melee.several: two on one, the second with his orders given', () => {
    const alone = onto('corporal-dunn')?.proposal?.pieces[1]?.losses.average;
    const both = hand.forecast?.({
      pieces: ['corporal-dunn', 'lieutenant-hale'],
      values: { way: [at(60, 38)] },
    });
    const kergu = both?.proposal?.pieces.find(({ piece }) => piece === 'monsieur-de-kergu');
    expect(kergu?.losses.average).toBeGreaterThanOrEqual(alone ?? 1);
  });
});

const sword = { weapons: ['sword'] as ['sword'] };
const musket = { firearms: ['flintlock-musket'] as ['flintlock-musket'], ...sword };

describe('what happens before and after', () => {
  test('turn.shot-contact: whoever is come upon loaded fires first, and the assumption says so', () => {
    const { interaction: hand } = handOn({
      sides: { blue: { hale: { at: [50, 40], ...sword } }, red: { kergu: { at: [50, 50], ...musket } } },
    });
    const forecast = hand.forecast?.({ pieces: ['hale'], values: { way: [at(50, 50)] } })?.proposal;
    expect(forecast?.assumptions[0]).toContain('fire, just before contact');
    expect(forecast?.why[0]?.title).toBe('kergu fires the flintlock musket at hale');
    const { interaction: empty } = handOn(
      { sides: { blue: { hale: { at: [50, 40], ...sword } }, red: { kergu: { at: [50, 50], ...musket } } } },
      (state) => {
        state.figures[1]!.loaded = 0;
      },
    );
    const unloaded = empty.forecast?.({ pieces: ['hale'], values: { way: [at(50, 50)] } })?.proposal;
    expect(forecast?.pieces[0]?.losses.average).toBeGreaterThan(unloaded?.pieces[0]?.losses.average ?? 1);
  });

  test('melee.recoil-fall: driven into deep water a man who cannot swim drowns, and none is driven back', () => {
    const { interaction: hand } = handOn({
      edition: 'argad-coastal',
      sides: {
        blue: { hale: { at: [50, 40], ...sword } },
        red: { kergu: { at: [50, 50], swims: 'none', ...sword } },
      },
      map: {
        areas: [
          {
            id: 'sea',
            kind: 'deep-water',
            corners: [
              [30, 51.5],
              [70, 51.5],
              [70, 70],
              [30, 70],
            ],
          },
        ],
      },
    });
    const forecast = hand.forecast?.({ pieces: ['hale'], values: { way: [at(50, 50)] } })?.proposal;
    expect(fates(forecast)['kergu']).not.toHaveProperty('back');
    expect(forecast?.items).toContainEqual(
      expect.objectContaining({ ending: { text: 'drowns if driven back', isBarred: false } }),
    );
  });

  test('scenario.edge: nobody is driven off the table', () => {
    const { interaction: hand } = handOn({
      sides: { blue: { hale: { at: [50, 90], ...sword } }, red: { kergu: { at: [50, 98.5], ...sword } } },
    });
    const forecast = hand.forecast?.({ pieces: ['hale'], values: { way: [at(50, 98.5)] } })?.proposal;
    expect(fates(forecast)['kergu']).not.toHaveProperty('back');
    expect(forecast?.items).toContainEqual(
      expect.objectContaining({ ending: { text: 'no way back', isBarred: true } }),
    );
  });

  test('melee.step-up: whoever follows up goes forward', () => {
    const { interaction: hand } = handOn({
      sides: { blue: { hale: { at: [50, 40], ...sword } }, red: { kergu: { at: [50, 50], ...sword } } },
    });
    const values = { way: [at(50, 50)], stepUp: true };
    const forecast = hand.forecast?.({ pieces: ['hale'], values })?.proposal;
    expect(fates(forecast)['hale']).toHaveProperty('advances');
  });
});

describe('choices', () => {
  const { interaction: hand } = handOn({
    sides: {
      blue: { hale: { at: [50, 40], ...musket, weapons: ['bayonet', 'sword'] } },
      red: { kergu: { at: [50, 50], ...sword }, brehat: { at: [55, 70], ...sword } },
    },
  });
  const choicesOf = (forecast: GestureForecast | null | undefined) =>
    forecast?.choices.map(({ task, value }) => [task, value]);

  test('figure.weapon-in-hand: each weapon of a charge has its own forecast', () => {
    const forecast = hand.forecast?.({ pieces: ['hale'], values: { way: [at(50, 50)] } });
    expect(choicesOf(forecast)).toEqual(
      expect.arrayContaining([
        ['hand', null],
        ['hand', 'bayonet'],
        ['hand', 'sword'],
      ]),
    );
    const lost = (value: string) =>
      forecast?.choices.find((choice) => choice.value === value)?.forecast.pieces[0]?.losses.average ?? 0;
    expect(lost('sword')).toBeGreaterThan(lost('bayonet'));
  });

  test('shoot.range: each target has its forecast, and nobody none', () => {
    const forecast = hand.forecast?.({ pieces: ['hale'], values: {} });
    expect(forecast?.proposal).toBeNull();
    const found = Object.fromEntries(
      forecast?.choices.map(({ value, forecast: its }) => [
        JSON.stringify(value),
        its.pieces.at(-1)?.fates[0]?.p,
      ]) ?? [],
    );
    expect(found['"kergu"']).toBe('1/3');
    expect(found['"brehat"']).toBe('1/6');
    expect(found).not.toHaveProperty('null');
  });

  test('hide.secret: who is not seen counts in nothing', () => {
    const unseen = handOn(
      {
        sides: {
          blue: { hale: { at: [50, 40], ...sword } },
          red: { kergu: { at: [50, 50], ...sword }, hidden: { at: [52, 48.5], ...musket } },
        },
      },
      (state) => {
        state.figures[2]!.known = 2;
      },
    );
    const alone = handOn({
      sides: { blue: { hale: { at: [50, 40], ...sword } }, red: { kergu: { at: [50, 50], ...sword } } },
    });
    const gesture = { pieces: ['hale'], values: { way: [at(50, 50)] } };
    expect(fates(unseen.interaction.forecast?.(gesture)?.proposal)).toEqual(
      fates(alone.interaction.forecast?.(gesture)?.proposal),
    );
  });

  test('turn.orders: a walk where nothing is at stake has no forecast', () => {
    const { interaction: quiet } = handOn({
      sides: { blue: { hale: { at: [10, 10] } }, red: { kergu: { at: [90, 90] } } },
    });
    expect(quiet.forecast?.({ pieces: ['hale'], values: { way: [at(10, 20)] } })).toBeNull();
  });
});
