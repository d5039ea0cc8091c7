/** darkScenes: interaction and scenes of the duel in the dark, as small as both can be. */
import type {
  ChoiceTask,
  CreateInteraction,
  ExplainedRefusal,
  Gesture,
  Interaction,
  Piece,
  Proposal,
  Scene,
  SideId,
} from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import {
  type DarkDuel,
  type DarkDuelCommand,
  type DarkDuelEvent,
  type Duellist,
  type DuelView,
  darkDuel,
  duelIn,
  places,
} from './dark-duel.ts';

function hindrances(state: DarkDuel, side: SideId, command: DarkDuelCommand): ExplainedRefusal[] {
  const verdict = darkDuel.check(state, side, command, 'verdict');
  if (verdict.allowed) return [];
  const rules = 'error' in verdict ? [] : verdict.refusals.map(({ rule }) => rule);
  return rules.map((rule) => ({
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

/** Commands of a gesture: an aim, a shelter, a dodge. */
function commandsOf({ values: told }: Gesture): DarkDuelCommand[] {
  const { aim, shelter, dodge } = told;
  const commands: DarkDuelCommand[] = [];
  if (typeof aim === 'number' && places.includes(aim)) commands.push({ kind: 'aim', at: aim });
  if (shelter === true) commands.push({ kind: 'shelter' });
  if (dodge === 'leap' || dodge === 'stand') commands.push({ kind: 'dodge', how: dodge });
  return commands;
}

/** Checks each command together with those before it. */
function proposed(state: DarkDuel, side: SideId, gesture: Gesture): Proposal {
  const now = darkDuel.copy(state);
  const refusals: ExplainedRefusal[] = [];
  const commands = commandsOf(gesture);
  for (const command of commands) {
    refusals.push(...hindrances(now, side, command));
    if (command.kind === 'aim') darkDuel.apply(now, { kind: 'aimed', side, at: command.at });
    if (command.kind === 'shelter') darkDuel.apply(now, { kind: 'shelterTaken', side });
  }
  return { commands, refusals, items: [], stretches: [], notes: [], longestLegal: null };
}

function tasksOf(state: DarkDuel, side: SideId, gesture: Gesture): ChoiceTask[] {
  const man = state.sides[side]!;
  const task = (id: string, value: Json, answers: readonly Json[]): ChoiceTask => ({
    kind: 'choice',
    id,
    title: id,
    isPrimary: true,
    value,
    choices: answers.map((answer) => ({
      value: answer,
      title: JSON.stringify(answer),
      refusals: proposed(state, side, { ...gesture, values: { ...gesture.values, [id]: answer } }).refusals,
      odds: [],
      sum: [],
      piece: null,
    })),
  });
  if (state.waiting === 'dodge') return state.dodger === side ? [task('dodge', null, ['leap', 'stand'])] : [];
  return [task('aim', man.aim, places), task('shelter', man.sheltered, [false, true])];
}

function pieceOf({ place, aim, sheltered }: Duellist, side: SideId): Omit<Piece, 'isMine'> {
  return {
    id: side,
    side,
    name: side,
    about: 'duellist',
    at: { x: place * 1000, y: 1000 },
    heading: 900,
    base: { shape: 'round', radius: 100 },
    state: sheltered ? ['in shelter'] : [],
    orderText: aim === null ? null : `aims at ${aim}`,
    members: [],
  };
}

const nothing: Proposal = {
  commands: [],
  refusals: [],
  items: [],
  stretches: [],
  notes: [],
  longestLegal: null,
};

export const darkHand: CreateInteraction<DuelView> = (seen, side): Interaction => {
  const state = side === null ? null : duelIn(seen);
  const awaits = state === null ? null : darkDuel.awaits(state);
  const isAsked = side !== null && awaits !== null && awaits.kind !== 'over' && awaits.sides.includes(side);
  const isSealing = isAsked && seen.waiting === 'orders' && seen.own?.aim !== null;
  return {
    prompt: {
      title: `Turn ${seen.turn}`,
      isSetup: false,
      finish: isSealing ? { title: 'Seal', command: { kind: 'seal' } } : null,
      concede: null,
      withoutOrders: isAsked && seen.own?.aim === null ? [side] : [],
    },
    pieces: side === null || seen.own === null ? [] : [{ ...pieceOf(seen.own, side), isMine: isAsked }],
    tasks: (gesture) => (isAsked ? tasksOf(state!, side, gesture) : []),
    propose: (gesture) => (isAsked ? proposed(state!, side, gesture) : nothing),
    threats: () => [],
    measure: () => ({ items: [], lines: [], threats: [] }),
  };
};

/** One scene for all events. */
export function darkScenes(
  before: DuelView,
  events: readonly DarkDuelEvent[],
  tell: (event: DarkDuelEvent, after: DuelView) => string | null,
): Scene[] {
  if (events.length === 0) return [];
  let view = before;
  const entries: Scene['entries'][number][] = [];
  events.forEach((event, n) => {
    view = darkDuel.viewAfter(view, [event]);
    const words = tell(event, view);
    const pieces = 'side' in event ? [event.side] : [];
    if (words !== null)
      entries.push({ event: n, words, sum: [], dice: event.dice ?? [], at: null, pieces, diceLuck: null });
  });
  return [{ title: `Turn ${before.turn}`, events: [0, events.length], entries, motions: [], items: [] }];
}
