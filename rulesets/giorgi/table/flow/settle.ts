/** `settle`: everything that follows a command without a prompt: agenda items, melees, steps, player turns. */

import { entryAt } from '@grognard/lists';
import { settleBy } from '@grognard/table-kit';
import { answersOf, goIn } from '../actions/attack/index.ts';
import { partWhoAreGone } from '../actions/contact/index.ts';
import { retreat, rout } from '../actions/forced/index.ts';
import { fightOut, results, shake } from '../actions/melee/index.ts';
import { breakOn } from '../actions/morale/index.ts';
import { garrisonOf } from '../actions/move/index.ts';
import { mayLay } from '../actions/setup/ground.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { AgendaItem, State } from '../state/model.ts';
import type { Turn } from '../state/turn.ts';
import { goOnSettingUp } from './go-on-setting-up.ts';
import { questionOf } from './question.ts';
import { goesOn, nextStep, stepAsks } from './steps.ts';

/** Continues until a side is prompted or the battle is over. */
export function settle(turn: Turn): void {
  settleBy(() => settleOnce(turn));
}

/** Does one thing that follows without a prompt. Returns false if a side is prompted or the battle is over. */
export function settleOnce(turn: Turn): boolean {
  switch (turn.state.phase) {
    case 'over':
      return false;
    case 'turn':
      return settleTurn(turn);
    case 'roll':
    case 'terrain':
    case 'edge':
    case 'deploy':
      return settleSetup(turn);
  }
}

/** Does one thing of a player turn. Returns false if a side is prompted. */
function settleTurn(turn: Turn): boolean {
  const { table, state, agenda } = turn;
  const top = agenda[agenda.length - 1];
  if (top !== undefined) {
    if (isAsked(turn, top)) return false;
    agenda.pop();
    carryOn(turn, top);
    return true;
  }
  if (state.step === 'melee') partWhoAreGone(turn);
  if (stepAsks(table, state)) return false;
  if (!goesOn(turn)) nextStep(turn);
  return true;
}

/** The next phase of the set-up, if this one has no prompts left. */
function settleSetup(turn: Turn): boolean {
  if (!isSetupDone(turn)) return false;
  goOnSettingUp(turn);
  return true;
}

function isSetupDone({ table, state }: Turn): boolean {
  switch (state.phase) {
    case 'terrain':
      return !mayLay(table, state, state.active);
    case 'deploy':
    case 'roll':
    case 'edge':
    case 'turn':
    case 'over':
      return false;
  }
}

/** The state with the current agenda written into it. */
export function stateWith({ state, agenda }: Turn): State {
  return { ...state, agenda };
}

/** Whether an item has a side to prompt and a choice to offer. */
function isAsked(turn: Turn, entry: AgendaItem): boolean {
  const { table, state } = turn;
  if (questionOf(table, state, entry) === null) return false;
  const isOn = (unit: UnitIndex) => entryAt(state.units, unit).status === 'on';
  switch (entry.do) {
    case 'attack':
      return isFit(turn, entry.approach.unit) && (isFireNoted(entry) || hasAnswer(turn));
    case 'advance':
    case 'breakthrough':
      return isFit(turn, entry.unit);
    case 'value':
    case 'end':
      return isOn(entry.unit);
    case 'occupy':
      return garrisonOf(state, entry.house) === null && entry.units.some(isOn);
    case 'go-in':
    case 'forced':
    case 'shake':
    case 'results':
    case 'fight':
    case 'breaking':
      return false;
  }
}

/** On the table and not in rout. */
function isFit({ state }: Turn, unit: UnitIndex): boolean {
  const { status, rung } = entryAt(state.units, unit);
  return status === 'on' && rung < 3;
}

/** Fire noted last can still be undone, because a command closes the reactions. */
function isFireNoted({ answered }: Extract<AgendaItem, { readonly do: 'attack' }>): boolean {
  return answered[answered.length - 1]?.how === 'fire';
}

/** Whether any unit could do more than stand. */
function hasAnswer(turn: Turn): boolean {
  return answersOf(turn.table, stateWith(turn)).some(
    ({ how, refusals }) => how !== 'stand' && refusals.length === 0,
  );
}

/** Carries out an item that prompts nobody. */
function carryOn(turn: Turn, entry: AgendaItem): void {
  const isOn = (unit: UnitIndex) => entryAt(turn.state.units, unit).status === 'on';
  switch (entry.do) {
    case 'attack':
    case 'go-in':
      if (isFit(turn, entry.approach.unit)) goIn(turn, entry.approach, entry.answered);
      return;
    case 'forced':
      if (!isOn(entry.unit)) return;
      if (entry.move === 'R1') retreat(turn, entry.unit, entry.from);
      else rout(turn, entry.unit, entry.from);
      return;
    case 'shake':
      shake(turn, entry.unit);
      return;
    case 'results':
      results(turn, entry.fate);
      return;
    case 'fight':
      fightOut(turn, entry.melee);
      return;
    case 'breaking':
      breakOn(turn, entry.done, entry.tested);
      return;
    // The unit that these would prompt is gone.
    case 'advance':
    case 'breakthrough':
    case 'value':
    case 'end':
    case 'occupy':
      return;
  }
}
