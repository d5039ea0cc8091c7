/** darkDuelAt: the duel in the dark as a complete game on the table, created as a ruleset creates its own. */
import { asAnyGame, type CreateGame, type DisplayList, type SideId, type TableGame } from '@grognard/engine';
import { Problem } from '@grognard/rules-kit';
import {
  type DarkDuel,
  type DarkDuelCommand,
  type DarkDuelEvent,
  type DuelView,
  darkDuel,
  duelIn,
  duellist,
  places,
  sides,
} from './dark-duel.ts';
import { darkDoctrine } from './doctrine.ts';
import { darkHand, darkScenes } from './interaction.ts';

const names: Readonly<Record<SideId, string>> = { red: 'the Reds', blue: 'the Blues' };
const nameOf = (side: SideId): string => names[side] ?? side;
const step = 1000;

function tell(event: DarkDuelEvent, after: DuelView): string | null {
  switch (event.kind) {
    case 'threatened':
      return `A shot goes home: ${nameOf(event.side)} must dodge.`;
    case 'dodged':
      return `${nameOf(event.side)} ${event.saved ? 'leap aside' : 'fall'}.`;
    case 'turnEnded':
      return `Turn ${after.turn} begins.`;
    case 'aimed':
    case 'shelterTaken':
    case 'sealed':
    case 'revealed':
      return null;
  }
}

function picture(view: DuelView): DisplayList {
  const state = duelIn(view);
  const seen = sides.filter((side) => view.all !== null || view.side === side);
  return {
    table: { width: (places.length + 1) * step, depth: 3 * step },
    sides: [
      { id: 'red', name: nameOf('red'), coat: 'red', sign: 'hat' },
      { id: 'blue', name: nameOf('blue'), coat: 'blue', sign: 'plume' },
    ],
    items: seen.map((side) => ({
      kind: 'piece',
      id: side,
      side,
      at: { x: duellist(state, side).place * step, y: (1 + sides.indexOf(side)) * step },
      heading: 900,
      base: { shape: 'round', radius: 100 },
      weapon: 'pistol',
    })),
  };
}

/** The duel with its two duellists hidden at the given places. */
export function darkDuelAt(
  hidden: readonly number[],
): TableGame<DarkDuel, DuelView, DarkDuelCommand, DarkDuelEvent> {
  return {
    rules: { ...darkDuel, start: (plans) => darkDuel.start(plans ?? hidden) },
    doctrine: darkDoctrine,
    title: 'Duel in the dark',
    sides: sides.map((id) => ({ id, name: nameOf(id) })),
    pieceNoun: 'figure',
    turnOf: ({ turn }) => turn,
    losses: ({ dead }) => Object.fromEntries(sides.map((side) => [side, dead.includes(side) ? 1 : 0])),
    measures: {
      list: [{ id: 'dodged', words: 'shots dodged', goal: { at: 'least', share: 0.5 } }],
      countIn: (_before, events) => {
        const saves = events.flatMap((event) => (event.kind === 'dodged' ? [event.saved] : []));
        return new Map([['dodged', { count: saves.filter(Boolean).length, of: saves.length }]]);
      },
    },
    tell,
    picture,
    interactionFor: darkHand,
    scenes: (before, events) => darkScenes(before, events, tell),
  };
}

/** Creates a game from a scenario of two hiding places: `{ "places": [2, 5] }`. */
export const arrange: CreateGame = (scenario) => {
  const { places: hidden } = (scenario ?? {}) as { readonly places?: unknown };
  if (
    !Array.isArray(hidden) ||
    hidden.length !== 2 ||
    !hidden.every((place: number) => places.includes(place))
  )
    return [new Problem('value', 'places', `two places from 1 to ${places.length}`)];
  return asAnyGame(darkDuelAt(hidden as number[]));
};
