import type { Roll } from '@grognard/engine';
import { expect, it } from 'vitest';
import { arePrepared } from './prepared-dice.ts';

const roll = (actor: string, purpose: string, ...faces: number[]): Roll => ({ actor, purpose, faces });

it('marks the dice that a lesson prepared, and no others', () => {
  const prepared = { anna: { shot: [2, 3, 5] } };
  expect(arePrepared(prepared, [roll('anna', 'shot', 2, 3, 5)])).toBe(true);
  expect(arePrepared(prepared, [roll('bert', 'losses', 1), roll('anna', 'shot', 2)])).toBe(true);
  expect(arePrepared(prepared, [roll('anna', 'shot', 2, 3, 6)])).toBe(false);
  expect(arePrepared(prepared, [roll('anna', 'melee', 2)])).toBe(false);
  expect(arePrepared(prepared, [roll('bert', 'shot', 2)])).toBe(false);
  expect(arePrepared({}, [roll('anna', 'shot', 2)])).toBe(false);
});
