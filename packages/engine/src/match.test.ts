/** Match: sealed orders, reactions, undo, views, replay, verifiable dice. */
import { SeededDice } from '@grognard/rules-kit';
import {
  type DarkDuel,
  type DarkDuelCommand,
  type DarkDuelEvent,
  type DuelView,
  darkDuel,
} from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { hashedFaces } from './dice/faces.ts';
import { commitmentTo, secretFaces } from './dice/secret.ts';
import { fingerprint } from './hash.ts';
import { Match } from './match.ts';
import { readSave, type SaveFile, saveFormat, saveVersion } from './save.ts';
import { sealSave } from './seal.ts';
import { decideAgain, replaySave, verifyDice } from './verify.ts';

const secret = '0123456789abcdef'.repeat(4);
type Game = Match<DarkDuel, DuelView, DarkDuelCommand, DarkDuelEvent>;

function newGame(plans: readonly number[] = [2, 5], faces = secretFaces(secret)): Game {
  return new Match(darkDuel, darkDuel.start(plans), faces);
}

function aimAndSeal(game: Game, red: number, blue: number): void {
  game.submit('red', { kind: 'aim', at: red });
  game.submit('blue', { kind: 'aim', at: blue });
  game.submit('red', { kind: 'seal' });
  game.submit('blue', { kind: 'seal' });
}

/** Plays random commands to the end, with undos in between. */
function playOut(seed: number): Game {
  const random = new SeededDice(seed, 'no-log');
  const game = newGame([random.die(), random.die()], hashedFaces(seed));
  for (let n = 0; n < 400; n++) {
    const awaits = game.awaits();
    if (awaits.kind === 'over') break;
    const side = awaits.sides[random.die() % awaits.sides.length]!;
    if (random.die() === 6) game.undo(side);
    else if (awaits.kind === 'answer')
      game.submit(side, { kind: 'dodge', how: random.die() > 2 ? 'leap' : 'stand' });
    else game.submit(side, random.die() > 3 ? { kind: 'seal' } : { kind: 'aim', at: random.die() });
  }
  return game;
}

function saved(
  game: Game,
  dice: SaveFile['header']['dice'],
  shown: string | null,
): SaveFile<DarkDuelCommand, DarkDuelEvent> {
  const awaits = game.awaits();
  return sealSave({
    header: {
      format: saveFormat,
      version: saveVersion,
      made: { engine: '0', ruleset: '0' },
      edition: darkDuel.edition,
      options: {},
      scenario: null,
      players: { red: 'random', blue: 'random' },
      dice,
    },
    entries: game.entries,
    result: awaits.kind === 'over' ? awaits.result : null,
    secret: shown,
  });
}

describe('commands', () => {
  it('waits for both sides, then for the one that must answer', () => {
    const game = newGame();
    expect(game.awaits()).toMatchObject({ kind: 'orders', sides: ['red', 'blue'] });
    game.submit('red', { kind: 'aim', at: 5 });
    game.submit('red', { kind: 'seal' });
    expect(game.awaits()).toMatchObject({ sides: ['blue'] });
  });

  it('refuses what is not a command, not in turn, or against the rules, and changes nothing', () => {
    const game = newGame();
    const before = game.hash();
    for (const [side, command, because] of [
      ['red', { kind: 'fly' }, { error: { code: 'unknown-command' } }],
      ['red', { kind: '__proto__' }, { error: { code: 'unknown-command' } }],
      ['red', null, { error: { code: 'unknown-command' } }],
      ['green', { kind: 'aim', at: 1 }, { error: { code: 'not-your-turn' } }],
      ['red', { kind: 'aim', at: 7 }, { error: { code: 'value', at: 'at' } }],
      ['red', { kind: 'aim', at: 1, more: 1 }, { error: { code: 'unknown-field', at: 'more' } }],
      ['red', { kind: 'seal' }, { refusals: [{ rule: 'duel.no-aim' }] }],
      ['red', { kind: 'dodge', how: 'leap' }, { refusals: [{ rule: 'duel.phase' }] }],
    ] as const) {
      expect(game.submit(side, command)).toMatchObject({ done: false, because });
      expect(game.hash()).toBe(before);
    }
    expect(game.entries).toEqual([]);
  });
});

describe('undo', () => {
  it('gives back the exact state before, as long as nothing was thrown or shown', () => {
    const game = newGame();
    const start = game.hash();
    game.submit('red', { kind: 'aim', at: 3 });
    const aimed = game.hash();
    game.submit('red', { kind: 'aim', at: 4 });
    game.undo('red');
    expect(game.hash()).toBe(aimed);
    game.undo('red');
    expect(game.hash()).toBe(start);
    expect(game.undo('red')).toMatchObject({ done: false, because: { error: { code: 'undo' } } });
  });

  it('leaves the orders of the other side alone, and never crosses a reveal', () => {
    const game = newGame();
    game.submit('red', { kind: 'aim', at: 3 });
    game.submit('blue', { kind: 'aim', at: 4 });
    game.undo('red');
    expect(game.state.sides).toMatchObject({ red: { aim: null }, blue: { aim: 4 } });
    game.submit('red', { kind: 'aim', at: 1 });
    game.submit('red', { kind: 'seal' });
    game.submit('blue', { kind: 'seal' });
    expect(game.undo('blue')).toMatchObject({ done: false });
  });
});

