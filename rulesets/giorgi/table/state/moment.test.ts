/** Tests of moments: recognised by their content, and distinguished by every single field. */
import { anIndex } from '@grognard/test-kit';
import { expect, it } from 'vitest';
import { plotMove } from '../actions/move/index.ts';
import { layBattle } from '../testing/battle.ts';
import { copyState, isSameState } from './copy.ts';
import type { State } from './model.ts';
import { momentOf } from './moment.ts';

const { table, state } = layBattle({
  options: { 'command.general': true },
  south: { guards: { at: [40, 20] } },
  north: { hussars: { at: [40, 70], kind: 'light-cavalry' } },
});

/** Another value in place of this one. */
function changed(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' ? `${value} no more` : ['another'];
}

/** Copies of a state that differ from it in one field each. */
function* oneFieldOff(): Generator<readonly [string, State]> {
  const parts: readonly (readonly [string, (copy: State) => object])[] = [
    ['state', (copy) => copy],
    ['unit', (copy) => copy.units[1]!],
    ['general', (copy) => copy.generals[1]!],
  ];
  for (const [name, partOf] of parts)
    for (const field of Object.keys(partOf(state))) {
      if (field === 'units' || field === 'generals') continue;
      const copy = copyState(state);
      const part = partOf(copy) as Record<string, unknown>;
      part[field] = changed(part[field]);
      yield [`${name}.${field}`, copy];
    }
}

it('a copy is the same moment, whatever else was looked at between', () => {
  const moment = momentOf(table, state);
  for (const [, other] of [...oneFieldOff()].slice(0, 2)) momentOf(table, other);
  expect(momentOf(table, copyState(state))).toBe(moment);
});

it('no field can change unnoticed', () => {
  const fields = [...oneFieldOff()];
  expect(fields.length).toBeGreaterThan(38);
  for (const [field, other] of fields) expect([field, isSameState(state, other)]).toEqual([field, false]);
});

it('what was laid before a unit was changed in place is not what is laid after', () => {
  const now = copyState(state);
  const steps = [{ step: 'march', by: 100 }] as const;
  expect(plotMove(table, now, anIndex(0), steps)).toMatchObject({ stands: { x: 4000, y: 2100 } });
  now.units[0]!.moved = true;
  expect(plotMove(table, now, anIndex(0), steps)).toEqual(['turn.unit-order']);
});
