/** SeatedClient: one client at a session, with the seats it holds. Two players at one screen are two seats at one client. */
import type { Command, Gesture, Interaction, SideId, Viewer } from '@grognard/engine';
import { createRandom } from '@grognard/opponent';
import type { CreatedGame } from './deps.ts';
import {
  type EpisodeStart,
  episodesOf,
  fixedPointOf,
  isFixedSince,
  type News,
  newsSince,
  type ShownEpisode,
} from './episodes.ts';
import type { GameTable } from './game-table.ts';
import { lastTurnOf } from './last-turn.ts';
import type { GameSession, SessionWatcher } from './session.ts';
import { type GameStatus, statusOf } from './status.ts';

/** What the client was last sent. */
interface ToldBefore {
  readonly viewer: Viewer;
  readonly seq: number;
  readonly request: SideId | null;
}

/** What a client is sent when it continues: the status of the game, and the events since it was last sent something. */
export interface ClientNews extends News {
  readonly status: GameStatus;
}

/** What the doctrine would do, as commands, and if the player can change it first, as the gesture that gives them. */
export interface SuggestedDeployment {
  readonly commands: readonly Command[];
  readonly gesture: Gesture | null;
}

async function suggestedBy(
  { game: { doctrine }, match }: GameTable,
  side: SideId,
  { prompt }: Interaction,
): Promise<readonly Command[]> {
  const view = match.view(side);
  if (doctrine.deploy !== undefined) return await doctrine.deploy(view, side);
  const { commands } = doctrine.plan(view, side, 'recruit', createRandom(1));
  return commands.filter(({ kind }) => kind !== prompt.finish?.command.kind);
}

export interface SeatedClientOptions {
  /** Whether the client holds the seat of a side. */
  holds(table: GameTable, side: SideId): boolean;
  tell(news: ClientNews): void;
  lost(error: Error): void;
}

export class SeatedClient<G extends CreatedGame = CreatedGame> implements SessionWatcher {
  private readonly session: GameSession<G>;
  private readonly options: SeatedClientOptions;
  private viewerSide: SideId | null = null;
  private interaction: Interaction | null = null;
  /** End of the last episode. */
  private start: EpisodeStart;
  /** What the client was last sent: the viewer, its sequence number, and the undo request. */
  private told: ToldBefore;

  constructor(session: GameSession<G>, table: GameTable, options: SeatedClientOptions) {
    this.session = session;
    this.options = options;
    this.look(table);
    const { game, match } = table;
    this.start = {
      from: match.entries.length,
      before: game.rules.copy(match.state),
      fixed: fixedPointOf(game, match.entries),
    };
    this.told = this.tellingOf(table);
  }

  /** Sides whose players are at this client. */
  private sides(table: GameTable): readonly SideId[] {
    return table.people.filter((side) => this.options.holds(table, side));
  }

  /**
   * A single player keeps the view. Two players hand the screen over between prompts, unless nothing is hidden in the game. Then the
   * view is that of the side that is asked.
   */
  private look(table: GameTable): void {
    const sides = this.sides(table);
    const asked = table.asked();
    const [only, second] = sides;
    this.interaction = null;
    if (only !== undefined && second === undefined) this.viewerSide = only;
    else if (table.game.open) this.viewerSide = sides.find((side) => asked.includes(side)) ?? this.viewerSide;
    else if (this.viewerSide !== null && !asked.includes(this.viewerSide)) this.viewerSide = null;
  }

  /** While the screen is handed over no secrets are shown. After the battle everything is. */
  private viewer(table: GameTable): Viewer {
    const isShown = table.match.awaits().kind === 'over' || table.people.length === 0;
    return isShown ? 'umpire' : { side: this.viewerSide };
  }

  private tellingOf(table: GameTable): ToldBefore {
    const viewer = this.viewer(table);
    return { viewer, seq: table.visible.seqOf(viewer), request: table.undoRequestFor(viewer) };
  }

  /** Sends the client its news, unless a computer answers next or nothing has changed for it. */
  committed(table: GameTable, isSettled: boolean): void {
    const viewerSideBefore = this.viewerSide;
    this.look(table);
    const { seq, request } = this.tellingOf(table);
    const isChanged =
      viewerSideBefore !== this.viewerSide || seq !== this.told.seq || request !== this.told.request;
    if (isSettled && isChanged) this.options.tell(this.news(table, viewerSideBefore));
  }

