/** `planRandom`: random legal commands of every kind and with every field, however foolish. */

import { type CommandPlan, type Random, withoutDice } from '@grognard/engine';
import { entryAt, none, numberAt } from '@grognard/lists';
import { checkCommand } from '../actions/command.ts';
import { apply } from '../flow/apply.ts';
import { decideCommand } from '../flow/decide.ts';
import type { SideIndex, VesselIndex } from '../state/indices.ts';
import type { Figure, State, Table } from '../state/model.ts';
import type { ArgadCommand } from '../state/orders.ts';
import { type RandomOrderContext, someCrossing, someOrder, somePlacing } from './random-orders.ts';
import { someForming, someMarch } from './random-ranks.ts';
import { wander } from './random-ways.ts';

/** How many random orders are tried before a figure stands still. */
const tries = 4;

/** Collects allowed commands. They are applied to a private copy of the state, so that each is checked against those before it. */
class RandomPlan {
  readonly commands: ArgadCommand[] = [];
  readonly table: Table;
  readonly state: State;
  readonly side: SideIndex;

  constructor(table: Table, state: State, side: SideIndex) {
    this.table = table;
    this.state = state;
    this.side = side;
  }

  /** Adds a command if it is allowed. */
  offer(command: ArgadCommand): boolean {
    const { table, state, side } = this;
    if (!checkCommand(table, state, side, command, 'verdict').allowed) return false;
    decideCommand(
      table,
      state,
      side,
      command,
      withoutDice((event) => apply(state, event)),
    );
    this.commands.push(command);
    return true;
  }

  /** Adds the first allowed command. */
  offerAny(some: () => ArgadCommand | null): void {
    for (let n = 0; n < tries; n++) {
      const command = some();
      if (command !== null && this.offer(command)) return;
    }
  }
}

function ownMen({ roster }: Table, { figures }: State, side: SideIndex): Figure[] {
  return roster.filter(
    (figure) => figure.side === side && !figure.captive && entryAt(figures, figure.index).status === 'on',
  );
}

/** A complete random plan. The caller gives up the state, which is changed. */
export function planRandom(
  table: Table,
  state: State,
  side: SideIndex,
  random: Random,
): CommandPlan<ArgadCommand> {
  const draft = new RandomPlan(table, state, side);
  const own = ownMen(table, state, side);
  if (state.phase === 'deploy') placeAll(draft, own, random);
  else giveOrders(draft, own, random);
  return {
    commands: [...draft.commands, random.below(3000) === 0 ? { kind: 'concede' } : { kind: 'seal' }],
    reasons: [{ who: [], words: table.words.doctrine.byChance }],
  };
}

/** Any command a player could try, allowed or not. Null if no figure can be ordered. */
export function someProposal(
  table: Table,
  state: State,
  side: SideIndex,
  random: Random,
): ArgadCommand | null {
  const own = ownMen(table, state, side);
  const figure = own[random.below(Math.max(1, own.length))];
  if (figure === undefined || state.phase === 'over') return null;
  const prompt: RandomOrderContext = {
    table,
    state,
    side,
    figure,
    way: random.below(3600),
    random,
  };
  if (state.phase === 'deploy') return somePlacing(prompt);
  const kind = random.below(16);
  const { body, vessel } = entryAt(state.figures, figure.index);
  if (kind === 0) return someForming(state, own, random);
  if (kind < 4 && body !== none) return someMarch(body, random);
  if (kind < 4 && vessel !== none) return someRowing(table, state, vessel, own, random);
  return kind < 6 ? (someCrossing(prompt) ?? someOrder(prompt)) : someOrder(prompt);
}

function placeAll(draft: RandomPlan, own: readonly Figure[], random: Random): void {
  const { table, state, side } = draft;
  if (entryAt(table.sides, side).zone === null) return;
  for (const figure of own)
    if (random.below(2) === 0)
      draft.offerAny(() => somePlacing({ table, state, side, figure, way: random.below(3600), random }));
}

function giveOrders(draft: RandomPlan, own: readonly Figure[], random: Random): void {
  const { table, state, side } = draft;
  if (random.below(3) === 0) draft.offerAny(() => someForming(state, own, random));
  for (const { index } of table.vessels)
    if (random.below(3) !== 0) draft.offerAny(() => someRowing(table, state, index, own, random));
  state.bodies.forEach(({ members }, body) => {
    if (
      members.length > 0 &&
      entryAt(table.roster, numberAt(members, 0)).side === side &&
      random.below(5) !== 0
    )
      draft.offerAny(() => someMarch(body, random));
  });
  // One direction shared by the figures that move together.
  const way = random.below(3600);
  for (const figure of own) {
    if (random.below(12) === 0) continue;
    draft.offerAny(() => someOrder({ table, state, side, figure, way, random }));
    if (random.below(40) === 0) draft.offer({ kind: 'cancel', figure: figure.id });
  }
}

/** Two of the figures aboard row somewhere. */
function someRowing(
  table: Table,
  state: State,
  vessel: VesselIndex,
  own: readonly Figure[],
  random: Random,
): ArgadCommand | null {
  const aboard = own.filter((figure) => entryAt(state.figures, figure.index).vessel === vessel);
  if (aboard.length < 2) return null;
  const rowers = aboard.slice(0, 2 + random.below(Math.min(2, aboard.length - 1))).map(({ id }) => id);
  const path = wander(entryAt(state.vessels, vessel), 100 + random.below(1000), random);
  return { kind: 'row', vessel: entryAt(table.vessels, vessel).id, path, rowers };
}
