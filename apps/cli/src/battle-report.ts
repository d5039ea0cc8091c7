/** turnsOf: a saved game as a report turn by turn, with events, dice and the rules that counted. */
import {
  type AnyView,
  activeEntries,
  type GameEvent,
  type Roll,
  type SavedGame,
  type Viewer,
  witnessed,
} from '@grognard/engine';
import { type Line, plusMinus } from '@grognard/rules-kit';

/** An event as the report tells it. */
export interface ReportLine {
  readonly text: string;
  readonly dice: readonly Roll[];
  readonly why: readonly Line[];
}

/** A turn: its report lines, its events, and the viewer's view after them. */
export interface ToldTurn {
  readonly turn: number;
  readonly told: readonly ReportLine[];
  readonly events: readonly GameEvent[];
  readonly after: AnyView;
}

/** The turns that were played, as the viewer may know them. An event belongs to the turn in which it happens. */
export function turnsOf({ file, game }: SavedGame, viewer: Viewer): ToldTurn[] {
  const { rules } = game;
  const state = rules.start(null);
  const turns: { turn: number; told: ReportLine[]; events: GameEvent[]; after: AnyView }[] = [];
  for (const { entry } of activeEntries(file.entries))
    for (const event of entry.events) {
      const before = rules.copy(state);
      const [known] = witnessed(rules, before, [event], viewer);
      rules.apply(state, event);
      // In games where sides move one after the other, an event opens each player turn.
      const turn = game.turnOf(game.stageOf === undefined ? before : state);
      let open = turns.at(-1);
      if (open === undefined || open.turn !== turn) {
        const after = rules.view(before, viewer);
        if (open !== undefined) open.after = after;
        open = { turn, told: [], events: [], after };
        turns.push(open);
      }
      if (known === undefined) continue;
      open.events.push(known);
      const text = game.tell(known, rules.view(state, viewer));
      if (text !== null) open.told.push({ text, dice: known.dice ?? [], why: known.why ?? [] });
    }
  const last = turns.at(-1);
  if (last !== undefined) last.after = rules.view(state, viewer);
  return turns;
}

/** Dice and reasons in short: `Big Rowe shot 6 4 · shoot.cover −1`. Empty if there are none. */
export function inShort(
  {
    actorName: called = (actor) => actor,
    purposeName: thrownFor = (purpose) => purpose,
    totalName: addsTo = (total) => total,
  }: SavedGame['game'],
  { dice, why }: ReportLine,
): string {
  const thrown = dice.map(
    ({ actor, purpose, faces }) => `${called(actor)} ${thrownFor(purpose)} ${faces.join(' ')}`,
  );
  return [...thrown, ...counted(why, addsTo)].join(' · ');
}

/** If units of two sides add points, the name of the total precedes its first line, to show whose points they are. */
function counted(why: readonly Line[], addsTo: (total: string) => string): readonly string[] {
  const hasUnits = why.some(({ unit }) => unit !== undefined);
  return why.map(({ rule, of, value }, n) => {
    const isFirst = hasUnits && of !== undefined && why[n - 1]?.of !== of;
    return `${isFirst ? `${addsTo(of)}: ` : ''}${rule} ${plusMinus(value)}`;
  });
}
