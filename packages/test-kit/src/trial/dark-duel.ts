/** darkDuel: a tiny game for tests of the engine's surroundings: sealed orders, hidden places, simultaneous shots, and a reaction. */
import {
  allowedCommand,
  type Command,
  type GameEvent,
  isKnownTo,
  refusedCommand,
  type SideId,
  type TableRules,
  type Viewer,
} from '@grognard/engine';
import { choice, record, required, whole } from '@grognard/rules-kit';

/**
 * Each side hides at one of six places and aims at one, in shelter or not. A side that is hit may dodge. From a shelter the last
 * place cannot be aimed at.
 */
export interface DarkDuel {
  turn: number;
  waiting: 'orders' | 'dodge';
  dodger: SideId | null;
  sides: Record<SideId, Duellist>;
  dead: SideId[];
}

export interface Duellist {
  place: number;
  aim: number | null;
  sheltered: boolean;
  sealed: boolean;
  dodges: number;
  /** Places aimed at so far without a hit. */
  tried: number[];
  /** Place where the enemy was seen to dodge, or null. */
  found: number | null;
}

export interface DuelView {
  /** Null for a bystander and the umpire. */
  readonly side: SideId | null;
  readonly turn: number;
  readonly waiting: DarkDuel['waiting'];
  readonly dodger: SideId | null;
  readonly dead: readonly SideId[];
  readonly own: Duellist | null;
  /** Null for everybody except the umpire. */
  readonly all: Readonly<Record<SideId, Duellist>> | null;
  readonly sealed: readonly SideId[];
}

export type DarkDuelCommand =
  | { readonly kind: 'aim'; readonly at: number }
  | { readonly kind: 'shelter' }
  | { readonly kind: 'seal' }
  | { readonly kind: 'dodge'; readonly how: 'leap' | 'stand' };

export type DarkDuelEvent = GameEvent &
  (
    | { readonly kind: 'aimed'; readonly side: SideId; readonly at: number }
    | { readonly kind: 'shelterTaken'; readonly side: SideId }
    | { readonly kind: 'sealed'; readonly side: SideId }
    | { readonly kind: 'revealed' }
    /** Hiding place of the threatened side, which the other side learns by it. Never saved. */
    | { readonly kind: 'threatened'; readonly side: SideId; readonly at?: number }
    | { readonly kind: 'dodged'; readonly side: SideId; readonly saved: boolean }
    | { readonly kind: 'turnEnded' }
  );

export const sides = ['red', 'blue'];
export const places = [1, 2, 3, 4, 5, 6];
const lastTurn = 9;
/** Score that a shot needs to hit. */
const needs = { open: 2, sheltered: 4 };
export const other = (side: SideId): SideId => (side === 'red' ? 'blue' : 'red');

export function duellist(state: DarkDuel, side: SideId): Duellist {
  const found = state.sides[side];
  if (found === undefined) throw new RangeError(`no side ${side}`);
  return found;
}

function apply(state: DarkDuel, event: DarkDuelEvent): void {
  switch (event.kind) {
    case 'aimed':
      duellist(state, event.side).aim = event.at;
      break;
    case 'shelterTaken':
      duellist(state, event.side).sheltered = true;
      break;
    case 'sealed':
      duellist(state, event.side).sealed = true;
      break;
    case 'threatened':
      state.waiting = 'dodge';
      state.dodger = event.side;
      duellist(state, other(event.side)).found = duellist(state, event.side).place;
      break;
    case 'dodged':
      state.waiting = 'orders';
      state.dodger = null;
      duellist(state, event.side).dodges++;
      if (!event.saved) state.dead.push(event.side);
      break;
    case 'turnEnded':
      state.turn++;
      for (const side of sides) endTurn(duellist(state, side));
      break;
    case 'revealed':
      break;
  }
}

function endTurn(man: Duellist): void {
  if (man.aim !== null && man.aim !== man.found && !man.tried.includes(man.aim)) man.tried.push(man.aim);
  man.aim = null;
  man.sheltered = false;
  man.sealed = false;
}

/** A duellist before the first turn. */
export function hiddenAt(place: number): Duellist {
  return { place, aim: null, sheltered: false, sealed: false, dodges: 0, tried: [], found: null };
}

function copyOfMan(man: Duellist): Duellist {
  return { ...man, tried: [...man.tried] };
}

function copyOfMen({ sides: men }: DarkDuel): Record<SideId, Duellist> {
  return Object.fromEntries(Object.entries(men).map(([id, each]) => [id, copyOfMan(each)]));
}

function view(state: DarkDuel, viewer: Viewer): DuelView {
  const side = viewer === 'umpire' ? null : viewer.side;
  return {
    side,
    turn: state.turn,
    waiting: state.waiting,
    dodger: state.dodger,
    dead: [...state.dead],
    own: side === null ? null : copyOfMan(duellist(state, side)),
    all: viewer === 'umpire' ? copyOfMen(state) : null,
    sealed: sides.filter((each) => duellist(state, each).sealed),
  };
}

