/** Legal commands by chance, of every kind and with every field: what anybody could do, however foolish. */
import type { Luck, Plan } from '@grognard/engine';
import { apply } from '../apply.ts';
import { checkCommand } from '../check/command.ts';
import { decideCommand } from '../decide.ts';
import type { Man, State, Table } from '../model.ts';
import type { ArgadCommand } from '../orders.ts';
import { type Asked, someCrossing, someOrder, somePlacing } from './random-orders.ts';
import { someForming, someMarch } from './random-ranks.ts';
import { wander } from './random-ways.ts';

/** So often something else is tried before a figure stands still. */
const tries = 4;

/** Keeps what passes: commands are given to a state of one's own, so that each sees those before it. */
class Draft {
  readonly commands: ArgadCommand[] = [];
  readonly table: Table;
  readonly state: State;
  readonly side: number;

  constructor(table: Table, state: State, side: number) {
    this.table = table;
    this.state = state;
    this.side = side;
  }

  /** Puts a command down if it is allowed. */
  offer(command: ArgadCommand): boolean {
    const { table, state, side } = this;
    if (!checkCommand(table, state, side, command, 'verdict').allowed) return false;
    decideCommand(table, state, side, command, {
      dice: () => {
        throw new Error('orders throw no dice');
      },
      emit: (event) => apply(state, event),
      reasons: false,
    });
    this.commands.push(command);
    return true;
  }

  /** Puts the first down that is allowed. */
  offerAny(some: () => ArgadCommand | null): void {
    for (let n = 0; n < tries; n++) {
      const command = some();
      if (command !== null && this.offer(command)) return;
    }
  }
}

function ownMen({ men }: Table, { figures }: State, side: number): Man[] {
  return men.filter((man) => man.side === side && !man.captive && figures[man.index]!.status === 'on');
}

/** A complete plan by chance. The state is one's own to spoil. */
export function planRandom(table: Table, state: State, side: number, luck: Luck): Plan<ArgadCommand> {
  const draft = new Draft(table, state, side);
  const own = ownMen(table, state, side);
  if (state.phase === 'deploy') placeAll(draft, own, luck);
  else giveOrders(draft, own, luck);
  return {
    commands: [...draft.commands, luck.below(3000) === 0 ? { kind: 'concede' } : { kind: 'seal' }],
    reasons: [{ who: [], words: table.words.doctrine.byChance }],
  };
}

/** Anything that somebody could ask for, whether the rules allow it or not; null: there is nobody to ask for it. */
export function someProposal(table: Table, state: State, side: number, luck: Luck): ArgadCommand | null {
  const own = ownMen(table, state, side);
  const man = own[luck.below(Math.max(1, own.length))];
  if (man === undefined || state.phase === 'over') return null;
  const asked: Asked = { table, state, side, man, way: luck.below(3600), luck };
  if (state.phase === 'deploy') return somePlacing(asked);
  const kind = luck.below(16);
  const { body, vessel } = state.figures[man.index]!;
  if (kind === 0) return someForming(state, own, luck);
  if (kind < 4 && body >= 0) return someMarch(body, luck);
  if (kind < 4 && vessel >= 0) return someRowing(table, state, vessel, own, luck);
  return kind < 6 ? (someCrossing(asked) ?? someOrder(asked)) : someOrder(asked);
}

function placeAll(draft: Draft, own: readonly Man[], luck: Luck): void {
  const { table, state, side } = draft;
  if (table.sides[side]!.zone === null) return;
  for (const man of own)
    if (luck.below(2) === 0)
      draft.offerAny(() => somePlacing({ table, state, side, man, way: luck.below(3600), luck }));
}

function giveOrders(draft: Draft, own: readonly Man[], luck: Luck): void {
  const { table, state, side } = draft;
  if (luck.below(3) === 0) draft.offerAny(() => someForming(state, own, luck));
  for (const { index } of table.vessels)
    if (luck.below(3) !== 0) draft.offerAny(() => someRowing(table, state, index, own, luck));
  state.bodies.forEach(({ members }, body) => {
    if (members.length > 0 && table.men[members[0]!]!.side === side && luck.below(5) !== 0)
      draft.offerAny(() => someMarch(body, luck));
  });
  // One way for all, for those who go the same way.
  const way = luck.below(3600);
  for (const man of own) {
    if (luck.below(12) === 0) continue;
    draft.offerAny(() => someOrder({ table, state, side, man, way, luck }));
    if (luck.below(40) === 0) draft.offer({ kind: 'cancel', figure: man.id });
  }
}

/** Two of those aboard row somewhere. */
function someRowing(
  table: Table,
  state: State,
  vessel: number,
  own: readonly Man[],
  luck: Luck,
): ArgadCommand | null {
  const aboard = own.filter((man) => state.figures[man.index]!.vessel === vessel);
  if (aboard.length < 2) return null;
  const rowers = aboard.slice(0, 2 + luck.below(Math.min(2, aboard.length - 1))).map(({ id }) => id);
  const path = wander(state.vessels[vessel]!, 100 + luck.below(1000), luck);
  return { kind: 'row', vessel: table.vessels[vessel]!.id, path, rowers };
}
