/** hostThinker: computer players at the other end of a line. */
import {
  answering,
  type BoundHandler,
  createThinker,
  type Port,
  serve,
  thinkerMessages,
} from '@grognard/session';
import { createGame, loadTable } from './create-game.ts';

export function hostThinker(port: Port): void {
  const thinker = createThinker((setup, language) => createGame(setup, language));
  serve(port, {
    prepare: answering(thinkerMessages.prepare, async ({ edition, language }) => {
      await loadTable(edition, language);
      return null;
    }),
    think: answering(thinkerMessages.think, (question) => thinker.think(question)),
  } satisfies Record<keyof typeof thinkerMessages, BoundHandler>);
}
