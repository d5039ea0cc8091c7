/** Comparing battles that two trees fought in one process. */
import { expect, it } from 'vitest';
import { bothOrders, comparePaired, isPairedLine, type PairedLine, pairedRows } from './compare-paired.ts';

const line: PairedLine = {
  name: 'battle',
  before: { seconds: [1, 2, 1.5], commands: 100 },
  now: { seconds: [1.2, 2.4, 1.8], commands: 100 },
  sameResults: true,
};

it('takes the ratio of each round, however long the rounds are', () => {
  const { ratio, spread, verdict } = comparePaired(line);
  expect(ratio).toBeCloseTo(1.2, 12);
  expect(spread).toBeCloseTo(0, 12);
  expect(verdict).toBe('slower');
});

it('judges battles that went otherwise by the time for a command', () => {
  const longer = { ...line, now: { ...line.now, commands: 120 }, sameResults: false };
  const compared = comparePaired(longer);
  expect(compared.ratio).toBeCloseTo(1.2, 12);
  expect(compared.perCommand).toBeCloseTo(1, 12);
  expect(compared.verdict).toBe('not slower');
  expect(pairedRows([compared])[1]).toEqual([
    'battle',
    '1.200',
    '1.000',
    '± 0.0 %',
    '',
    'other results: the time for a command counts',
  ]);
});

it('puts the rounds of both orders together, in which what a process loads second is faster', () => {
  const loadedSecond = 0.9;
  const inOrder = {
    ...line,
    now: { ...line.now, seconds: line.before.seconds.map((s) => s * loadedSecond) },
  };
  const turned = { ...line, now: { ...line.now, seconds: line.before.seconds.map((s) => s * loadedSecond) } };
  const { ratio } = comparePaired(bothOrders(inOrder, turned));
  expect(ratio).toBeCloseTo(1, 12);
  expect(bothOrders(line, { ...line, sameResults: false }).sameResults).toBe(false);
});

it('takes no line without seconds and commands of both trees', () => {
  expect(isPairedLine(line)).toBe(true);
  expect(isPairedLine({ ...line, now: { seconds: ['1'], commands: 1 } })).toBe(false);
  expect(isPairedLine({ ...line, before: undefined })).toBe(false);
  expect(isPairedLine(null)).toBe(false);
});