/** A state that agrees with a view. Duellists that it does not show hide somewhere. */
export function duelIn({ side, turn, waiting, dodger, dead, own, all, sealed }: DuelView): DarkDuel {
  const manOf = (each: SideId): Duellist => {
    const shown = each === side ? own : all?.[each];
    return shown ? copyOfMan(shown) : { ...hiddenAt(1), sealed: sealed.includes(each) };
  };
  const men = Object.fromEntries(sides.map((each) => [each, manOf(each)]));
  return { turn, waiting, dodger, dead: [...dead], sides: men };
}

export const darkDuel: TableRules<DarkDuel, DuelView, DarkDuelCommand & Command, DarkDuelEvent> = {
  edition: 'duel-in-the-dark',
  start: (plans) => ({
    turn: 1,
    waiting: 'orders',
    dodger: null,
    sides: Object.fromEntries(sides.map((side, i) => [side, hiddenAt((plans as readonly number[])[i] ?? 1)])),
    dead: [],
  }),
  commands: {
    aim: record({ kind: required(choice(['aim']), 'Command'), at: required(whole(1, 6), 'Place') }),
    shelter: record({ kind: required(choice(['shelter']), 'Command') }),
    seal: record({ kind: required(choice(['seal']), 'Command') }),
    dodge: record({
      kind: required(choice(['dodge']), 'Command'),
      how: required(choice(['leap', 'stand']), 'How'),
    }),
  },
  awaits(state) {
    if (state.dead.length > 0 || state.turn > lastTurn) {
      const winners = sides.filter((side) => !state.dead.includes(side));
      return {
        kind: 'over',
        result: { winners: winners.length === 1 ? winners : [], by: 'duel.end', points: {} },
      };
    }
    if (state.dodger !== null) return { kind: 'answer', phase: 'dodge', sides: [state.dodger] };
    return { kind: 'orders', phase: 'aim', sides: sides.filter((side) => !duellist(state, side).sealed) };
  },
  check(state, side, command) {
    if ((command.kind === 'dodge') !== (state.waiting === 'dodge')) return refusedCommand('duel.phase');
    const man = duellist(state, side);
    const aim = command.kind === 'aim' ? command.at : man.aim;
    const shelters = command.kind === 'shelter' || man.sheltered;
    if (command.kind !== 'dodge' && shelters && aim === places.length) return refusedCommand('duel.blind');
    if (command.kind === 'seal' && man.aim === null) return refusedCommand('duel.no-aim');
    return allowedCommand;
  },
  decide(state, side, command, resolution) {
    if (command.kind === 'aim') return resolution.emit({ kind: 'aimed', side, at: command.at, only: [side] });
    if (command.kind === 'shelter') return resolution.emit({ kind: 'shelterTaken', side, only: [side] });
    if (command.kind === 'dodge') {
      const saved = command.how === 'leap' && resolution.dice(side, 'dodge').die() >= 4;
      resolution.emit({ kind: 'dodged', side, saved });
      return resolution.emit({ kind: 'turnEnded' });
    }
    resolution.emit({ kind: 'sealed', side });
    if (sides.some((each) => !duellist(state, each).sealed)) return;
    resolution.emit({ kind: 'revealed', fixed: true });
    const threatened = sides.find((each) => {
      const target = duellist(state, each);
      if (duellist(state, other(each)).aim !== target.place) return false;
      return resolution.dice(other(each), 'shot').die() >= needs[target.sheltered ? 'sheltered' : 'open'];
    });
    if (threatened === undefined) return resolution.emit({ kind: 'turnEnded' });
    const why = resolution.reasons ? { why: [{ rule: 'duel.shot', value: 1 }] } : {};
    resolution.emit({ kind: 'threatened', side: threatened, ...why });
  },
  apply,
  copy: (state) => ({ ...state, dead: [...state.dead], sides: copyOfMen(state) }),
  view,
  witness: (before, events, viewer) =>
    events
      .filter((event) => isKnownTo(event, viewer))
      .map((event) =>
        event.kind === 'threatened' && learnsPlaceOf(event.side, viewer)
          ? { ...event, at: duellist(before, event.side).place }
          : event,
      ),
  viewAfter(before, events) {
    const state = duelIn(before);
    for (const event of events) {
      if (event.kind === 'threatened' && event.at !== undefined) duellist(state, event.side).place = event.at;
      apply(state, event);
    }
    return view(state, viewerOf(before));
  },
};

function learnsPlaceOf(threatened: SideId, viewer: Viewer): boolean {
  return viewer !== 'umpire' && viewer.side === other(threatened);
}

function viewerOf({ side, all }: DuelView): Viewer {
  return all === null ? { side } : 'umpire';
}
