/** Worlds to imagine a turn in: the state as the side knows it, with its own orders and what the others are taken to do. */

import { withoutDice } from '@grognard/engine';
import { entryAt, lookUp, none } from '@grognard/lists';
import { shareOf } from '@grognard/rules-kit';
import { checkCommand } from '../../actions/command.ts';
import { shootFrom } from '../../actions/plain-orders.ts';
import { shotFacts, standingShot } from '../../actions/shooting/shot-facts.ts';
import { assessShot } from '../../actions/shooting/shot-odds.ts';
import { isEngagedIn } from '../../actions/shooting/shot-surroundings.ts';
import { hitChance } from '../../actions/shots.ts';
import { apply } from '../../flow/apply.ts';
import { decideCommand } from '../../flow/decide.ts';
import { copyState } from '../../state/copy-state.ts';
import type { ArgadEvent } from '../../state/events.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { State } from '../../state/model.ts';
import type { ArgadCommand, OrderCommand } from '../../state/orders.ts';
import { enemiesOf, type InteractionContext } from '../interaction-context.ts';
import { imagineMoves, ones } from './imagined-turn.ts';

/** The state with the side's own orders, those of the gesture among them. Null if one of them cannot be given. */
export function worldWith(context: InteractionContext, commands: readonly ArgadCommand[]): State | null {
  const { table, side } = context;
  if (side === none) return null;
  const state = copyState(context.state);
  const resolution = withoutDice((event: ArgadEvent) => apply(state, event));
  for (const command of commands) {
    if (!checkCommand(table, state, side, command, 'verdict').allowed) return null;
    decideCommand(table, state, side, command, resolution);
  }
  return state;
}

/** A figure with a loaded firearm fires just before contact. Other figures without orders do nothing. */
export function letThemReceive(context: InteractionContext, state: State): void {
  for (const enemy of enemiesOf(context, context.side)) {
    if (state.orders[enemy] !== null) continue;
    for (const shot of shotsOf(context, enemy, [null])) {
      const order = shootFrom(entryAt(context.table.roster, enemy).id, { ...shot, moment: 'contact' });
      if (obey(context, state, enemy, order)) break;
    }
  }
}

/**
 * Everybody of the other sides stands and fires at whom it best can: the likeliest hit where the orders lead, or the attacker, just before contact.
 */
export function letThemFire(context: InteractionContext, state: State): void {
  const { table, side } = context;
  const then = imagineMoves(table, state, () => ones).turn.state;
  const isEngaged = (where: State, figure: FigureIndex) =>
    isEngagedIn({ table, state: where, when: null, eyes: null }, figure);
  for (const enemy of enemiesOf(context, side)) {
    if (isEngaged(then, enemy) && !isEngaged(state, enemy)) continue;
    const shot = bestShot(context, then, enemy);
    if (shot !== null) obey(context, state, enemy, shootFrom(entryAt(table.roster, enemy).id, shot));
  }
  letThemReceive(context, state);
}

type ShotOrder = NonNullable<OrderCommand['shot']>;

/** The shots of a figure's loaded firearms at these targets, each kind once. */
function shotsOf(
  { table, state }: InteractionContext,
  figure: FigureIndex,
  targets: readonly (FigureIndex | null)[],
): ShotOrder[] {
  const { firearms } = entryAt(table.roster, figure);
  const { loaded } = entryAt(state.figures, figure);
  const kinds = new Set(firearms.filter((_, weapon) => (loaded & (1 << weapon)) !== 0));
  return targets.flatMap((target) =>
    [...kinds].map((weapon): ShotOrder => {
      const id = target === null ? null : entryAt(table.roster, target).id;
      return { weapon, target: id, moment: 'end', after: 0, fallback: 'nearest' };
    }),
  );
}

/** The likeliest hit of a figure on one of the player's, from where it stands to where their orders lead. */
function bestShot(context: InteractionContext, then: State, shooter: FigureIndex): ShotOrder | null {
  const { table, side } = context;
  const { side: eyes, firearms } = entryAt(table.roster, shooter);
  const targets = table.roster.flatMap(({ index, side: its, captive }) => {
    const { status, known } = entryAt(then.figures, index);
    return its === side && !captive && status === 'on' && (known & (1 << eyes)) !== 0 ? [index] : [];
  });
  const scene = { table, state: then, when: null, eyes };
  const at = { ...standingShot, eyes, engagedAtStart: isEngagedIn(scene, shooter) };
  let best: ShotOrder | null = null;
  let most = 0;
  for (const shot of shotsOf(context, shooter, targets)) {
    const target = shot.target === null ? null : lookUp(table.figureOf, shot.target);
    if (target === null) continue;
    const facts = shotFacts(table, then, shooter, firearms.indexOf(shot.weapon), target, at);
    const { assessed } = assessShot(table, facts, null);
    const chance = assessed === null ? 0 : shareOf(hitChance(assessed));
    if (chance <= most) continue;
    most = chance;
    best = shot;
  }
  return best;
}

/** Gives a figure of another side an order, if its rules allow it. */
function obey(
  { table }: InteractionContext,
  state: State,
  figure: FigureIndex,
  order: OrderCommand,
): boolean {
  const { side } = entryAt(table.roster, figure);
  if (!checkCommand(table, state, side, order, 'verdict').allowed) return false;
  const { kind: _, figure: __, ...own } = order;
  state.orders[figure] = own;
  return true;
}
