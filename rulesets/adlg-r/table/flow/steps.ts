/** Steps of a sequence (`turn.sequence`): what each asks, what it does without a question, and how the next begins. */
import { entryAt, none } from '@grognard/lists';
import { tryCamps } from '../actions/camp/index.ts';
import { corpsToActivate } from '../actions/command/index.ts';
import { face } from '../actions/conform/index.ts';
import {
  beginEngagement,
  fight,
  freeCommanders,
  mayEngage,
  meleesToChoose,
  openMelees,
  settleMelees,
} from '../actions/melee/index.ts';
import {
  mayPursue,
  mustPursue,
  pursue,
  removeRouted,
  riskCommanders,
  riskOfRouted,
  spreadRouts,
  touchedAside,
} from '../actions/rout/index.ts';
import { firingContextOf, settleShots, shotsFor, throwShots } from '../actions/shoot/index.ts';
import type { SideIndex } from '../state/indices.ts';
import { type SequenceStep, type State, steps, type Table } from '../state/model.ts';
import { otherSide, unitsOn } from '../state/sides.ts';
import type { Turn } from '../state/turn.ts';
import { lossesOf, resultNow, worthOf } from './victory.ts';

/** Whether a side has something to choose in this step. */
export function stepAsks(table: Table, state: State): boolean {
  switch (state.step) {
    case 'movement':
      return state.corps !== none || corpsToActivate(table, state).length > 0;
    case 'shooting': {
      const side = sideToAsk(state);
      return side !== null && shotsFor(firingContextOf(table, state), unitsOn(table, state, side)).length > 0;
    }
    case 'engagement': {
      const side = sideToAsk(state);
      return side !== null && mayEngage(table, state, side).length > 0;
    }
    case 'melee':
      return meleesToChoose(table, state).length > 1;
    case 'pursuit':
      return mayPursue(table, state).some((unit) => !mustPursue(table, state, unit));
    case 'rout':
    case 'check':
      return false;
  }
}

/** The phasing side, then the other, then nobody. */
function sideToAsk({ active, closed }: State): SideIndex | null {
  if (!closed.includes(active)) return active;
  const other = otherSide(active);
  return closed.includes(other) ? null : other;
}

/** Does one thing of a step that nobody is asked about. */
export function goOn(turn: Turn): void {
  const { state, resolution } = turn;
  switch (state.step) {
    case 'movement':
      nextStep(turn);
      return;
    case 'shooting':
    case 'engagement': {
      const side = sideToAsk(state);
      if (side !== null) resolution.emit({ kind: 'sideClosed', side });
      else endLaying(turn);
      return;
    }
    case 'melee':
      fightNext(turn);
      return;
    case 'rout':
      resolveRouts(turn);
      nextStep(turn);
      return;
    case 'pursuit':
      if (!pursueNext(turn)) nextStep(turn);
      return;
    case 'check':
      checkArmies(turn);
      return;
  }
}

/** All shots are thrown once both sides have laid theirs (`turn.shots-laid`). */
function endLaying(turn: Turn): void {
  const { state, table } = turn;
  if (state.step === 'shooting') {
    if (table.options['turn.shots-laid'] === 'laid') throwShots(turn);
    else settleShots(turn);
  }
  nextStep(turn);
}

/** The next melee in the order of pairing. After the last one all losses fall. */
export function fightNext(turn: Turn): void {
  const [melee] = openMelees(turn.table, turn.state);
  if (melee !== undefined) {
    fight(turn, melee);
    return;
  }
  settleMelees(turn);
  nextStep(turn);
}

/** `rout.steps`. */
function resolveRouts(turn: Turn, risk: (turn: Turn) => void = riskCommanders): void {
  const isRoutFirst = turn.table.options['rout.steps'] === 'routs-first';
  if (!isRoutFirst) risk(turn);
  spreadRouts(turn);
  if (isRoutFirst) risk(turn);
  removeRouted(turn);
}

/** The next unit that must pursue. Returns whether there was one. */
export function pursueNext(turn: Turn): boolean {
  const { table, state } = turn;
  const unit = mayPursue(table, state).find((one) => mustPursue(table, state, one));
  if (unit === undefined) return false;
  pursue(turn, unit, table.sizes.ud);
  return true;
}

/** Both armies are checked at the end of every sequence (`turn.victory`, `turn.limit`, `turn.game-turn`). */
function checkArmies({ table, state, resolution }: Turn): void {
  const losses = table.sides.map(({ index }) => lossesOf(table, state, index));
  const values = table.sides.map(({ index }) => worthOf(table, state, index));
  resolution.emit({ kind: 'checked', losses, values });
  const result = resultNow(table, state);
  if (result !== null) {
    resolution.emit({ kind: 'ended', result, fixed: true });
    return;
  }
  const active = otherSide(state.active);
  const turn = active === state.first ? state.turn + 1 : state.turn;
  resolution.emit({ kind: 'sequenceBegan', turn, sequence: state.sequence + 1, active, fixed: true });
}

/** Victors who are still touched aside turn at once to face one enemy, at choice (`pursuit.touched`). */
function faceTouched(turn: Turn): void {
  const { table, state, agenda } = turn;
  for (const { unit, enemies } of touchedAside(table, state)) {
    const [only, second] = enemies;
    if (second !== undefined) agenda.push({ do: 'face', unit, enemies });
    else if (only !== undefined) face(turn, unit, only);
  }
}

/** A unit routed by a pursuit leaves the table, and nobody pursues again (`pursuit.multiple`). Their commanders alone are at risk. */
function removePursued(turn: Turn): void {
  if (!turn.state.units.some(({ status }) => status === 'routed')) return;
  resolveRouts(turn, riskOfRouted);
}

export function nextStep(turn: Turn): void {
  const { state, resolution } = turn;
  if (state.step === 'pursuit') removePursued(turn);
  const step: SequenceStep = entryAt(steps, steps.indexOf(state.step) + 1);
  resolution.emit({ kind: 'stepBegan', step });
  if (step === 'engagement') beginEngagement(turn);
  // A commander who fought is still at risk in the rout (`commander.risk-when`).
  else if (step !== 'rout') freeCommanders(turn);
  if (step === 'melee') tryCamps(turn);
  if (step === 'pursuit') faceTouched(turn);
}
