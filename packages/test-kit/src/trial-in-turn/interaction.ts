/** gunsScenes: interaction and scenes of the two guns. */
import type {
  Choice,
  CreateInteraction,
  ExplainedRefusal,
  Gesture,
  Interaction,
  Piece,
  Prompt,
  Proposal,
  Scene,
  SideId,
  Task,
} from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import {
  copyOf,
  type GunsCommand,
  type GunsEvent,
  type GunsInTurn,
  type GunsView,
  gunOf,
  gunsInTurn,
  needed,
  sides,
} from './guns-in-turn.ts';

/** Distance between places, in tenths of a millimetre. */
export const step = 1000;

/** Position of a side's gun on the table. */
export function spotOf(state: GunsInTurn, side: SideId): { readonly x: number; readonly y: number } {
  return { x: gunOf(state, side).place * step, y: side === 'red' ? step : 3 * step };
}

function hindrances(state: GunsInTurn, side: SideId, command: GunsCommand): ExplainedRefusal[] {
  const verdict = gunsInTurn.check(state, side, command, 'verdict');
  if (verdict.allowed || 'error' in verdict) return [];
  return verdict.refusals.map(({ rule }) => ({
    rule,
    code: null,
    label: rule,
    words: rule,
    remedy: null,
    standing: 'ours',
    source: '',
    piece: side,
  }));
}

/** A gesture is one command: a place, a shot or an answer, the last one set in this order. */
function commandOf(state: GunsInTurn, side: SideId, { values: told }: Gesture): GunsCommand | null {
  const { place, shot, answer } = told;
  if (answer === 'stand' || answer === 'duck') return { kind: 'answer', how: answer };
  if (shot === true) return { kind: 'fire' };
  if (typeof place !== 'object' || place === null || !('x' in place)) return null;
  const by = Math.round(Number(place.x) / step) - gunOf(state, side).place;
  return by === 0 ? null : { kind: 'push', by };
}

function proposed(state: GunsInTurn, side: SideId, gesture: Gesture): Proposal {
  const command = commandOf(state, side, gesture);
  if (command === null) return nothing;
  return { ...nothing, commands: [command], refusals: hindrances(state, side, command) };
}

const nothing: Proposal = {
  commands: [],
  refusals: [],
  items: [],
  stretches: [],
  notes: [],
  longestLegal: null,
};

function choice(state: GunsInTurn, side: SideId, gesture: Gesture, id: string, value: Json): Choice {
  const { refusals } = proposed(state, side, { ...gesture, values: { [id]: value } });
  return { value, title: JSON.stringify(value), refusals, odds: [], sum: [], piece: null };
}

function tasksOf(state: GunsInTurn, side: SideId, gesture: Gesture): Task[] {
  const choiceOf = (id: string, value: Json, values: readonly Json[]): Task => ({
    kind: 'choice',
    id,
    title: id,
    isPrimary: true,
    value,
    choices: values.map((each) => choice(state, side, gesture, id, each)),
  });
  if (state.under === side) return [choiceOf('answer', null, ['stand', 'duck'])];
  return [
    { kind: 'place', id: 'place', title: 'place', isPrimary: true, value: spotOf(state, side) },
    choiceOf('shot', false, [true]),
  ];
}

function pieceOf(state: GunsInTurn, side: SideId, mine: boolean): Piece {
  const { crew, ducked } = gunOf(state, side);
  return {
    id: side,
    side,
    name: side,
    about: 'gun',
    at: spotOf(state, side),
    heading: side === 'red' ? 900 : 2700,
    base: { shape: 'round', radius: 200 },
    state: [`crew of ${crew}`, ...(ducked ? ['ducked'] : [])],
    orderText: null,
    isMine: mine,
    members: [],
  };
}

function askedOf(state: GunsInTurn, side: SideId, isAsked: boolean): Prompt {
  const isUnder = isAsked && state.under === side;
  return {
    title: isUnder ? 'Under fire' : `Turn ${state.turn}`,
    isSetup: false,
    finish: isAsked && !isUnder ? { title: 'Done', command: { kind: 'done' } } : null,
    concede: isAsked ? { kind: 'concede' } : null,
    withoutOrders: [],
    ...(isUnder
      ? {
          reaction: {
            words: `A shot comes: ${needed(state, side, 'stand')} standing, ${needed(state, side, 'duck')} ducked.`,
            pieces: [side],
            items: [],
          },
        }
      : {}),
  };
}

export const gunsHand: CreateInteraction<GunsView> = (view, side): Interaction => {
  const state = copyOf(view);
  const awaits = gunsInTurn.awaits(state);
  const isAsked = side !== null && awaits.kind !== 'over' && awaits.sides.includes(side);
  return {
    prompt: askedOf(state, side ?? '', isAsked),
    pieces: sides.map((each) => pieceOf(state, each, isAsked && each === side)),
    tasks: (gesture) => (isAsked ? tasksOf(state, side, gesture) : []),
    propose: (gesture) => (isAsked ? proposed(state, side, gesture) : nothing),
    threats: () => [],
    measure: () => ({ items: [], lines: [], threats: [] }),
  };
};

/** One scene for all events. */
export function gunsScenes(
  before: GunsView,
  events: readonly GunsEvent[],
  tell: (event: GunsEvent, after: GunsView) => string | null,
): Scene[] {
  let view = before;
  const entries: Scene['entries'][number][] = [];
  events.forEach((event, n) => {
    view = gunsInTurn.viewAfter(view, [event]);
    const words = tell(event, view);
    if (words !== null)
      entries.push({
        event: n,
        words,
        sum: [],
        dice: event.dice ?? [],
        at: null,
        pieces: [],
        diceLuck: null,
      });
  });
  if (entries.length === 0) return [];
  return [{ title: `Turn ${before.turn}`, events: [0, events.length], entries, motions: [], items: [] }];
}
