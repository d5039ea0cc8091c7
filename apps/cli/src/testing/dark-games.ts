/** Saved games of the duel in the dark. For tests only. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyTableGame, hashedFaces, Match, type SaveFile, saveOf, writeSave } from '@grognard/engine';

/** The aims of both figures in each turn. */
const aims = [
  [1, 1],
  [5, 3],
  [5, 2],
  [5, 2],
] as const;

/** A game whose figures hide at 2 and 5. They miss, then find each other. A figure that is hit leaps. */
export function playedGame(game: AnyTableGame, scenario: unknown, seed: number): SaveFile {
  const match = new Match(game.rules, game.rules.start(null), hashedFaces(seed));
  for (const [red, blue] of aims) {
    match.submit('red', { kind: 'aim', at: 6 });
    match.undo('red');
    match.submit('red', { kind: 'aim', at: red });
    match.submit('blue', { kind: 'aim', at: blue });
    match.submit('red', { kind: 'seal' });
    match.submit('blue', { kind: 'seal' });
    const awaits = match.awaits();
    if (awaits.kind === 'answer') match.submit(awaits.sides[0] ?? '', { kind: 'dodge', how: 'leap' });
  }
  const players = { red: 'recruit', blue: 'a person' };
  const made = { engine: '1', ruleset: '1' };
  return saveOf(match, { made, options: {}, scenario, players, dice: { kind: 'seed', seed } }, null);
}

/** Runs a function on files with these texts, in a temporary folder. */
export async function withFiles<T>(
  texts: Readonly<Record<string, string>>,
  use: (path: (name: string) => string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'grognard-games-'));
  try {
    for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, name), text);
    return await use((name) => join(folder, name));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The text of a file with the value at one place changed. */
export function changedGame(file: SaveFile, path: string, value: unknown): string {
  const copy = JSON.parse(writeSave(file)) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let holder = copy;
  for (const key of keys) holder = holder[key] as Record<string, unknown>;
  holder[last] = value;
  return JSON.stringify(copy);
}
