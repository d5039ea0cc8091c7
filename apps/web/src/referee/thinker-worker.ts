/** The worker in which computer players think, so that a player's gestures never wait for them. */
import { answering, createThinker, serve, thinkerMessages } from '@grognard/session';
import { createGame, loadTable } from './create-game.ts';
import { workerPort } from './worker-port.ts';

const thinker = createThinker((setup, language) => createGame(setup, language));

serve(workerPort(self), {
  prepare: answering(thinkerMessages.prepare, async ({ edition, language }) => {
    await loadTable(edition, language);
    return null;
  }),
  think: answering(thinkerMessages.think, (question) => thinker.think(question)),
});
