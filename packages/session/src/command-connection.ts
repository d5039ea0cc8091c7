/** CommandConnection: the commands of one client. It carries out those of the seats that the client holds. */
import type { SideId } from '@grognard/engine';
import { type CommandAnswer, invalidMessage } from './answers.ts';
import type { CreatedGame } from './deps.ts';
import type { CommandHead } from './game-table.ts';
import { commandMessages } from './messages.ts';
import type { OpenGames } from './open-games.ts';
import type { GameId, GameRecord } from './record.ts';
import { type BoundHandler, type MessageRefusal, on, type Reply } from './rpc.ts';
import type { Acknowledge, GameSession } from './session.ts';

/** Whether a client plays a side, according to the current record. */
export type HoldsSeat = (record: GameRecord, side: SideId) => boolean;

export const noSeat: MessageRefusal = invalidMessage(
  'no-seat',
  'side',
  'this side is not yours to play; claim its seat first',
).error;

export const noGame: MessageRefusal = { code: 'no-game', at: 'game', message: 'there is no such game here' };

export class CommandConnection<G extends CreatedGame = CreatedGame> {
  private readonly games: OpenGames<G>;
  private readonly holds: HoldsSeat;

  constructor(games: OpenGames<G>, holds: HoldsSeat) {
    this.games = games;
    this.holds = holds;
  }

  readonly handlers = {
    submit: on(commandMessages.submit, (params, reply) =>
      this.command(params, reply, (session, acknowledge) => session.submit(params, acknowledge)),
    ),
    undo: on(commandMessages.undo, (params, reply) =>
      this.command(params, reply, (session, acknowledge) => session.undo(params, acknowledge)),
    ),
    answerUndo: on(commandMessages.answerUndo, (params, reply) =>
      this.command(params, reply, (session, acknowledge) => session.answerUndo(params, acknowledge)),
    ),
  } satisfies Record<keyof typeof commandMessages, BoundHandler>;

  private async command(
    { game, side }: CommandHead & { readonly game: GameId },
    reply: Reply<CommandAnswer>,
    act: (session: GameSession<G>, acknowledge: Acknowledge) => Promise<void>,
  ): Promise<void> {
    const found = await this.games.withSession(game, async (session) => {
      const isHeld = await session.read(({ record }) => this.holds(record, side));
      if (isHeld) await act(session, (answer) => reply.answer(answer));
      else reply.refuse(noSeat);
      return true;
    });
    if (found === null) reply.refuse(noGame);
  }
}
