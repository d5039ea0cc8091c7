import type { SavedGame } from '@grognard/engine';
import type { Line } from '@grognard/rules-kit';
import { expect, it } from 'vitest';
import { inShort } from './battle-report.ts';

const short = (why: readonly Line[]) => inShort({} as SavedGame['game'], { text: '', dice: [], why });

it('points of two sides stand under their totals; others are a plain list', () => {
  expect(
    short([
      { rule: 'melee.line', of: 'attack', unit: 0, value: 3 },
      { rule: 'melee.charge', of: 'attack', unit: 0, value: 1 },
      { rule: 'melee.line', of: 'defence', unit: 0, value: 3 },
      { rule: 'melee.differential', of: 'column', value: 1 },
    ]),
  ).toBe('attack: melee.line +3 · melee.charge +1 · defence: melee.line +3 · column: melee.differential +1');
  expect(
    short([
      { rule: 'fire.dice', of: 'dice', value: 2 },
      { rule: 'fire.kill', of: 'killOn', value: 3 },
    ]),
  ).toBe('fire.dice +2 · fire.kill +3');
});
