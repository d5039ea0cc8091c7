/** `workOut`: the fates of all figures with their chances, every throw counted if there are few enough, else sampled. */

import { entryAt } from '@grognard/lists';
import {
  addSixths,
  branchesOf,
  type Chance,
  certain,
  type DiceBranch,
  multiplySixths,
  SeededDice,
  type Sixths,
  ThrownDice,
} from '@grognard/rules-kit';
import type { FateList, WeighedEnds } from '@grognard/table-kit';
import type { State, Table } from '../../state/model.ts';
import {
  type GiveDice,
  type ImaginedTurn,
  imagineMelee,
  imagineMoves,
  imagineShots,
  ones,
} from './imagined-turn.ts';
import type { Stakes } from './stakes.ts';

type TurnEnd = Extract<WeighedEnds, { readonly kind: 'exact' }>['ends'][number];

/** What may be spent: each branch of a throw costs one, each movement of everybody as many as it takes longer. */
export interface TurnBudget {
  readonly branches: number;
  readonly trials: number;
}

/** How many branches of shots or blows take as long as one movement of everybody. */
const moveCost = 10;

export function workOut(table: Table, orders: State, stakes: Stakes, budget: TurnBudget): WeighedEnds {
  return count(table, orders, stakes, budget.branches) ?? sample(table, orders, stakes, budget.trials);
}

function count(table: Table, orders: State, { actors }: Stakes, branches: number): WeighedEnds | null {
  const give = (chance: Chance): GiveDice => dealing(actors, chance);
  const moves = branchesOf(
    (chance) => imagineMoves(table, orders, give(chance)),
    Math.ceil(branches / moveCost),
  );
  if (moves === null) return null;
  const ends = new Map<string, TurnEnd>();
  let left = branches - (moves.length - 1) * moveCost;
  for (const moved of moves) {
    const shots = shotBranches(moved.outcome, actors, left);
    if (shots === null) return null;
    left -= shots.length;
    for (const shot of merged(shots, moved.chance)) {
      const blows = left <= 0 ? null : branchesOf((chance) => imagineMelee(shot.outcome, give(chance)), left);
      if (blows === null) return null;
      left -= blows.length;
      for (const { outcome, chance } of blows) put(ends, outcome.fates, multiplySixths(shot.chance, chance));
    }
  }
  return { kind: 'exact', ends: [...ends.values()] };
}

function put(ends: Map<string, TurnEnd>, fates: FateList, chance: Sixths): void {
  const key = fates.join('');
  const known = ends.get(key);
  ends.set(key, { fates, chance: known === undefined ? chance : addSixths(known.chance, chance) });
}

/** Shots of one moment differ in whom they hit alone. */
function merged(
  shots: readonly DiceBranch<ImaginedTurn>[],
  before: Sixths,
): readonly DiceBranch<ImaginedTurn>[] {
  const found = new Map<string, DiceBranch<ImaginedTurn>>();
  for (const { outcome, chance } of shots) {
    const key = outcome.fates.join('');
    const known = found.get(key);
    const whole = multiplySixths(before, chance);
    found.set(key, {
      outcome: known?.outcome ?? outcome,
      chance: known === undefined ? whole : addSixths(known.chance, whole),
    });
  }
  return [...found.values()];
}

function shotBranches(
  moved: ImaginedTurn,
  actors: ReadonlySet<string>,
  most: number,
): readonly DiceBranch<ImaginedTurn>[] | null {
  if (moved.turn.dueShots.length === 0 && moved.turn.state.orders.every((order) => order?.shot == null))
    return [{ outcome: imagineShots(moved, () => ones), chance: certain }];
  const needed = numbersNeeded(moved);
  return most <= 0
    ? null
    : branchesOf((chance) => {
        const dice = dealing(actors, chance);
        return imagineShots(moved, (actor, purpose) => {
          const need = needed.get(actor);
          const given = dice(actor, purpose);
          return need === undefined || given === ones ? given : new HitOrMiss(given, need);
        });
      }, most);
}

/** The number that each shot needs on its die, by shooter. */
function numbersNeeded(moved: ImaginedTurn): ReadonlyMap<string, number> {
  const events: Parameters<typeof imagineShots>[2] = [];
  const { turn } = imagineShots(moved, () => ones, events);
  const needed = new Map<string, number>();
  for (const event of events)
    if (event.kind === 'shot')
      needed.set(entryAt(turn.table.roster, event.figure).id, event.need - event.modifier);
  return needed;
}

/** A die of which only matters whether it reaches a number: two branches instead of one for every face. */
class HitOrMiss extends ThrownDice {
  private readonly chance: Chance;
  private readonly need: number;

  constructor(chance: Chance, need: number) {
    super();
    this.chance = chance;
    this.need = need;
  }

  die(): number {
    return this.chance.die();
  }

  override open(highest: number): number {
    const [[hits = 0] = []] = this.chance.openCounts([1], highest, [this.need]);
    return hits > 0 ? highest : Math.min(1, this.need - 1);
  }

  override openCounts(
    groups: readonly number[],
    highest: number,
    thresholds: readonly number[],
  ): readonly (readonly number[])[] {
    return this.chance.openCounts(groups, highest, thresholds);
  }
}

function dealing(actors: ReadonlySet<string>, chance: Chance): GiveDice {
  return (actor) => (actors.has(actor) ? chance : ones);
}

/** Always the same, so that the same position shows the same figures. */
const seed = 1789;
/** Ends played on from one movement. */
const perMovement = 10;

function sample(table: Table, orders: State, { actors }: Stakes, trials: number): WeighedEnds {
  const dice = new SeededDice(seed, 'no-log');
  const give = dealing(actors, dice);
  const still = branchesOf((chance) => imagineMoves(table, orders, dealing(actors, chance)), 1);
  const only = still?.[0]?.outcome ?? null;
  const clusters: FateList[][] = [];
  const size = only === null ? perMovement : 1;
  for (let played = 0; played < trials; played += size) {
    const moved = only ?? imagineMoves(table, orders, give);
    clusters.push(Array.from({ length: size }, () => imagineMelee(imagineShots(moved, give), give).fates));
  }
  return { kind: 'sampled', clusters };
}
