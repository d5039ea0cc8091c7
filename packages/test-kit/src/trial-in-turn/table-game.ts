/** gunsInTurnAt: the two guns as a complete game on the table, created as a ruleset creates its own. */
import { asAnyGame, type CreateGame, type DisplayList, type SideId, type TableGame } from '@grognard/engine';
import { Problem } from '@grognard/rules-kit';
import { gunsDoctrine } from './doctrine.ts';
import {
  type GunsCommand,
  type GunsEvent,
  type GunsInTurn,
  type GunsView,
  gunOf,
  gunsInTurn,
  lastPlace,
  sides,
} from './guns-in-turn.ts';
import { gunsHand, gunsScenes, spotOf, step } from './interaction.ts';

const names: Readonly<Record<SideId, string>> = { red: 'the Reds', blue: 'the Blues' };
const nameOf = (side: SideId): string => names[side] ?? side;

function tell(event: GunsEvent, after: GunsView): string | null {
  switch (event.kind) {
    case 'pushed':
      return `${nameOf(event.side)} push their gun to ${event.to}.`;
    case 'aimed':
      return `${nameOf(event.side)} fire.`;
    case 'answered':
      return event.how === 'duck' ? `${nameOf(event.side)} duck.` : null;
    case 'fell':
      return event.hit ? `${nameOf(event.on)} lose a man.` : 'The ball goes by.';
    case 'turnBegan':
      return `Turn ${after.turn} of ${nameOf(event.active)}.`;
    case 'gaveUp':
      return `${nameOf(event.side)} give up.`;
  }
}

function picture(state: GunsView): DisplayList {
  return {
    table: { width: (lastPlace + 1) * step, depth: 4 * step },
    sides: [
      { id: 'red', name: nameOf('red'), coat: 'red', sign: 'hat' },
      { id: 'blue', name: nameOf('blue'), coat: 'blue', sign: 'plume' },
    ],
    items: sides.map((side) => ({
      kind: 'piece',
      id: side,
      side,
      at: spotOf(state, side),
      heading: side === 'red' ? 900 : 2700,
      base: { shape: 'round', radius: 200 },
      weapon: 'gun',
    })),
  };
}

/** The two guns at the given places. */
export function gunsInTurnAt(
  places: readonly number[],
): TableGame<GunsInTurn, GunsView, GunsCommand, GunsEvent> {
  return {
    rules: { ...gunsInTurn, start: (given) => gunsInTurn.start(given ?? places) },
    doctrine: gunsDoctrine,
    title: 'Guns in turn',
    sides: sides.map((id) => ({ id, name: nameOf(id) })),
    pieceNoun: 'unit',
    turnOf: ({ turn }) => turn,
    stageOf: ({ stage }) => stage,
    stageName: ({ active }) => nameOf(active),
    open: true,
    losses: (state) => {
      const full = gunsInTurn.start([1, 1]);
      return Object.fromEntries(
        sides.map((side) => [side, gunOf(full, side).crew - gunOf(state, side).crew]),
      );
    },
    tell,
    picture,
    interactionFor: gunsHand,
    scenes: (before, events) => gunsScenes(before, events, tell),
  };
}

/** Creates a game from a scenario of two places: `{ "places": [2, 5] }`. */
export const arrange: CreateGame = (scenario) => {
  const { places } = (scenario ?? {}) as { readonly places?: unknown };
  const isPlace = (place: unknown) =>
    Number.isInteger(place) && (place as number) >= 1 && (place as number) <= lastPlace;
  if (!Array.isArray(places) || places.length !== 2 || !places.every(isPlace))
    return [new Problem('value', 'places', `two places from 1 to ${lastPlace}`)];
  return asAnyGame(gunsInTurnAt(places as number[]));
};
