/** A saved game told turn by turn: what happened, which dice fell, and which rules counted. */
import { activeEntries, type GameEvent, isSeenBy, type Roll, type Viewer } from '@grognard/engine';
import { type Line, plusMinus } from '@grognard/rules-kit';
import type { SavedGame } from './saved-game.ts';

/** An event as it is told. */
export interface ReportLine {
  readonly text: string;
  readonly dice: readonly Roll[];
  readonly why: readonly Line[];
}

/** A turn: what is told of it, its events, and the table after them. */
export interface ToldTurn {
  readonly turn: number;
  readonly told: readonly ReportLine[];
  readonly events: readonly GameEvent[];
  readonly after: unknown;
}

/** The turns that were played, as somebody may know them. An event belongs to the turn in which it happens. */
export function turnsOf({ file, game }: SavedGame, eyes: Viewer): ToldTurn[] {
  const { rules } = game;
  const state = rules.start(null);
  const turns: { turn: number; told: ReportLine[]; events: GameEvent[]; after: unknown }[] = [];
  for (const { entry } of activeEntries(file.entries))
    for (const event of entry.events) {
      const before = rules.copy(state);
      rules.apply(state, event);
      // Where sides have their turns one after the other, each is opened by an event of its own.
      const turn = game.turnOf(game.stageOf === undefined ? before : state);
      let open = turns.at(-1);
      if (open === undefined || open.turn !== turn) {
        if (open !== undefined) open.after = before;
        open = { turn, told: [], events: [], after: null };
        turns.push(open);
      }
      if (!isKnownTo(event, eyes)) continue;
      open.events.push(event);
      const text = game.tell(event, state);
      if (text !== null) open.told.push({ text, dice: event.dice ?? [], why: event.why ?? [] });
    }
  const last = turns.at(-1);
  if (last !== undefined) last.after = state;
  return turns;
}

function isKnownTo(event: GameEvent, eyes: Viewer): boolean {
  return eyes === 'umpire' || isSeenBy(event, eyes.side);
}

/** Dice and reasons in short: `Big Rowe shot 6 4 · shoot.cover −1`; empty where there are none. */
export function inShort(
  { actorName: called = (actor) => actor, purposeName: thrownFor = (purpose) => purpose }: SavedGame['game'],
  { dice, why }: ReportLine,
): string {
  const thrown = dice.map(
    ({ actor, purpose, faces }) => `${called(actor)} ${thrownFor(purpose)} ${faces.join(' ')}`,
  );
  return [...thrown, ...counted(why)].join(' · ');
}

/** Where units of two sides add up, the total stands before its first line, so that it is seen whose points they are. */
function counted(why: readonly Line[]): readonly string[] {
  const hasUnits = why.some(({ unit }) => unit !== undefined);
  return why.map(({ rule, of, value }, n) => {
    const isFirst = hasUnits && of !== undefined && why[n - 1]?.of !== of;
    return `${isFirst ? `${of}: ` : ''}${rule} ${plusMinus(value)}`;
  });
}
