/** TableConnection: a client whose view is painted and whose gestures are checked by the host, such as a page with its worker. */
import { CommandConnection, type HoldsSeat } from './command-connection.ts';
import type { CreatedGame } from './deps.ts';
import type { OpenGames } from './open-games.ts';
import type { GameId } from './record.ts';
import { answering, type BoundHandler, notify, type Port } from './rpc.ts';
import { openClient, type SeatedClient } from './seated-client.ts';
import { type TableNotices, tableMessages } from './table-messages.ts';

export class TableConnection<G extends CreatedGame = CreatedGame> {
  private readonly games: OpenGames<G>;
  private readonly port: Port;
  private readonly holds: HoldsSeat;
  private readonly commands: CommandConnection<G>;
  private readonly clients = new Map<GameId, Promise<SeatedClient<G> | null>>();

  /** `holds` gives the seats of this client. The host of a session vouches for the people at its own screen. */
  constructor(games: OpenGames<G>, port: Port, holds: HoldsSeat) {
    this.games = games;
    this.port = port;
    this.holds = holds;
    this.commands = new CommandConnection(games, holds);
  }

  /** Handlers of the player's commands and of the table's messages. */
  get handlers(): Readonly<Record<string, BoundHandler>> {
    return { ...this.commands.handlers, ...this.tableHandlers };
  }

  private readonly tableHandlers = {
    open: answering(tableMessages.open, async ({ game }) => {
      await this.leave(game);
      return (await this.find(game))?.status() ?? null;
    }),
    status: answering(tableMessages.status, async ({ game }) => (await this.at(game)).status()),
    lookAs: answering(tableMessages.lookAs, async ({ game, side }) => (await this.at(game)).lookAs(side)),
    advance: answering(tableMessages.advance, async ({ game }) => {
      await this.at(game);
      await (await this.games.get(game)).advance();
      return null;
    }),
    log: answering(tableMessages.log, async ({ game }) => (await this.at(game)).log()),
    legend: answering(tableMessages.legend, async ({ game }) =>
      (await this.at(game)).read((table) => table.game.legend?.() ?? []),
    ),
    briefing: answering(tableMessages.briefing, async ({ game }) =>
      (await this.at(game)).read(
        ({ game: played, match }, viewer) =>
          played.briefing?.(played.rules.view(match.state, viewer)) ?? null,
      ),
    ),
    deployment: answering(tableMessages.deployment, async ({ game }) => (await this.at(game)).deployment()),
    tasks: answering(tableMessages.tasks, async ({ game, gesture }) =>
      (await this.at(game)).interact((interaction) => interaction.tasks(gesture)),
    ),
    propose: answering(tableMessages.propose, async ({ game, gesture }) =>
      (await this.at(game)).interact((interaction) => interaction.propose(gesture)),
    ),
    threats: answering(tableMessages.threats, async ({ game, gesture }) =>
      (await this.at(game)).interact((interaction) => interaction.threats(gesture)),
    ),
    forecast: answering(tableMessages.forecast, async ({ game, gesture }) =>
      (await this.at(game)).interact((interaction) => interaction.forecast?.(gesture) ?? null),
    ),
    planForecast: answering(tableMessages.planForecast, async ({ game }) =>
      (await this.at(game)).interact((interaction) => interaction.planForecast?.() ?? null),
    ),
    measure: answering(tableMessages.measure, async ({ game, instrument }) =>
      (await this.at(game)).interact((interaction) => interaction.measure(instrument)),
    ),
  } satisfies Record<keyof typeof tableMessages, BoundHandler>;

  /** This client at a game. Opens the game if the client has not, or if its session has ended meanwhile. */
  async at(game: GameId): Promise<SeatedClient<G>> {
    const client = await this.find(game);
    if (client === null) throw new RangeError('there is no such game here');
    return client;
  }

  private find(game: GameId): Promise<SeatedClient<G> | null> {
    const known = this.clients.get(game) ?? this.openAt(game);
    this.clients.set(game, known);
    known.catch(() => this.clients.delete(game));
    return known;
  }

  private async openAt(game: GameId): Promise<SeatedClient<G> | null> {
    const session = await this.games.find(game);
    if (session === null) {
      this.clients.delete(game);
      return null;
    }
    return openClient(session, {
      holds: ({ record }, side) => this.holds(record, side),
      tell: (news) => notify<TableNotices>(this.port, 'news', { game, ...news }),
      lost: (error) => {
        this.clients.delete(game);
        notify<TableNotices>(this.port, 'lost', { game, message: error.message });
      },
    });
  }

  private async leave(game: GameId): Promise<void> {
    const before = await this.clients.get(game)?.catch(() => null);
    this.clients.delete(game);
    before?.leave();
  }

  /** Called when the line is broken. Nothing is sent any more. */
  async close(): Promise<void> {
    await Promise.all([...this.clients.keys()].map((game) => this.leave(game)));
  }
}
