/** verifySeals, verifyDice, replaySave, decideAgain: checks of a saved game's seals, faces, fingerprints and events. */
import { secretFits } from './commitment.ts';
import { type FaceSource, hashedFaces } from './dice/faces.ts';
import { secretFaces } from './dice/secret.ts';
import { throwAgain } from './dice/thrower.ts';
import type { GameEvent } from './event.ts';
import { fingerprint } from './hash.ts';
import { type CommandEntry, isUndone, type UndoEntry } from './log.ts';
import { Match, resolutionOf } from './match.ts';
import { rollsIn, type SaveFile } from './save.ts';
import { endOf, sealHeader, sealNext } from './seal.ts';
import type { Result } from './side.ts';
import type { Command, TableRules } from './table-rules.ts';
import type { InvalidCommand, RefusedCommand } from './verdict.ts';

/** A difference found in a saved game, with the number of its entry. */
export interface Discrepancy {
  readonly entry: number | null;
  readonly what: string;
  /** Part of the file, if the difference is not in an entry. */
  readonly part?: 'header' | 'result' | 'secret';
}

function sourceOf(file: Pick<SaveFile, 'header' | 'secret'>): FaceSource | null {
  const { dice } = file.header;
  if (dice.kind === 'seed') return hashedFaces(dice.seed);
  return dice.kind === 'secret' && file.secret !== null ? secretFaces(file.secret) : null;
}

/**
 * Compares every seal with the part it covers and with the previous seal. Finds nothing in files of format version 1, which have no
 * seals.
 */
export function verifySeals(file: SaveFile): Discrepancy[] {
  const { header, entries, seals } = file;
  if (seals === null) return [];
  const found: Discrepancy[] = [];
  let previous = seals[0];
  if (previous !== sealHeader(header))
    found.push({ entry: null, part: 'header', what: 'the header was changed after it was sealed' });
  for (const [n, part] of [...entries, endOf(file)].entries()) {
    const seal = seals[n + 1];
    if (previous === undefined || seal !== sealNext(previous, part))
      found.push(
        n < entries.length
          ? { entry: n, what: 'changed after it was sealed, or not the next one of this game' }
          : { entry: null, part: 'result', what: 'result or secret were changed after they were sealed' },
      );
    previous = seal;
  }
  return found;
}

/**
 * Entries that leave the table unchanged: commands given twice, or entries copied. Seals show which of the two it was; without seals
 * it cannot be decided.
 */
export function commandsWithoutEffect(file: SaveFile): readonly number[] {
  return file.entries.flatMap((entry, n) =>
    !isUndone(entry) && entry.resolution === null && entry.hash === file.entries[n - 1]?.hash ? [n] : [],
  );
}

