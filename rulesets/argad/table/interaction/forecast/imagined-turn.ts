/** `ImaginedTurn`: the real turn worked out on a state that fits the view, in three parts that can each be thrown again. */

import type { Resolution } from '@grognard/engine';
import { listBy } from '@grognard/lists';
import { type Chance, ThrownDice } from '@grognard/rules-kit';
import { apply } from '../../flow/apply.ts';
import { fight } from '../../flow/melee/fight.ts';
import { moveInTurn, shootInTurn } from '../../flow/resolve-turn.ts';
import { revealOrders } from '../../flow/reveal.ts';
import { beginTurn } from '../../flow/turn/begin.ts';
import type { Turn } from '../../flow/turn/turn.ts';
import { copyState } from '../../state/copy-state.ts';
import type { ArgadEvent } from '../../state/events.ts';
import type { State, Table } from '../../state/model.ts';
import { allStand, type MutableFates, noteFate } from './fate.ts';

/** The dice of an actor for a purpose. */
export type GiveDice = (actor: string, purpose: string) => Chance;

/** A turn part of the way. Each next part works on copies, so that it can be gone on from again and again. */
export interface ImaginedTurn {
  readonly turn: Turn;
  readonly fates: MutableFates;
}

/** Applies events to the state at once, and notes what becomes of whom. */
class Imagining implements Resolution<ArgadEvent> {
  readonly reasons: boolean;
  readonly dice: GiveDice;
  private readonly state: State;
  private readonly fates: MutableFates;
  private readonly events: ArgadEvent[] | null;

  constructor(state: State, fates: MutableFates, dice: GiveDice, events: ArgadEvent[] | null) {
    this.state = state;
    this.fates = fates;
    this.dice = dice;
    this.events = events;
    this.reasons = events !== null;
  }

  emit(event: ArgadEvent): void {
    apply(this.state, event);
    noteFate(this.fates, event);
    this.events?.push(event);
  }
}

/** The turn up to the end of movement. Events are kept, with their reasons, if a list is given. */
export function imagineMoves(
  table: Table,
  orders: State,
  dice: GiveDice,
  events: ArgadEvent[] | null = null,
): ImaginedTurn {
  const state = copyState(orders);
  const fates = allStand(state.figures.length);
  const resolution = new Imagining(state, fates, dice, events);
  revealOrders(table, state, resolution);
  const turn = beginTurn(table, state, resolution);
  moveInTurn(turn);
  return { turn, fates };
}

export function imagineShots(
  after: ImaginedTurn,
  dice: GiveDice,
  events: ArgadEvent[] | null = null,
): ImaginedTurn {
  const next = goOn(after, dice, events);
  shootInTurn(next.turn);
  return next;
}

export function imagineMelee(
  after: ImaginedTurn,
  dice: GiveDice,
  events: ArgadEvent[] | null = null,
): ImaginedTurn {
  const next = goOn(after, dice, events);
  fight(next.turn);
  return next;
}

/** A copy of everything that shots and melee write. What movement found out is shared. */
function goOn({ turn, fates }: ImaginedTurn, dice: GiveDice, events: ArgadEvent[] | null): ImaginedTurn {
  const state = copyState(turn.state);
  const noted = fates.slice();
  return {
    turn: {
      ...turn,
      state,
      resolution: new Imagining(state, noted, dice, events),
      shot: listBy(turn.shot.slice()),
      struck: listBy(turn.struck.slice()),
      crowd: null,
    },
    fates: noted,
  };
}

/** Dice that always show a one: nobody is hit by them, and nobody is held up. */
class Ones extends ThrownDice {
  die(): number {
    return 1;
  }
}

export const ones: Chance = new Ones();