describe('hidden information', () => {
  it('what a side may not know changes no byte of what it is shown', () => {
    const shown = (place: number, aim: number): string => {
      const game = newGame([2, place]);
      game.submit('blue', { kind: 'aim', at: aim });
      return JSON.stringify([game.view('red'), game.seen('red'), game.check('red', { kind: 'seal' })]);
    };
    expect(shown(5, 1)).toBe(shown(3, 6));
  });
});

describe('replay', () => {
  const games = Array.from({ length: 60 }, (_, seed) => playOut(seed));

  it('every game ends, and puts itself back to the same fingerprint at every entry', () => {
    for (const [seed, game] of games.entries()) {
      expect(game.awaits().kind).toBe('over');
      const file = JSON.parse(JSON.stringify(saved(game, { kind: 'seed', seed }, null)));
      expect(readSave(file)).toEqual(file);
      const { match, found } = replaySave(darkDuel, darkDuel.start(placesOf(game)), file);
      expect(found).toEqual([]);
      expect(match.hash()).toBe(game.hash());
      expect(verifyDice(file)).toEqual([]);
      expect(decideAgain(darkDuel, darkDuel.start(placesOf(game)), file)).toBeNull();
    }
  });

  it('finds a changed face, a changed event and a changed fingerprint', () => {
    const game = games.find((each) =>
      each.entries.some((entry) => 'resolution' in entry && entry.resolution !== null),
    )!;
    const seed = games.indexOf(game);
    const file = JSON.parse(JSON.stringify(saved(game, { kind: 'seed', seed }, null))) as SaveFile<
      DarkDuelCommand,
      DarkDuelEvent
    >;
    const entry = file.entries.find(
      (each) => 'resolution' in each && each.resolution !== null,
    ) as unknown as {
      events: { dice?: { faces: number[] }[] }[];
      hash: string;
    };
    const roll = entry.events.find(({ dice }) => dice)!.dice![0]!;
    roll.faces[0] = (roll.faces[0]! % 6) + 1;
    expect(verifyDice(file as unknown as SaveFile)).toHaveLength(1);
    entry.hash = 'ffff';
    expect(replaySave(darkDuel, darkDuel.start(placesOf(game)), file).found).toHaveLength(1);
  });
});

function placesOf(game: Game): number[] {
  return ['red', 'blue'].map((side) => game.state.sides[side]!.place);
}

describe('dice', () => {
  it('are committed to before and checked after', () => {
    const game = newGame([2, 5]);
    aimAndSeal(game, 5, 2);
    const commitment = commitmentTo(secret);
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(verifyDice(saved(game, { kind: 'secret', commitment }, secret) as unknown as SaveFile)).toEqual(
      [],
    );
    expect(
      verifyDice(saved(game, { kind: 'secret', commitment }, 'f'.repeat(64)) as unknown as SaveFile),
    ).toHaveLength(1);
    expect(verifyDice(saved(game, { kind: 'secret', commitment }, null) as unknown as SaveFile)).toHaveLength(
      1,
    );
  });

  it('that no event tells of are a mistake of the rules, and change nothing', () => {
    const silent: typeof darkDuel = {
      ...darkDuel,
      decide: (_state, side, _command, resolution) => void resolution.dice(side, 'shot').die(),
    };
    const game = new Match(silent, silent.start([2, 5]), secretFaces(secret));
    const before = game.hash();
    expect(() => game.submit('red', { kind: 'aim', at: 1 })).toThrow('no event tells of');
    expect(game.hash()).toBe(before);
    expect(game.entries).toEqual([]);
  });

  it('an extra die in one place shifts no other', () => {
    for (const source of [hashedFaces(3), secretFaces(secret)]) {
      const alone = [0, 1, 2, 3].map((n) => source.face(7, 'figure-2', 'shot', n));
      source.face(7, 'figure-1', 'shot', 40);
      expect([0, 1, 2, 3].map((n) => source.face(7, 'figure-2', 'shot', n))).toEqual(alone);
    }
  });

  it('every face is equally likely, and neighbours know nothing of each other', () => {
    for (const [source, n] of [
      [hashedFaces(11), 120_000],
      [secretFaces(secret), 24_000],
    ] as const) {
      const counts = Array.from({ length: 36 }, () => 0);
      for (let i = 0; i < n; i++) {
        const [one, two] = [source.face(i >> 5, 'a', 'p', i & 31), source.face(i >> 5, 'b', 'p', i & 31)];
        counts[(one - 1) * 6 + two - 1]!++;
      }
      const due = n / 36;
      const chi = counts.reduce((sum, count) => sum + (count - due) ** 2 / due, 0);
      // With 35 degrees of freedom, one case in ten thousand lies beyond each of these limits.
      expect(chi).toBeGreaterThan(11);
      expect(chi).toBeLessThan(74);
    }
  });
});

describe('fingerprint', () => {
  it('does not depend on the order of keys, and on nothing else does it fail to depend', () => {
    expect(fingerprint({ a: 1, b: [1, 2] })).toBe(fingerprint({ b: [1, 2], a: 1 }));
    const different = [
      {},
      [],
      null,
      0,
      '',
      false,
      { a: null },
      { a: 0 },
      [0],
      ['0'],
      '0',
      1,
      -1,
      0.5,
      2 ** 40,
      [[], []],
      [[[]]],
    ];
    expect(new Set(different.map(fingerprint)).size).toBe(different.length);
    expect(fingerprint({ figures: [{ id: 'a', x: 12, y: -7 }] })).toBe('aeb081a95cc61e87');
  });
});
