/** Checks a saved game: every face from the secret, every event and fingerprint from the rules. */
import { DiceMismatch } from '@grognard/rules-kit';
import { type FaceSource, hashedFaces } from './dice/faces.ts';
import { secretFaces } from './dice/secret.ts';
import { throwAgain } from './dice/thrower.ts';
import { type GameEvent, isFixed } from './event.ts';
import { fingerprint } from './hash.ts';
import { isUndone } from './log.ts';
import { happeningOf, Match } from './match.ts';
import { rollsIn, type SaveFile, secretFits } from './save.ts';
import type { Command, TableRules } from './table-rules.ts';

/** What was found wrong, with the number of the entry; an empty list: nothing. */
export interface Discrepancy {
  readonly entry: number | null;
  readonly what: string;
}

function sourceOf(file: SaveFile): FaceSource | null {
  const { dice } = file.header;
  if (dice.kind === 'seed') return hashedFaces(dice.seed);
  return dice.kind === 'secret' && file.secret !== null ? secretFaces(file.secret) : null;
}

/** Derives every face again. Dice typed by hand cannot be checked; they are marked as such in the header. */
export function verifyDice(file: SaveFile): Discrepancy[] {
  const { dice } = file.header;
  if (dice.kind === 'hand') return [];
  if (dice.kind === 'secret' && !secretFits(file)) {
    return [
      {
        entry: null,
        what: file.secret === null ? 'the secret is not shown yet' : 'the secret is not the one committed to',
      },
    ];
  }
  const source = sourceOf(file);
  const found: Discrepancy[] = [];
  const thrown = new Map<string, number>();
  for (const { n, resolution, roll } of rollsIn(file)) {
    const name = JSON.stringify([resolution, roll.actor, roll.purpose]);
    for (const face of roll.faces) {
      const at = thrown.get(name) ?? 0;
      thrown.set(name, at + 1);
      const due = source?.face(resolution, roll.actor, roll.purpose, at);
      if (due !== face)
        found.push({
          entry: n,
          what: `die ${at + 1} of ${roll.actor}, ${roll.purpose}: ${face}, due ${due}`,
        });
    }
  }
  return found;
}

/** A game with its entries put back, and where a fingerprint is not the one written down. */
export function replaySave<S, C extends Command, E extends GameEvent>(
  rules: TableRules<S, C, E>,
  start: S,
  file: SaveFile<C, E>,
): { readonly match: Match<S, C, E>; readonly found: readonly Discrepancy[] } {
  const match = new Match(rules, start, sourceOf(file as unknown as SaveFile) ?? hashedFaces(0));
  const found: Discrepancy[] = [];
  for (const [n, entry] of file.entries.entries()) {
    match.replay(entry);
    const hash = match.hash();
    if (hash !== entry.hash)
      found.push({ entry: n, what: `fingerprint ${hash}, written down ${entry.hash}` });
  }
  return { match, found };
}

/** Decides every command again with the faces written down: after a change of the rules, the first that differs. */
export function decideAgain<S, C extends Command, E extends GameEvent>(
  rules: TableRules<S, C, E>,
  start: S,
  file: SaveFile<C, E>,
): Discrepancy | null {
  const match = new Match(rules, rules.copy(start), hashedFaces(0));
  for (const [n, entry] of file.entries.entries()) {
    if (!isUndone(entry)) {
      const different = decideEntry(rules, match.state, entry);
      if (different !== null) return { entry: n, what: different };
    }
    match.replay(entry);
  }
  return null;
}

function decideEntry<S, C extends Command, E extends GameEvent>(
  rules: TableRules<S, C, E>,
  before: S,
  entry: { readonly side: string; readonly command: C; readonly events: readonly E[] },
): string | null {
  if (!rules.check(before, entry.side, entry.command).allowed) return 'the command is no longer allowed';
  const state = rules.copy(before);
  const events: E[] = [];
  const thrower = throwAgain(entry.events.flatMap(({ dice = [] }) => dice));
  try {
    rules.decide(
      state,
      entry.side,
      entry.command,
      happeningOf(rules, state, { thrower, events, reasons: true }),
    );
    thrower.mustBeUsedUp();
  } catch (error) {
    if (error instanceof DiceMismatch) return error.message;
    throw error;
  }
  const asWritten = fingerprint(entry.events);
  return fingerprint(events) === asWritten
    ? null
    : `other events: ${events.filter(isFixed).length} of them fixed`;
}
