/** One game between players: played to its end and saved, or an error with the seed. */
import { asAnyGame, readSave, replaySave, type SaveFile, verifyDice } from '@grognard/engine';
import { makePlayer, type Player } from '@grognard/opponent';
import { type DarkDuelCommand, type DarkDuelEvent, darkDuelAt } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { GameFault, playGame } from './play-game.ts';

const duel = darkDuelAt([2, 5]);
const game = asAnyGame(duel);
const players = (seed: number) => ['red', 'blue'].map((side) => makePlayer(game, side, 'sergeant', { seed }));
const origin = { made: { engine: '1', ruleset: '1' }, options: {}, scenario: { places: [2, 5] } };

describe('a game', () => {
  it('tells how it went, and goes the same way whether everything is kept or not', () => {
    for (let seed = 0; seed < 20; seed++) {
      const kept = playGame(game, players(seed), { seed, keep: 'everything', origin });
      const { save: _, entries: __, ...inShort } = kept;
      expect(playGame(game, players(seed), { seed })).toEqual({ ...inShort, entries: [], save: null });
      expect(kept.entries).toHaveLength(kept.commands);
      expect(kept.entries.at(-1)?.hash).toBe(kept.fingerprint);
      expect(kept.losses).toEqual(
        Object.fromEntries(
          ['red', 'blue'].map((side) => [
            side,
            kept.result.winners.length > 0 && !kept.result.winners.includes(side) ? 1 : 0,
          ]),
        ),
      );
    }
  });

  it('is measured by its own rules if that is asked and everything is kept', () => {
    const measuresOf = (options: object) => playGame(game, players(3), { seed: 3, ...options }).measures;
    expect(measuresOf({ keep: 'everything', measured: true })?.get('dodged')?.of).toBeGreaterThan(0);
    expect(measuresOf({ keep: 'everything' })).toBeNull();
    expect(measuresOf({ measured: true })).toBeNull();
  });

  it('comes with a save file that can be read, replayed and checked', () => {
    const { save, fingerprint } = playGame(game, players(3), { seed: 3, keep: 'everything', origin });
    const file = JSON.parse(JSON.stringify(save)) as SaveFile<DarkDuelCommand, DarkDuelEvent>;
    expect(readSave(file)).toEqual(file);
    expect(file.header.players).toEqual({ red: 'sergeant', blue: 'sergeant' });
    expect(verifyDice(file as SaveFile)).toEqual([]);
    const { match, found } = replaySave(duel.rules, duel.rules.start(null), file);
    expect(found).toEqual([]);
    expect(match.hash()).toBe(fingerprint);
  });
});

describe('a game that cannot be played names its seed', () => {
  const playing = (answer: Player['answer'], most = 50) => {
    const [red, blue] = players(0);
    const spoilt: Player = { ...red!, answer };
    return () => playGame(game, [spoilt, blue!], { seed: 77, mostAnswers: most });
  };
  const saying = (...commands: readonly object[]) =>
    playing(() => ({ commands: commands as DarkDuelCommand[], reasons: [], work: 0, memory: null }));

  it.each([
    ['a refused command', saying({ kind: 'seal' }), 'duel.no-aim'],
    ['no command', saying(), 'gave no command though asked'],
    ['no end', saying({ kind: 'aim', at: 1 }), 'no end after 50 answers'],
    [
      'an exception',
      playing(() => {
        throw new TypeError('no powder');
      }),
      'no powder',
    ],
  ])('%s', (_, play, what) => {
    expect(play).toThrow(GameFault);
    expect(play).toThrow('seed 77');
    expect(play).toThrow(what);
  });

  it('and a side that nobody plays', () => {
    expect(() => playGame(game, players(0).slice(1), { seed: 5 })).toThrow(/seed 5: nobody plays red/);
  });
});
