/** Games in which sides move one after the other, with reactions in between: played, saved, verified, the same each time. */
import { asAnyGame, decideAgain, readSave, replaySave, type SaveFile, verifyDice } from '@grognard/engine';
import { levels, makePlayer } from '@grognard/opponent';
import { arrangeGunsInTurn, type GunsCommand, type GunsEvent, gunsInTurnAt } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import type { BattleJob } from './job.ts';
import { playGame } from './play-game.ts';
import { inlineRunner } from './runner.ts';

const guns = gunsInTurnAt([2, 5]);
const game = asAnyGame(guns);
const origin = { made: { engine: '1', ruleset: '1' }, options: {}, scenario: { places: [2, 5] } };

describe.each(levels)('between players of level %s', (level) => {
  it('a game goes the same way whether everything is kept or not, and its file can be replayed and decided again', () => {
    for (let seed = 0; seed < 5; seed++) {
      const players = () => game.sides.map(({ id }) => makePlayer(game, id, level, { seed, budget: 60 }));
      const kept = playGame(game, players(), { seed, keep: 'everything', origin });
      expect(playGame(game, players(), { seed }).fingerprint).toBe(kept.fingerprint);
      const file = JSON.parse(JSON.stringify(kept.save)) as SaveFile<GunsCommand, GunsEvent>;
      expect(readSave(file)).toEqual(file);
      expect(verifyDice(file as SaveFile)).toEqual([]);
      const { match, found } = replaySave(guns.rules, guns.rules.start(null), file);
      expect(found).toEqual([]);
      expect(match.hash()).toBe(kept.fingerprint);
      expect(decideAgain(guns.rules, guns.rules.start(null), file)).toBeNull();
    }
  });
});

it('a job of many games counts who won and why', async () => {
  const job: BattleJob = {
    edition: 'guns-in-turn',
    scenario: { places: [1, 7] },
    options: {},
    sides: ['sergeant', 'recruit'],
    games: 20,
    seed: 5,
    swap: 'pairs',
    explained: 2,
  };
  const runner = inlineRunner((edition, scenario, options) => arrangeGunsInTurn(scenario, edition, options));
  const records = await runner.play({ job, from: 0, to: 20 });
  expect(records).toHaveLength(20);
  expect(new Set(records.map(({ by }) => by)).has('guns.crew')).toBe(true);
  expect(records[0]?.rules?.['guns.shot']).toBeGreaterThan(0);
  expect(await runner.play({ job, from: 3, to: 4 })).toEqual([records[3]]);
});
