/** How a game stands, as whoever is at the screen may know it. */
import type { AnyTableGame, Interaction, SideId, Viewer } from '@grognard/engine';
import type { AnyMatch } from '@grognard/opponent';
import type { Ruleset } from '@grognard/rules-kit';
import type { GameRecord } from '../saves/record.ts';
import type { Seat, Stand } from './contract.ts';

interface Sat {
  readonly game: AnyTableGame;
  readonly match: AnyMatch;
  hand(): Interaction | null;
}

interface Looking {
  readonly record: GameRecord;
  readonly around: { readonly ruleset: Ruleset };
  readonly seats: ReadonlyMap<SideId, Seat>;
  readonly people: readonly SideId[];
  readonly next: SideId | null;
  readonly eyes: SideId | null;
  readonly looker: Viewer;
  readonly showsReasons: boolean;
}

export function standOf(sat: Sat, looking: Looking): Stand {
  const { record, around, seats, people, next, eyes, looker, showsReasons } = looking;
  const { game, match } = sat;
  const awaits = match.awaits();
  const interaction = sat.hand();
  const view = game.rules.view(match.state, looker);
  const losses = game.losses(view);
  const isOver = awaits.kind === 'over';
  const sides = game.sides.map(({ id, name }) => {
    const seat = seats.get(id) ?? 'person';
    return { id, name, seat, losses: losses[id] ?? 0 };
  });
  return {
    game: record.id,
    title: game.title,
    ruleset: record.ruleset,
    edition: record.edition,
    credit: around.ruleset.credit,
    turn: game.turnOf(match.state),
    sides,
    eyes,
    ...(game.open && people.length > 1 ? { shared: true } : {}),
    ...(people.length === 0 && !isOver ? { watched: true } : {}),
    waits: isOver ? 'over' : eyes === null ? 'hand-over' : 'you',
    next,
    asked: eyes === null || isOver ? null : (interaction?.prompt ?? null),
    pieces: interaction?.pieces ?? [],
    picture: game.picture(view, []),
    canUndo: eyes !== null && match.canUndo(eyes),
    reasonsFrom: showsReasons ? 'turn' : 'end',
    result: isOver ? awaits.result : null,
    hash: isOver ? match.hash() : null,
  };
}
