/** GameStatus: the status of a game, as the viewer at one client may know it. */
import type {
  DisplayList,
  Interaction,
  Piece,
  PieceGroup,
  PieceNoun,
  Plan,
  Prompt,
  Result,
  Score,
  SideId,
  Viewer,
} from '@grognard/engine';
import type { CreatedGame } from './deps.ts';
import type { GameTable } from './game-table.ts';
import type { GameId, Seat } from './record.ts';
import { seatOf } from './seats.ts';

export interface SideSummary {
  readonly id: SideId;
  readonly name: string;
  readonly seat: Seat;
  readonly losses: number;
}

export interface GameStatus {
  readonly game: GameId;
  /** The viewer's sequence number, which its next command must expect. */
  readonly seq: number;
  readonly title: string;
  readonly ruleset: string;
  readonly edition: string;
  readonly credit: string;
  readonly pieceNoun: PieceNoun;
  readonly turn: number;
  readonly sides: readonly SideSummary[];
  /** The side whose view this is. Null while the screen is handed over, for bystanders, and after the battle. */
  readonly viewerSide: SideId | null;
  /** Set if several players at this client look at the same open table. */
  readonly isShared?: true;
  /** Set if only computers play. */
  readonly isWatched?: true;
  /** Who the game waits for, from this client's point of view. */
  readonly waits: 'you' | 'hand-over' | 'others' | 'over';
  /** The next side at this client to give commands, or null. */
  readonly next: SideId | null;
  readonly prompt: Prompt | null;
  readonly pieces: readonly Piece[];
  /** Groups of pieces that the game offers to select together. */
  readonly groups: readonly PieceGroup[];
  readonly picture: DisplayList;
  /** The orders of the side that looks, which no other side sees. Null if there are none to show. */
  readonly plan: Plan | null;
  /** Aims and points to the viewer's knowledge. Null if the game has none. */
  readonly score: Score | null;
  readonly canUndo: boolean;
  /** When the computers' reasons may be read. If anything is hidden, the reasons would reveal it and are withheld until the end. */
  readonly reasonsFrom: 'turn' | 'end';
  /** The side whose undo waits for agreement, if the viewer requested it or must agree. */
  readonly undoRequest: SideId | null;
  readonly result: Result | null;
  /** Fingerprint of the state, shown when the battle is over. */
  readonly hash: string | null;
}

/** The sides as a viewer may know them. */
export function sideSummaries({ game, match, record }: GameTable, viewer: Viewer): readonly SideSummary[] {
  const losses = game.losses(game.rules.view(match.state, viewer));
  return game.sides.map(({ id, name }) => ({
    id,
    name,
    seat: seatOf(record, id),
    losses: lossesOf(losses, id),
  }));
}

function lossesOf(losses: Readonly<Record<SideId, number>>, side: SideId): number {
  const lost = losses[side];
  if (lost === undefined) throw new RangeError(`no losses are counted for ${side}`);
  return lost;
}

/** Whether a viewer may read the computers' reasons, which name hidden figures and their intentions. */
export function canReadReasons({ game }: GameTable, viewer: Viewer): boolean {
  return game.open === true || viewer === 'umpire';
}

/** The client's seats and current viewer. */
export interface ClientContext {
  /** Sides whose seats the client holds. */
  readonly sides: readonly SideId[];
  /** The side that looks now. */
  readonly viewerSide: SideId | null;
  readonly viewer: Viewer;
  readonly interaction: Interaction;
  readonly undoRequest: SideId | null;
}

export function statusOf(
  table: GameTable,
  { credit }: CreatedGame,
  { sides, viewerSide, viewer, interaction, undoRequest }: ClientContext,
): GameStatus {
  const { game, match, record } = table;
  const awaits = match.awaits();
  const isOver = awaits.kind === 'over';
  const asked = table.asked();
  const mine = sides.filter((side) => asked.includes(side));
  const view = game.rules.view(match.state, viewer);
  return {
    game: record.id,
    seq: table.visible.seqOf({ side: viewerSide }),
    title: game.title,
    ruleset: record.ruleset,
    edition: record.edition,
    credit,
    pieceNoun: game.pieceNoun,
    turn: game.turnOf(match.state),
    sides: sideSummaries(table, viewer),
    viewerSide,
    ...(game.open && sides.length > 1 ? { isShared: true } : {}),
    ...(table.people.length === 0 && !isOver ? { isWatched: true } : {}),
    waits: isOver ? 'over' : waitsFor(table, viewerSide, mine),
    next: mine[0] ?? null,
    prompt: viewerSide === null || isOver ? null : interaction.prompt,
    pieces: interaction.pieces,
    groups: interaction.groups ?? [],
    picture: game.picture(view, []),
    plan: viewerSide === null || isOver ? null : (interaction.plan?.() ?? null),
    score: game.score?.(view) ?? null,
    canUndo: viewerSide !== null && match.canUndo(viewerSide),
    reasonsFrom: canReadReasons(table, viewer) ? 'turn' : 'end',
    undoRequest,
    result: isOver ? awaits.result : null,
    hash: isOver ? match.hash() : null,
  };
}

/** A game of computers alone waits until a client continues it, as during a hand-over of the screen. */
function waitsFor(table: GameTable, viewerSide: SideId | null, mine: readonly SideId[]): GameStatus['waits'] {
  if (mine.length === 0 && table.people.length > 0) return 'others';
  return viewerSide === null ? 'hand-over' : 'you';
}
