/** Refusals of deployment, each beside a case that is allowed. */
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { isScenario, readScenario, rulesFor } from '../../scenarios/check.ts';
import { hamlet } from '../../scenarios/testing/hamlet.ts';
import { tableWordsOf } from '../../words/english.ts';
import { startState } from '../setup/start.ts';
import { makeTable } from '../setup/table.ts';
import { askingOn, at } from './testing/ask.ts';

function setUp() {
  const options = { 'coastal-arms': true };
  const scenario = readScenario(hamlet(), 'argad-2024', options);
  const rules = rulesFor('argad-2024', options);
  if (!isScenario(scenario) || 'code' in rules) throw new Error(JSON.stringify(scenario));
  const table = makeTable(scenario, 'argad-2024', rules, options, tableWordsOf());
  return askingOn({ table, state: startState(table) });
}

describe('place', () => {
  const { refused, mistake, state } = setUp();
  const place = (figure: string, x: number, y: number, rest: object = {}) => ({
    kind: 'place',
    figure,
    at: at(x, y),
    ...rest,
  });

  test('scenario.deploy: in one’s zone, on the table', () => {
    expect(refused(place('hidden', 40, 30))).toEqual([]);
    expect(refused(place('hidden', 59.5, 30))).toEqual(['scenario.deploy']);
    expect(refused(place('hidden', 0.5, 30))).toEqual(['scenario.deploy']);
  });

  test('scenario.deploy: without a zone as the scenario has it', () => {
    const there = { x: 10000, y: 5000 };
    expect(refused({ kind: 'place', figure: 'officer', at: there, heading: 100 }, anIndex(1))).toEqual([]);
    expect(refused(place('officer', 101, 50), anIndex(1))).toEqual(['scenario.deploy']);
  });

  test('formation.close-order: bodies stand as the scenario has them', () => {
    const { x, y } = state.figures[6]!;
    expect(refused({ kind: 'place', figure: 'one', at: { x, y } }, anIndex(1))).toEqual([
      'formation.close-order',
    ]);
  });

  test('move.no-overlap: clear of one’s own', () => {
    expect(refused(place('hidden', 30, 20))).toEqual(['move.no-overlap']);
    expect(refused(place('hidden', 26, 20))).toEqual([]);
  });

  test('hide.secret: unseen only where one can hide', () => {
    const secret = { secret: true, posture: 'crouched' };
    expect(refused(place('hidden', 12, 12, secret))).toEqual([]);
    expect(refused(place('hidden', 40, 30, secret))).toEqual(['hide.secret']);
    expect(refused(place('hidden', 45, 45, { secret: true, room: 'kitchen' }))).toContain('move.no-overlap');
    expect(refused(place('hidden', 52, 44, { secret: true, room: 'parlour' }))).toEqual([]);
  });

  test('hide.crouched: out of doors crouched, and never in the saddle', () => {
    expect(refused(place('hidden', 12, 12, { secret: true }))).toEqual(['hide.crouched']);
    expect(refused(place('rider', 12, 12, { secret: true, posture: 'crouched' }))).toContain('hide.crouched');
  });

  test('hide.crouched-behind: crouched only behind something', () => {
    expect(refused(place('hidden', 40, 30, { posture: 'crouched' }))).toEqual(['hide.crouched-behind']);
    expect(refused(place('hidden', 12, 12, { posture: 'crouched' }))).toEqual([]);
  });

  test('building.mounted: no horse indoors', () => {
    expect(refused(place('rider', 44, 44, { room: 'kitchen', heading: 0 }))).toContain('building.mounted');
  });

  test('building.room: the room is named if and only if one is in it', () => {
    expect(mistake(place('hidden', 52, 44))).toBe('combination room');
    expect(mistake(place('hidden', 30, 60, { room: 'parlour' }))).toBe('combination at');
    expect(mistake(place('hidden', 52, 44, { room: 'cellar' }))).toBe('value room');
  });

  test('terrain.high-wall: nobody stands across one', () => {
    expect(refused(place('hidden', 55, 5.5))).toEqual(['terrain.high-wall']);
    expect(refused(place('hidden', 55, 6.5))).toEqual([]);
  });

  test('water.deep: nobody starts in deep water', () => {
    expect(refused(place('hidden', 35, 75))).toEqual(['water.deep']);
  });

  test('water.boat-board: who is aboard stays aboard, others stay off', () => {
    expect(refused(place('sailor', 20, 73))).toEqual([]);
    expect(refused(place('sailor', 35, 60))).toEqual(['water.boat-board']);
    expect(refused(place('hidden', 20, 73))).toContain('water.boat-board');
  });
});
