/** Saved games: the same game gives the same bytes, a wrong file gives the place of the problem, a changed one the differences. */
import { Problem } from '@grognard/rules-kit';
import {
  type DarkDuel,
  type DarkDuelCommand,
  type DarkDuelEvent,
  type DuelView,
  darkDuel,
} from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { secretDice } from './commitment.ts';
import { secretFaces } from './dice/secret.ts';
import { Match } from './match.ts';
import { type GameAbout, readSave, type SaveFile, saveOf, writeSave } from './save.ts';
import { decideAgain, replaySave, verifyDice } from './verify.ts';

const secret = '0123456789abcdef'.repeat(4);
const agreed = {
  made: { engine: '1', ruleset: '2' },
  options: {},
  scenario: { places: [2, 5] },
  players: { red: 'recruit', blue: 'a person' },
};
const about: GameAbout = { ...agreed, dice: secretDice(secret, { ...agreed, edition: darkDuel.edition }) };

type Game = Match<DarkDuel, DuelView, DarkDuelCommand, DarkDuelEvent>;
type DuelFile = SaveFile<DarkDuelCommand, DarkDuelEvent>;

/** Both sides aim at each other until one falls. Red changes its mind once a turn. */
function played(turns: number): Game {
  const game: Game = new Match(darkDuel, darkDuel.start([2, 5]), secretFaces(secret));
  for (let turn = 0; turn < turns; turn++) {
    game.submit('red', { kind: 'aim', at: 1 });
    game.undo('red');
    for (const [side, at] of [
      ['red', 5],
      ['blue', 2],
    ] as const) {
      game.submit(side, { kind: 'aim', at });
      game.submit(side, { kind: 'seal' });
    }
    const awaits = game.awaits();
    if (awaits.kind === 'answer') game.submit(awaits.sides[0]!, { kind: 'dodge', how: 'leap' });
  }
  return game;
}

const finished = played(9);
const text = writeSave(saveOf(finished, about, secret));

type Loose = Record<string, unknown>;

/** The finished game with the value at one place changed. */
function changed(path: string, value: unknown): unknown {
  const file = JSON.parse(text) as Loose;
  const keys = path.split('.');
  const last = keys.pop()!;
  let holder = file;
  for (const key of keys) holder = holder[key] as Loose;
  holder[last] = value;
  return file;
}

function readAs(data: unknown): DuelFile {
  const file = readSave(data);
  if (file instanceof Problem) throw new Error(file.message);
  return file as DuelFile;
}

function differences(data: unknown): (string | number | null)[][] {
  const file = readAs(data);
  const again = decideAgain(darkDuel, darkDuel.start([2, 5]), file);
  return [
    ...verifyDice(file as unknown as SaveFile),
    ...replaySave(darkDuel, darkDuel.start([2, 5]), file).found,
    ...(again === null ? [] : [again]),
  ].map(({ entry, what }) => [entry, what]);
}

describe('a game as a file', () => {
  it.each([
    ['entries.0.events.0.side', '__proto__'],
    ['entries.0.events.0.at', 'constructor'],
    ['entries.0.side', 'prototype'],
    ['entries.0.command', { kind: 'aim', at: [[{ constructor: 1 }]] }],
  ])('%s: what all objects share is no name in a game, and is not reached by it', (path, name) => {
    const problem = readSave(changed(path, name));
    expect(problem).toBeInstanceOf(Problem);
    expect((problem as Problem).at.replaceAll('[', '.').replaceAll(']', '')).toContain(path);
  });

  it('the same game gives the same bytes, read and written as often as one likes', () => {
    expect(finished.awaits().kind).toBe('over');
    expect(writeSave(saveOf(played(9), { ...about }, secret))).toBe(text);
    expect(writeSave(readAs(JSON.parse(text)))).toBe(text);
    const turned = Object.fromEntries(Object.entries(JSON.parse(text) as object).toReversed());
    expect(writeSave(readAs(turned))).toBe(text);
  });

  it('an entry has a line, and the header comes first', () => {
    const rows = text.trimEnd().split('\n');
    expect(rows.filter((row) => row.includes('"hash":'))).toHaveLength(finished.entries.length);
    expect(rows[0]).toContain('"edition":"duel-in-the-dark"');
  });

  it('keeps the secret back until the battle is over', () => {
    const running = saveOf(played(1), about, secret);
    expect([running.result, running.secret]).toEqual([null, null]);
    expect(saveOf(finished, about, secret)).toMatchObject({ result: { by: 'duel.end' }, secret });
  });

  it('is checked whole: dice, events, commands, undos, result', () => {
    expect(differences(JSON.parse(text))).toEqual([]);
  });
});

