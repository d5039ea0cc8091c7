/** likeComputer, scripted: players for tests of a session. Each decides only from what its GameClient knows. */
import type { AnyTableGame, SideId } from '@grognard/engine';
import { type Level, makePlayer } from '@grognard/opponent';
import type { GameClient } from '../game-client.ts';

/** Next action of a player, given the number of its accepted commands. Null to wait. */
export type Policy = (client: GameClient, accepted: number) => Promise<unknown> | null;

/** Plays like a computer of a level, and agrees to every undo. */
export function likeComputer(game: AnyTableGame, side: SideId, level: Level, seed: number): Policy {
  return (client, accepted) => {
    const { undoRequest, view, isAsked } = client;
    if (undoRequest !== null && undoRequest !== side) return client.answerUndo(true);
    if (undoRequest === side || !isAsked || view === null) return null;
    const { commands } = makePlayer(game, side, level, { seed, answered: accepted }).answer(view);
    return client.submit(commands);
  };
}

/** Gives these commands first, one at a time. `undo` undoes the last one. */
export function scripted(first: readonly (object | 'undo')[], then: Policy): Policy {
  return (client, accepted) => {
    const next = first[accepted];
    if (next === undefined || client.undoRequest !== null) return then(client, accepted);
    return next === 'undo' ? client.undo() : client.isAsked ? client.submit([next]) : null;
  };
}
