/** Sealed files at the page: a changed header is refused, commitments hold, files and records of older versions still work. */

import {
  commitmentTo,
  readSave,
  type SaveFile,
  sealSave,
  verifyDice,
  verifySeals,
  writeSave,
} from '@grognard/engine';
import { Problem } from '@grognard/rules-kit';
import { createMemoryStorage } from '@grognard/session';
import { describe, expect, it } from 'vitest';
import type { BeginInput, Referee } from './contract.ts';
import { refereeInProcess } from './testing/referee-in-process.ts';

const twoTurns: BeginInput = {
  edition: 'argad-2024',
  scenario: 'starter',
  options: { 'scenario.turns': 2 },
  seats: ['person', 'recruit'],
  setUp: 'done',
};

function readAs(text: string): SaveFile {
  const file = readSave(JSON.parse(text));
  if (file instanceof Problem) throw new Error(`${file.at}: ${file.message}`);
  return file;
}

/** A battle of two turns with secret dice, fought to its end. */
async function finished(storage = createMemoryStorage()) {
  const referee = refereeInProcess(storage);
  const answer = await referee.begin(twoTurns);
  if ('refused' in answer) throw new Error('not begun');
  for (let turn = 0; turn < 2; turn++) await referee.confirm(answer.game, [{ kind: 'seal' }]);
  return { referee, game: answer.game, storage, file: readAs(await referee.exportGame(answer.game)) };
}

const discrepancies = (file: SaveFile) => [...verifySeals(file), ...verifyDice(file)];

async function exportedAgain(referee: Referee, text: string): Promise<SaveFile> {
  const answer = await referee.importGames(text);
  if ('refused' in answer) throw new Error(`${answer.refused[0]?.at}: ${answer.refused[0]?.message}`);
  return readAs(await referee.exportGame(answer.games[0] ?? ''));
}

describe('a sealed file', () => {
  it('leaves with seals, and with a commitment that covers its header', async () => {
    const { file } = await finished();
    expect(file.result).not.toBeNull();
    expect(file.header.dice).toMatchObject({ kind: 'secret', covers: 'header' });
    expect(discrepancies(file)).toEqual([]);
  });

  it.each<[string, (file: SaveFile) => SaveFile, string]>([
    [
      'another player',
      (file) => ({ ...file, header: { ...file.header, players: { british: 'captain' } } }),
      'header',
    ],
    ['dice by hand', (file) => ({ ...file, header: { ...file.header, dice: { kind: 'hand' } } }), 'header'],
    [
      'another player, sealed anew',
      (file) => sealSave({ ...file, header: { ...file.header, players: { british: 'captain' } } }),
      'secret',
    ],
  ])('is refused with %s', async (_, change, at) => {
    const { referee, file } = await finished();
    const answer = await referee.importGames(writeSave(change(file)));
    expect('refused' in answer && answer.refused[0]?.at).toBe(at);
  });

  it('comes in and leaves again as the same file, with the players it names', async () => {
    const { referee, file } = await finished();
    expect(writeSave(await exportedAgain(referee, writeSave(file)))).toBe(writeSave(file));
    const dice = { kind: 'seed', seed: 1 } as const;
    const players = { british: 'Anna', french: 'Bruno' };
    const named = sealSave({
      ...file,
      entries: [],
      result: null,
      secret: null,
      header: { ...file.header, dice, players },
    });
    expect((await exportedAgain(referee, writeSave(named))).header.players).toEqual(players);
  });

  it('goes on with other players under a commitment of its own', async () => {
    const { referee, game, file } = await finished();
    const seats = Object.fromEntries(
      Object.keys(file.header.players).map((side) => [side, 'person'] as const),
    );
    const next = await referee.continueFrom(game, 1, seats);
    const other = readAs(await referee.exportGame('game' in next ? next.game : ''));
    expect(other.header.players).toEqual(seats);
    expect(discrepancies(other)).toEqual([]);
    expect(other.secret).toBe(file.secret);
    expect(other.header.dice).not.toEqual(file.header.dice);
  });
});

describe('what older versions left', () => {
  const before = (file: SaveFile): SaveFile => ({
    ...file,
    header: {
      ...file.header,
      version: 1,
      dice: { kind: 'secret', commitment: commitmentTo(file.secret ?? '') },
    },
    seals: null,
  });

  it('a file without seals comes in, is counted as such, and leaves sealed', async () => {
    const { referee, file } = await finished();
    const text = writeSave(before(file));
    expect(text).not.toContain('seals');
    expect(await referee.importGames(text)).toMatchObject({ unsealed: 1 });
    expect(await referee.importGames(writeSave(file))).toMatchObject({ unsealed: 0 });
    const again = await exportedAgain(referee, text);
    expect(again.seals).not.toBeNull();
    expect(discrepancies(again)).toEqual([]);
  });

  it('a record of the database whose commitment is to the secret alone goes on and leaves sealed', async () => {
    const { game, storage, file } = await finished();
    const stored = await storage.read(game);
    if (stored === null) throw new Error('not stored');
    const record = { ...stored.record, dice: before(file).header.dice };
    await storage.append({ record, from: file.entries.length, entries: [], receipt: null });
    const later = readAs(await refereeInProcess(storage).exportGame(game));
    expect(later.header.dice).toEqual(before(file).header.dice);
    expect(discrepancies(later)).toEqual([]);
  });
});
