/** needsSetup: which battles load the set-up, and that those who do not play without it. */
import { describe, expect, it } from 'vitest';
import { adlgR } from '../index.ts';
import { createGame, loadBattleWords } from '../play.ts';
import { gameOn, tableIn } from '../table/game.ts';
import { tableWordsOf } from '../words/english.ts';
import { words } from '../words/table-en.ts';
import { isTableWords } from '../words/table-words.ts';
import { needsSetup } from './needs-setup.ts';

describe.each(adlgR.scenarios)('$id', ({ id, data }) => {
  const isSetUp = ['free-battle', 'rocroi'].includes(id);

  it(isSetUp ? 'loads the set-up' : 'is placed and hides nothing', async () => {
    expect(needsSetup(data)).toBe(isSetUp);
    const { table, remedies } = await loadBattleWords(data, words);
    expect(isTableWords(table) && table.setup !== null).toBe(isSetUp);
    expect('deploy.zone-heavy' in remedies).toBe(isSetUp);
    const game = await createGame(data, 'adlg-r', {}, await loadBattleWords(data, words));
    expect('rules' in game).toBe(true);
  });
});

it('what is no battle needs no set-up', () => {
  for (const data of [null, 7, 'free-battle', {}, { start: 'initiative' }])
    expect(needsSetup(data)).toBe(false);
});

it('a battle that has a set-up cannot be played without it', () => {
  const free = adlgR.scenarios.find(({ id }) => id === 'free-battle')!;
  const table = tableIn(free.data, 'adlg-r', {}, tableWordsOf(), null);
  if (!('units' in table)) throw new Error('free-battle cannot be laid');
  const { rules } = gameOn(table);
  expect(() => rules.awaits(rules.start(null))).toThrow('laid without its set-up');
});
