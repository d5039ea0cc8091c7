/** Seals of saved games: every change shows, with its place. Files of format version 1 stay readable and unsealed. */
import { Problem } from '@grognard/rules-kit';
import { type DarkDuelCommand, type DarkDuelEvent, darkDuel } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { secretDice, secretFits } from './commitment.ts';
import { commitmentTo, secretFaces } from './dice/secret.ts';
import { Match } from './match.ts';
import { type GameAbout, readSave, type SaveFile, saveOf, writeSave } from './save.ts';
import { digestOf, sealHeader, sealNext, sealSave } from './seal.ts';
import { commandsWithoutEffect, verifyDice, verifySeals } from './verify.ts';

const secret = '0123456789abcdef'.repeat(4);
const agreed = {
  made: { engine: '1', ruleset: '2' },
  options: { 'duel.wind': 'north' },
  scenario: { places: [2, 5] },
  players: { red: 'recruit', blue: 'a person' },
};
const about: GameAbout = { ...agreed, dice: secretDice(secret, { ...agreed, edition: darkDuel.edition }) };

function playedFile(given: GameAbout = about, show?: 'always'): SaveFile<DarkDuelCommand, DarkDuelEvent> {
  const game = new Match(darkDuel, darkDuel.start([2, 5]), secretFaces(secret));
  game.submit('red', { kind: 'aim', at: 1 });
  game.undo('red');
  for (const side of ['red', 'blue']) {
    game.submit(side, { kind: 'aim', at: 3 });
    game.submit(side, { kind: 'aim', at: 3 });
    game.submit(side, { kind: 'seal' });
  }
  return saveOf(game, given, secret, show);
}

/** The file as a reader has it, with one thing changed. */
function readChanged(change: (file: Loose) => void, text = writeSave(playedFile(about, 'always'))): SaveFile {
  const data = JSON.parse(text) as Loose;
  change(data);
  const file = readSave(data);
  if (file instanceof Problem) throw new Error(`${file.at}: ${file.message}`);
  return file;
}

interface Loose {
  readonly header: Record<string, unknown>;
  readonly entries: Record<string, unknown>[];
  readonly seals: string[];
  [part: string]: unknown;
}

const places = (file: SaveFile) => verifySeals(file).map(({ entry, part }) => part ?? entry);

describe('the seals of a file', () => {
  it('are one of the header, one of each entry, one of the end, each over the one before', () => {
    const file = readChanged(() => undefined);
    const { header, entries, seals } = file;
    expect(seals).toHaveLength(entries.length + 2);
    expect(seals?.[0]).toBe(sealHeader(header));
    expect(seals?.[1]).toBe(sealNext(sealHeader(header), entries[0]));
    expect(places(file)).toEqual([]);
  });

  it('are as published: other programs can compute them', () => {
    expect(digestOf({ b: 1, a: [true, 'é', null] })).toBe('a1a38d0aaac0ac4168d0f1791eb13770');
    expect(sealNext('0'.repeat(32), { kind: 'aim' })).toBe('6057e1da0d708e61731595b20629dd86');
  });

  it.each<[string, unknown]>([
    ['made', { engine: '1', ruleset: '3' }],
    ['edition', 'duel-in-the-light'],
    ['options', {}],
    ['scenario', { places: [5, 2] }],
    ['players', { red: 'recruit', blue: 'sergeant' }],
    ['dice', { kind: 'hand' }],
    ['note', 'added'],
  ])('show that the header was changed: %s', (field, value) => {
    expect(
      places(
        readChanged(({ header }) => {
          header[field] = value;
        }),
      ),
    ).toEqual(['header']);
  });

  it('show which entry was changed, doubled, dropped or exchanged', () => {
    const change = (alter: (file: Loose) => void) => places(readChanged(alter));
    expect(change(({ entries }) => Object.assign(entries[3] ?? {}, { side: 'blue' }))).toEqual([3]);
    expect(change(({ entries }) => Object.assign(entries[3] ?? {}, { note: 1 }))).toEqual([3]);
    expect(
      change(({ entries, seals }) => {
        entries.splice(3, 0, structuredClone(entries[3] ?? {}));
        seals.splice(4, 0, seals[4] ?? '');
      }),
    ).toEqual([4]);
    expect(
      change(({ entries, seals }) => {
        entries.splice(3, 1);
        seals.splice(4, 1);
      }),
    ).toEqual([3]);
    expect(change(({ entries }) => entries.splice(4, 2, ...entries.slice(4, 6).toReversed()))).toEqual([
      4, 5,
    ]);
  });

  it('show that the end was changed, and a seal that was', () => {
    expect(
      places(
        readChanged((file) => {
          file['secret'] = null;
        }),
      ),
    ).toEqual(['result']);
    expect(
      places(
        readChanged(({ seals }) => {
          seals[2] = '0'.repeat(32);
        }),
      ),
    ).toEqual([1, 2]);
  });
});

describe('a commitment that covers the header', () => {
  const sealedAnew = (header: Partial<SaveFile['header']>): SaveFile => {
    const file = readChanged(() => undefined);
    return sealSave({ ...file, header: { ...file.header, ...header } });
  };

  const withNote = { note: 'added', made: agreed.made };

  it('is kept by the secret shown', () => {
    expect(verifyDice(sealedAnew({}))).toEqual([]);
  });

  it.each<[string, Partial<SaveFile['header']>]>([
    ['made', { made: { engine: '1', ruleset: '3' } }],
    ['edition', { edition: 'duel-in-the-light' }],
    ['options', { options: {} }],
    ['scenario', { scenario: { places: [5, 2] } }],
    ['players', { players: { red: 'recruit', blue: 'sergeant' } }],
    ['a field of its own', withNote],
    ['what it covers', { dice: { kind: 'secret', commitment: commitmentOf(about) } }],
  ])('is broken by another header, even if the file is sealed anew: %s', (_, header) => {
    const file = sealedAnew(header);
    expect(verifySeals(file)).toEqual([]);
    expect(secretFits(file)).toBe(false);
    expect(verifyDice(file)).toMatchObject([{ what: expect.stringContaining('committed to') }]);
  });

  it('leaves format and version out: a game of today can be saved in the format of tomorrow', () => {
    expect(secretFits(sealedAnew({ version: 2.5 }))).toBe(true);
  });
});

function commitmentOf({ dice }: GameAbout): string {
  if (dice.kind !== 'secret') throw new Error('these dice have no secret');
  return dice.commitment;
}

describe('a file of format version 1', () => {
  const old = (): string => {
    const dice = { kind: 'secret', commitment: commitmentTo(secret) } as const;
    const { seals: _, ...file } = playedFile({ ...about, dice }, 'always');
    return writeSave({ ...file, header: { ...file.header, version: 1 }, seals: null });
  };

  it('is read, checked by its secret, and written to the same bytes', () => {
    const file = readChanged(() => undefined, old());
    expect(file.seals).toBeNull();
    expect([...verifySeals(file), ...verifyDice(file)]).toEqual([]);
    expect(writeSave(file)).toBe(old());
  });

  it('tells commands that change nothing, which may have been doubled', () => {
    expect(commandsWithoutEffect(readChanged(() => undefined, old()))).toEqual([3, 6]);
  });
});