const withDice = finished.entries.findIndex((entry) => 'resolution' in entry && entry.resolution !== null);

const roll = { actor: 'a', purpose: 'b', faces: [6, 7] };
const draw = { winners: ['red', 'blue'], by: 'duel.end', points: {} };

describe('a file that is wrong', () => {
  it.each<[string, string, unknown]>([
    ['header.format', 'header', {}],
    ['header.version', 'header.version', 3],
    ['header.version', 'header.version', 1],
    ['header.made', 'header.made', '1'],
    ['header.edition', 'header.edition', 7],
    ['header.options', 'header.options', []],
    ['header.players', 'header.players', { red: 1 }],
    ['header.dice.kind', 'header.dice', { kind: 'luck' }],
    ['header.dice.commitment', 'header.dice', { kind: 'secret' }],
    ['header.dice.covers', 'header.dice.covers', 'nothing'],
    ['header.dice.seed', 'header.dice', { kind: 'seed', seed: 0.5 }],
    ['header.scenario.places[1]', 'header.scenario.places', [2, Number.POSITIVE_INFINITY]],
    ['header.scenario.places[0]', 'header.scenario.places', [-0, 5]],
    ['note', 'note', 'written beside it'],
    ['seals', 'seals', undefined],
    ['seals', 'seals', null],
    ['seals', 'seals', []],
    ['seals[0]', 'seals.0', 'wax'],
    ['entries', 'entries', {}],
    ['entries[0]', 'entries.0', null],
    ['entries[0].side', 'entries.0.side', undefined],
    ['entries[0].hash', 'entries.0.hash', null],
    ['entries[0].command', 'entries.0.command', {}],
    ['entries[0].resolution', 'entries.0.resolution', -1],
    ['entries[0].events', 'entries.0.events', null],
    ['entries[0].events[0]', 'entries.0.events', [{}]],
    ['entries[0].events[0].only', 'entries.0.events.0.only', 'red'],
    ['entries[0].events[0].fixed', 'entries.0.events.0.fixed', 1],
    ['entries[0].events[0].why[0]', 'entries.0.events.0.why', [1]],
    ['entries[0].events[0].dice[0].faces[1]', 'entries.0.events.0.dice', [roll]],
    ['entries[1].undoes', 'entries.1.undoes', 1],
    ['result', 'result', 'red'],
    ['result.points', 'result.points', { red: 'many' }],
    ['secret', 'secret', 'abc'],
  ])('is told the place: %s', (at, path, value) => {
    expect(readSave(changed(path, value))).toMatchObject({ at });
  });

  it.each<[string, string, unknown, number | null, string]>([
    ['another side', 'entries.0.side', 'green', 0, 'green is not asked'],
    ['an undo of nothing', 'entries.1.side', 'blue', 1, 'blue has nothing to take back'],
    ['chosen dice', `entries.${withDice}.resolution`, 40, withDice, 'dice of resolution 40, due 0'],
    ['dice of nowhere', `entries.${withDice}.resolution`, null, withDice, 'dice of resolution none, due 0'],
    ['another secret', 'secret', 'f'.repeat(64), null, 'not the ones committed to'],
    ['another result', 'result', draw, null, 'the result is not that of the game'],
    ['another event', 'entries.2.events', [{ kind: 'sealed', side: 'red' }], 2, 'sealed written down, aimed'],
    [
      'an impossible event',
      'entries.2.events',
      [{ kind: 'sealed', side: 'green' }],
      2,
      'cannot have happened',
    ],
  ])('is told what differs: %s', (_name, path, value, entry, what) => {
    expect(differences(changed(path, value))).toContainEqual([entry, expect.stringContaining(what)]);
  });
});
