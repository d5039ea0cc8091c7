/** finishSetup: ends the deployment of every player at this screen, so that the first turn begins at once. */
import type { SideId } from '@grognard/engine';
import type { CreatedGame, GameSession, GameTable } from '@grognard/session';

interface SetupEnd {
  readonly side: SideId;
  readonly expected: number;
  readonly command: object;
}

/** The command that ends the deployment of the next player, or null if no player at this screen is deploying. */
function nextEnd(table: GameTable): SetupEnd | null {
  const { game, match, record } = table;
  const side = table.asked().find((each) => record.seats[each] === 'person');
  if (side === undefined) return null;
  const { prompt } = game.interactionFor(match.view(side), side);
  if (!prompt.isSetup || prompt.finish === null) return null;
  return { side, expected: table.seqOf(side), command: prompt.finish.command };
}

export async function finishSetup<G extends CreatedGame>(
  session: GameSession<G>,
  random: (bytes: number) => string,
): Promise<void> {
  for (;;) {
    const end = await session.read(nextEnd);
    if (end === null) return;
    const { side, expected, command } = end;
    let isAccepted = false;
    await session.submit({ side, id: random(8), expected, commands: [command] }, ({ accepted }) => {
      isAccepted = accepted;
    });
    if (!isAccepted) return;
    await session.settle();
  }
}
