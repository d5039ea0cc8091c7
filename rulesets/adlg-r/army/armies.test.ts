/** The armies that come with the game, against the sums of their battles. */
import { describe, expect, it } from 'vitest';
import { bundled } from '../armies/index.ts';
import { armies } from './index.ts';
import { readArmy } from './read.ts';

function read(id: string) {
  const found = bundled.find((army) => army.id === id);
  const army = readArmy(found?.file);
  if (!('page' in army)) throw new Error(JSON.stringify(army));
  return army;
}

/** Corps in order, then camp and works, all of it, the value of the army, and prices of one unit as the data page writes them. */
const sums: Readonly<
  Record<string, { corps: number[]; extras: number; points: number; value: number; prices: string[] }>
> = {
  swedes: {
    corps: [82, 63, 55],
    extras: 0,
    points: 200,
    value: 19,
    prices: [
      '20+2+2+2=26',
      '10=10',
      '6=6',
      '4+0=4',
      '20+2+2=24',
      '7+3+2=12',
      '7+2=9',
      '14+2=16',
      '6+0=6',
      '6+0=6',
    ],
  },
  'emperor-and-league': {
    corps: [77, 68, 55],
    extras: 0,
    points: 200,
    value: 18,
    prices: ['26+2=28', '10=10', '4+0=4', '11+1=12', '9+1=10', '6+0=6', '26+2=28', '9+1=10', '6+0+1=7'],
  },
  'mill-hill-foragers': {
    corps: [68, 32],
    extras: 0,
    points: 100,
    value: 11,
    prices: ['20+2=22', '14+2=16', '6=6', '9+1=10', '6+0=6', '6+0=6'],
  },
  'ravenna-france': {
    corps: [60, 82, 58],
    extras: 0,
    points: 200,
    value: 18,
    prices: ['11+2+2=15', '9=9', '6+0=6', '26+2=28', '26=26', '14=14', '11+2=13', '9=9', '10=10', '10=10'],
  },
  'ravenna-spain': {
    corps: [56, 101, 35],
    extras: 8,
    points: 200,
    value: 21,
    prices: [
      '11=11',
      '14=14',
      '6+1=7',
      '6=6',
      '22+0=22',
      '12=12',
      '14+0=14',
      '12+0=12',
      '10=10',
      '6=6',
      '11+2=13',
      '9=9',
    ],
  },
  'rocroi-france': {
    corps: [34, 108, 58],
    extras: 0,
    points: 200,
    value: 20,
    prices: ['9+1=10', '4+0=4', '20+2=22', '9+1=10', '10=10', '9+1+2=12', '9+1=10', '6+0=6', '4+0=4'],
  },
  'rocroi-spain': {
    corps: [49, 105, 46],
    extras: 0,
    points: 200,
    value: 18,
    prices: ['9+1=10', '6+0=6', '28+0+4=32', '26+2=28', '10=10', '9=9', '4+0+1=5'],
  },
  'slankamen-emperor': {
    corps: [46, 55, 99],
    extras: 0,
    points: 200,
    value: 20,
    prices: ['9+1+2=12', '6+0=6', '6+1=7', '16+3=19', '9+1=10', '18+2+2=22', '16+3=19', '10=10', '4+0=4'],
  },
  'slankamen-sultan': {
    corps: [53, 79, 60],
    extras: 8,
    points: 200,
    value: 24,
    prices: [
      '7+1+0=8',
      '7+1=8',
      '6+0=6',
      '12+2+4=18',
      '12+2=14',
      '10=10',
      '10=10',
      '3=3',
      '9+1=10',
      '7+2=9',
      '6+0=6',
    ],
  },
};

describe.each(bundled.map(({ id }) => id))('%s', (id) => {
  const page = read(id).page('en');
  const wanted = sums[id];

  it('army.prices, army.price-options, army.price-quality: each price is that of the data page', () => {
    const written = page.corps.flatMap(({ units }) =>
      units.map(({ prices, each }) => `${prices.map(({ points }) => points).join('+')}=${each}`),
    );
    expect(written).toEqual(wanted?.prices);
  });

  it('army.price-commanders, army.format-figures: the corps and the army add up to the sums of the data page', () => {
    expect(page.corps.map(({ points }) => points)).toEqual(wanted?.corps);
    expect(page.extras.reduce((sum, { points }) => sum + points, 0)).toBe(wanted?.extras);
    expect(read(id).points).toBe(wanted?.points);
  });

  it('victory.value: its value is that of the data page', () => {
    expect(read(id).value).toBe(wanted?.value);
    const parts = page.corps.map(({ value }) => value);
    expect(parts.reduce((sum, value) => sum + value, 0)).toBe(wanted?.value);
  });

  it('army.limits: it is legal, and its file is as it is written', () => {
    expect(page.problems).toEqual([]);
    expect(read(id).file).toEqual(bundled.find((army) => army.id === id)?.file);
  });
});

it('every line of a price names a rule, and lines, corps and army add up', () => {
  for (const { id } of armies.bundled) {
    const { corps, extras } = read(id).page('en');
    let sum = 0;
    for (const line of [...corps.flatMap(({ commander, units }) => [commander, ...units]), ...extras]) {
      expect(line.prices.every(({ rule }) => rule.startsWith('army.'))).toBe(true);
      expect(line.prices.reduce((each, { points }) => each + points, 0)).toBe(line.each);
      expect(line.each * line.count).toBe(line.points);
      sum += line.points;
    }
    expect(sum).toBe(read(id).points);
  }
});
