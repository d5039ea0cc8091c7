/** asAnyGame, asSaveFile: where types of a game end. The package's only casts through `unknown`. */
import type { GameEvent } from './event.ts';
import type { SaveFile } from './save.ts';
import type { AnyTableGame, TableGame } from './table-game.ts';
import type { Command } from './table-rules.ts';

/** Hides the types of a game's states, views, commands and events. TypeScript cannot express "some types, the same everywhere". */
export function asAnyGame<S, V, C extends Command, E extends GameEvent>(
  game: TableGame<S, V, C, E>,
): AnyTableGame {
  return game as unknown as AnyTableGame;
}

/** A file whose every field has been checked. The check reads a list of shapes, which tell the compiler nothing. */
export function asSaveFile(checked: object): SaveFile {
  return checked as unknown as SaveFile;
}