  failed(error: Error): void {
    this.options.lost(error);
  }

  /** Sends this client nothing any more. */
  leave(): void {
    this.session.unwatch(this);
  }

  private news(table: GameTable, viewerSideBefore: SideId | null): ClientNews {
    const { start, told } = this;
    const { game, match } = table;
    const { entries } = match;
    const sides = this.sides(table);
    const isFixed = isFixedSince(entries, start.from);
    const isByOthers = entries.slice(start.from).some(({ side }) => !sides.includes(side));
    // The player who gave the commands still sees the table, or nothing on it is secret.
    const mayLookOn = game.open === true || this.viewerSide === viewerSideBefore;
    const isShown = isByOthers || table.asked().length === 0 || (isFixed && mayLookOn);
    const news = isShown ? newsSince(game, entries, start, told.viewer) : { played: null };
    const before = game.rules.copy(match.state);
    const fixed = isFixed ? { entries: entries.length, state: before } : start.fixed;
    this.start = { from: entries.length, before, fixed };
    this.told = this.tellingOf(table);
    return { status: this.statusOf(table), ...news };
  }

  private statusOf(table: GameTable): GameStatus {
    const viewer = this.viewer(table);
    return statusOf(table, this.session.created, {
      sides: this.sides(table),
      viewerSide: this.viewerSide,
      viewer,
      interaction: this.interactionOf(table),
      undoRequest: table.undoRequestFor(viewer),
    });
  }

  private interactionOf({ game, match }: GameTable): Interaction {
    const { viewerSide: side } = this;
    let past: ReturnType<typeof lastTurnOf> | null = side === null ? [] : null;
    const lastTurn = () => {
      past ??= side === null ? [] : lastTurnOf(game, match.entries, match.state, side);
      return past;
    };
    this.interaction ??= game.interactionFor(match.view(side), side, lastTurn);
    return this.interaction;
  }

  status(): Promise<GameStatus> {
    return this.session.read((table) => this.statusOf(table));
  }

  /** Completes the hand-over of the screen: this side looks, if it is at this client and is asked. */
  lookAs(side: SideId): Promise<GameStatus> {
    return this.session.read((table) => {
      if (this.sides(table).includes(side) && table.asked().includes(side)) this.viewerSide = side;
      this.interaction = null;
      this.told = this.tellingOf(table);
      return this.statusOf(table);
    });
  }

  /** How the doctrine would deploy the side that looks, without ending the deployment. No commands if nothing is deployed. */
  async deployment(): Promise<SuggestedDeployment> {
    return await this.session.read(async (table): Promise<SuggestedDeployment> => {
      const { viewerSide: side } = this;
      const interaction = this.interactionOf(table);
      if (side === null || interaction.prompt.canDeploy !== true) return { commands: [], gesture: null };
      const commands = await suggestedBy(table, side, interaction);
      return { commands, gesture: interaction.gestureFor?.(commands) ?? null };
    });
  }

  /** Acts on the interaction of the side that looks. */
  interact<T>(act: (interaction: Interaction) => T): Promise<T> {
    return this.session.read((table) => act(this.interactionOf(table)));
  }

  /** Reads the game together with the client's current viewer. */
  read<T>(look: (table: GameTable, viewer: Viewer) => T): Promise<T> {
    return this.session.read((table) => look(table, this.viewer(table)));
  }

  /** Everything so far, as the viewer may know it. */
  log(): Promise<readonly ShownEpisode[]> {
    return this.read((table, viewer) => episodesOf(table.game, table.match.entries, viewer));
  }
}

/** Opens a game at a client. With several players at it, each must claim a seat first. Computers that are due have already answered. */
export async function openClient<G extends CreatedGame>(
  session: GameSession<G>,
  options: SeatedClientOptions,
): Promise<SeatedClient<G>> {
  if (await session.read(({ people }) => people.length > 0)) await session.settle();
  return session.watch((table) => new SeatedClient(session, table, options));
}