/** Derives every face again. Dice entered by hand cannot be checked; the header marks them as such. */
export function verifyDice(file: SaveFile): Discrepancy[] {
  const { dice } = file.header;
  if (dice.kind === 'hand') return [];
  if (dice.kind === 'secret' && !secretFits(file)) {
    return [
      {
        entry: null,
        part: 'secret',
        what: file.secret === null ? 'the secret is not shown yet' : commitmentBroken(dice.covers),
      },
    ];
  }
  const source = sourceOf(file);
  const found: Discrepancy[] = resolutionsOutOfOrder(file);
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

function commitmentBroken(covers: 'header' | undefined): string {
  return covers === 'header'
    ? 'secret and header are not the ones committed to'
    : 'the secret is not the one committed to';
}

/** Resolutions must be numbered from 0 without gaps, because a player who could choose their numbers could choose dice. */
function resolutionsOutOfOrder(file: SaveFile): Discrepancy[] {
  const found: Discrepancy[] = [];
  let next = 0;
  for (const [n, entry] of file.entries.entries()) {
    if (isUndone(entry)) continue;
    const due = entry.events.some(({ dice }) => dice !== undefined) ? next++ : null;
    if (entry.resolution !== due)
      found.push({
        entry: n,
        what: `dice of resolution ${entry.resolution ?? 'none'}, due ${due ?? 'none'}`,
      });
  }
  return found;
}

/** Replays the entries up to the first that cannot have happened, and lists fingerprints that differ. */
export function replaySave<S, V, C extends Command, E extends GameEvent>(
  rules: TableRules<S, V, C, E>,
  start: S,
  file: SaveFile<C, E>,
): { readonly match: Match<S, V, C, E>; readonly found: readonly Discrepancy[] } {
  const match = new Match(rules, start, sourceOf(file) ?? hashedFaces(0));
  const found: Discrepancy[] = [];
  for (const [n, entry] of file.entries.entries()) {
    let hash = '';
    const fault = faultOf(() => {
      match.replay(entry);
      hash = match.hash();
    });
    if (fault !== null)
      return { match, found: [...found, { entry: n, what: `cannot have happened: ${fault}` }] };
    if (hash !== entry.hash)
      found.push({ entry: n, what: `fingerprint ${hash}, written down ${entry.hash}` });
  }
  let result: Result | null = null;
  const fault = faultOf(() => {
    const awaits = match.awaits();
    if (awaits.kind === 'over') result = awaits.result;
  });
  if (fault !== null || fingerprint(result) !== fingerprint(file.result))
    found.push({ entry: null, part: 'result', what: 'the result is not that of the game' });
  return { match, found };
}

/** Error that a manipulated game causes in the rules, or null if there is none. */
function faultOf(happen: () => void): string | null {
  try {
    happen();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Decides every command again with the recorded faces. After a change of the rules it gives the first difference. */
export function decideAgain<S, V, C extends Command, E extends GameEvent>(
  rules: TableRules<S, V, C, E>,
  start: S,
  file: SaveFile<C, E>,
): Discrepancy | null {
  const match = new Match(rules, rules.copy(start), hashedFaces(0));
  for (const [n, entry] of file.entries.entries()) {
    let different: string | null = null;
    const fault = faultOf(() => {
      different = isUndone(entry) ? takeBackAgain(match, entry) : decideEntry(rules, match, entry);
      if (different === null && !isUndone(entry)) match.replay(entry);
    });
    const what = different ?? fault;
    if (what !== null) return { entry: n, what };
  }
  return null;
}

function takeBackAgain<S, V, C extends Command, E extends GameEvent>(
  match: Match<S, V, C, E>,
  entry: UndoEntry,
): string | null {
  if (!match.undo(entry.side).done) return `${entry.side} has nothing to take back`;
  return fingerprint(match.entries.at(-1)) === fingerprint(entry)
    ? null
    : `entry ${entry.undoes} could not be taken back`;
}

function decideEntry<S, V, C extends Command, E extends GameEvent>(
  rules: TableRules<S, V, C, E>,
  match: Match<S, V, C, E>,
  entry: CommandEntry<C, E>,
): string | null {
  const verdict = match.check(entry.side, entry.command);
  if (!verdict.allowed) return `the command is not allowed: ${reasonOf(verdict)}`;
  const state = rules.copy(match.state);
  const events: E[] = [];
  const thrower = throwAgain(entry.events.flatMap(({ dice = [] }) => dice));
  const resolution = resolutionOf(rules, state, { thrower, events, reasons: true });
  rules.decide(state, entry.side, entry.command, resolution);
  thrower.mustBeUsedUp();
  return fingerprint(events) === fingerprint(entry.events) ? null : differenceOf(events, entry.events);
}

function reasonOf(verdict: RefusedCommand | InvalidCommand): string {
  return 'error' in verdict ? verdict.error.message : verdict.refusals.map(({ rule }) => rule).join(', ');
}

/** First event that differs. */
function differenceOf(events: readonly GameEvent[], written: readonly GameEvent[]): string {
  const n = written.findIndex((event, at) => fingerprint(event) !== fingerprint(events[at] ?? null));
  const at = n < 0 ? written.length : n;
  const [due, told] = [events[at]?.kind ?? 'nothing', written[at]?.kind ?? 'nothing'];
  return due === told
    ? `event ${at} (${told}) is not what the rules give`
    : `event ${at}: ${told} written down, ${due} by the rules`;
}
