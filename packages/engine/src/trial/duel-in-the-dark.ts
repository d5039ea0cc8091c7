/** A tiny game for the engine's tests: sealed orders, hidden places, simultaneous shots, and an answer. */
import { choice, type Json, record, required, whole } from '@grognard/rules-kit';
import type { GameEvent } from '../event.ts';
import type { SideId } from '../side.ts';
import type { Command, TableRules } from '../table-rules.ts';
import { allowed, forbidden } from '../verdict.ts';

/** Each side hides at one of six places and aims at one; whoever is hit may dodge once. */
export interface Duel {
  turn: number;
  waiting: 'orders' | 'dodge';
  dodger: SideId | null;
  sides: Record<SideId, Duellist>;
  dead: SideId[];
}

interface Duellist {
  place: number;
  aim: number | null;
  sealed: boolean;
  dodges: number;
}

export type DuelCommand =
  | { readonly kind: 'aim'; readonly at: number }
  | { readonly kind: 'seal' }
  | { readonly kind: 'dodge'; readonly how: 'leap' | 'stand' };

export type DuelEvent = GameEvent &
  (
    | { readonly kind: 'aimed'; readonly side: SideId; readonly at: number }
    | { readonly kind: 'sealed'; readonly side: SideId }
    | { readonly kind: 'revealed' }
    | { readonly kind: 'threatened'; readonly side: SideId }
    | { readonly kind: 'dodged'; readonly side: SideId; readonly saved: boolean }
    | { readonly kind: 'turnEnded' }
  );

const sides = ['red', 'blue'];
const other = (side: SideId): SideId => (side === 'red' ? 'blue' : 'red');

function duellist(state: Duel, side: SideId): Duellist {
  const found = state.sides[side];
  if (found === undefined) throw new RangeError(`no side ${side}`);
  return found;
}

function apply(state: Duel, event: DuelEvent): void {
  switch (event.kind) {
    case 'aimed':
      duellist(state, event.side).aim = event.at;
      break;
    case 'sealed':
      duellist(state, event.side).sealed = true;
      break;
    case 'threatened':
      state.waiting = 'dodge';
      state.dodger = event.side;
      break;
    case 'dodged':
      state.waiting = 'orders';
      state.dodger = null;
      duellist(state, event.side).dodges++;
      if (!event.saved) state.dead.push(event.side);
      break;
    case 'turnEnded':
      state.turn++;
      for (const side of sides) {
        duellist(state, side).aim = null;
        duellist(state, side).sealed = false;
      }
      break;
    case 'revealed':
      break;
  }
}

/** The rules of the duel. */
export const duel: TableRules<Duel, DuelCommand & Command, DuelEvent> = {
  edition: 'duel-in-the-dark',
  start: (plans) => ({
    turn: 1,
    waiting: 'orders',
    dodger: null,
    sides: Object.fromEntries(
      sides.map((side, i) => [
        side,
        { place: (plans as readonly number[])[i] ?? 1, aim: null, sealed: false, dodges: 0 },
      ]),
    ),
    dead: [],
  }),
  commands: {
    aim: record({ kind: required(choice(['aim']), 'Command'), at: required(whole(1, 6), 'Place') }),
    seal: record({ kind: required(choice(['seal']), 'Command') }),
    dodge: record({
      kind: required(choice(['dodge']), 'Command'),
      how: required(choice(['leap', 'stand']), 'How'),
    }),
  },
  awaits(state) {
    if (state.dead.length > 0 || state.turn > 9) {
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
    if ((command.kind === 'dodge') !== (state.waiting === 'dodge')) return forbidden('duel.phase');
    if (command.kind === 'seal' && duellist(state, side).aim === null) return forbidden('duel.no-aim');
    return allowed;
  },
  decide(state, side, command, happening) {
    if (command.kind === 'aim') return happening.emit({ kind: 'aimed', side, at: command.at, only: [side] });
    if (command.kind === 'dodge') {
      const saved = command.how === 'leap' && happening.dice(side, 'dodge').die() >= 4;
      happening.emit({ kind: 'dodged', side, saved });
      return happening.emit({ kind: 'turnEnded' });
    }
    happening.emit({ kind: 'sealed', side });
    if (sides.some((each) => !duellist(state, each).sealed)) return;
    happening.emit({ kind: 'revealed', fixed: true });
    const threatened = sides.find(
      (each) =>
        duellist(state, other(each)).aim === duellist(state, each).place &&
        happening.dice(other(each), 'shot').die() >= 2,
    );
    happening.emit(
      threatened === undefined ? { kind: 'turnEnded' } : { kind: 'threatened', side: threatened },
    );
  },
  apply,
  copy: (state) => ({
    ...state,
    dead: [...state.dead],
    sides: Object.fromEntries(Object.entries(state.sides).map(([id, each]) => [id, { ...each }])),
  }),
  view: (state, side): Json => ({
    turn: state.turn,
    waiting: state.waiting,
    dodger: state.dodger,
    dead: state.dead,
    own: side === null ? null : { ...duellist(state, side) },
    sealed: sides.filter((each) => duellist(state, each).sealed),
  }),
  legal: (state, side): Json =>
    state.waiting === 'dodge'
      ? ['leap', 'stand']
      : [1, 2, 3, 4, 5, 6, ...(duellist(state, side).aim === null ? [] : ['seal'])],
};
