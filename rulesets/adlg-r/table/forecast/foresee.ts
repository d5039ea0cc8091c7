/** `foresee`: what finally becomes of units if a command is given: a charge, an answer to one, a melee, a shot. */
import { type Forecast, type ForecastStep, resolutionOf, throwFrom } from '@grognard/engine';
import { entryAt, lookUp } from '@grognard/lists';
import { type Chance, fractionOf, oddsOf, shareOf } from '@grognard/rules-kit';
import { shoot as procedure } from '../../rules/shooting/procedure.ts';
import { meleeOf, meleesIn, type PairedMelee } from '../actions/melee/index.ts';
import { sceneOf, shotFacts } from '../actions/shoot/index.ts';
import { interactionWordsOf, namesOf } from '../explain/words.ts';
import { decideCommand } from '../flow/decide.ts';
import { questionIn } from '../flow/question.ts';
import { rehearse } from '../interaction/rehearse.ts';
import { apply } from '../state/apply.ts';
import type { AdlgCommand, AdlgCommandOf } from '../state/commands.ts';
import { copyState } from '../state/copy.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { everyBranch, type LaidFaces } from './dice-tree.ts';
import { addEnding, type Endings, endMelee, fateOfLoss, tellEndings } from './fates.ts';

export interface ForeseenFrom {
  readonly table: Table;
  readonly state: State;
  readonly side: SideIndex;
  /** The sums behind it, as the proposal or the choice tells them. */
  readonly why: readonly ForecastStep[];
}

/** Null if nothing is at stake, or too much is open. */
export function foresee(from: ForeseenFrom, command: AdlgCommand): Forecast | null {
  if (command.kind === 'charge' || command.kind === 'spontaneous')
    return ofCharge(from, command, indicesOf(from.table, command.units));
  if (command.kind === 'answer') return ofAnswer(from, command);
  if (command.kind === 'fight') return ofFight(from, command);
  return command.kind === 'shoot' ? ofShot(from, command) : null;
}

function indicesOf({ unitOf }: Table, ids: readonly string[]): UnitIndex[] {
  return ids.map((id) => lookUp(unitOf, id));
}

function ofCharge(
  { table, state, side, why }: ForeseenFrom,
  command: AdlgCommand,
  units: readonly UnitIndex[],
): Forecast | null {
  const home = rehearse(table, state, side, command);
  if (home === null) return null;
  const melees = meleesIn(table, home).filter(({ a, b }) => units.includes(a) || units.includes(b));
  return ofMelees({ table, state, side, why }, home, melees, side);
}

function ofMelees(
  { table, state, side, why }: ForeseenFrom,
  home: State,
  melees: readonly PairedMelee[],
  charging: SideIndex,
): Forecast | null {
  const all: Endings = new Map();
  for (const melee of melees) endMelee(table, home, melee, 1, state, all);
  const { assumed } = interactionWordsOf(table).forecast;
  const standing = melees
    .flatMap(({ a, b }) => [a, b])
    .filter((unit) => entryAt(table.units, unit).side !== charging);
  const assumptions = [assumed.stands(namesOf(table, standing)), assumed.firstPhase, assumed.others];
  return tellEndings(table, side, all, { why, assumptions });
}

function ofFight(
  { table, state, side, why }: ForeseenFrom,
  { unit, against }: AdlgCommandOf<'fight'>,
): Forecast | null {
  const enemy = against === null ? null : lookUp(table.unitOf, against);
  const melee = meleeOf(table, state, lookUp(table.unitOf, unit), enemy);
  if (melee === null) return null;
  const all: Endings = new Map();
  endMelee(table, state, melee, 1, state, all);
  return tellEndings(table, side, all, { why, assumptions: [] });
}

function ofShot({ table, state, side, why }: ForeseenFrom, command: AdlgCommandOf<'shoot'>): Forecast | null {
  const target = lookUp(table.unitOf, command.target);
  const look = { unit: lookUp(table.unitOf, command.main), edge: command.edge, target };
  const facts = shotFacts(sceneOf(table, state), look, indicesOf(table, command.supports));
  const assessed = procedure.assess(procedure.situation(table.rules, facts), null);
  const all: Endings = new Map();
  for (const { outcome, chance } of oddsOf((dice: Chance) => procedure.roll(assessed, dice).loss))
    addEnding(all, target, {
      fate: fateOfLoss(table, state, target, outcome),
      lost: outcome,
      share: shareOf(fractionOf(chance)),
    });
  const { assumed } = interactionWordsOf(table).forecast;
  return tellEndings(table, side, all, { why, assumptions: [assumed.shotOnly] });
}

/** So many courses are played out for one answer. */
const mostBranches = 220;

function ofAnswer(from: ForeseenFrom, command: AdlgCommandOf<'answer'>): Forecast | null {
  const { table, state, side, why } = from;
  const units = indicesOf(table, command.units);
  const branches = everyBranch((dice) => playedOn(table, state, side, command, dice), mostBranches);
  if (branches === null) return null;
  const all: Endings = new Map();
  for (const { share, result: after } of branches) {
    const melees = meleesIn(table, after).filter(({ a, b }) => units.includes(a) || units.includes(b));
    for (const melee of melees) endMelee(table, after, melee, share, state, all);
    const fighting = new Set(melees.flatMap(({ a, b }) => [a, b]));
    for (const unit of units.filter((one) => !fighting.has(one))) {
      const { status, lost } = entryAt(after.units, unit);
      const more = lost - entryAt(state.units, unit).lost;
      const fate =
        status === 'on'
          ? more > 0
            ? 'driven-back'
            : 'stands'
          : status === 'routed'
            ? 'routed'
            : 'destroyed';
      addEnding(all, unit, { fate, lost: more, share });
    }
  }
  const { assumed } = interactionWordsOf(table).forecast;
  const assumptions = [command.how === 'evade' ? assumed.follows : assumed.firstPhase, assumed.others];
  return tellEndings(table, side, wholeOnly(all), { why, assumptions });
}

/** Enemies are told only if they fight in every course, so that their shares add up. */
function wholeOnly(all: Endings): Endings {
  const isWhole = (endings: readonly { readonly share: number }[]) =>
    Math.abs(endings.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9;
  return new Map([...all].filter(([, endings]) => isWhole(endings)));
}

/** The position after an answer, when everybody else who is asked stands and chargers follow all the way. */
function playedOn(
  table: Table,
  before: State,
  side: SideIndex,
  command: AdlgCommand,
  dice: LaidFaces,
): State {
  const state = copyState(before);
  const events: AdlgEvent[] = [];
  const writer = { apply: (now: State, event: AdlgEvent) => apply(table, now, event) };
  const resolution = resolutionOf(writer, state, { thrower: throwFrom(dice, 0), events, reasons: false });
  decideCommand(table, state, side, command, resolution);
  for (let n = 0; n < mostQuestions; n++) {
    const next = plainAnswer(table, state);
    const question = questionIn(table, state);
    if (next === null || question === null) return state;
    decideCommand(table, state, question.side, next, resolution);
  }
  return state;
}

/** More questions than any charge asks. */
const mostQuestions = 8;

function plainAnswer(table: Table, { agenda }: State): AdlgCommand | null {
  const top = agenda.at(-1);
  if (top?.do === 'follow') return { kind: 'follow', by: [...top.most] };
  if (top?.do !== 'answer') return null;
  const units = top.targets.map((unit) => entryAt(table.units, unit).id);
  return { kind: 'answer', units, how: 'stand', align: false, turnBack: false };
}
