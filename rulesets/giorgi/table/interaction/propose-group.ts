/** Tasks and proposal of several units: they move as one body, one after the other, as far as no dice are needed. */

import type { ExplainedRefusal, Gesture, GroupRow, Item, Proposal, Task, TaskValues } from '@grognard/engine';
import { cornerOf, measuredCorner, pointsOfTrack, trackBySteps, trackLength } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { asJson, Problem, type RuleId } from '@grognard/rules-kit';
import {
  choiceTask,
  handleAt,
  handlesTask,
  keepTask,
  nothingProposed,
  placeTask,
  plainChoice,
  refused,
  stayRows,
  unitOfHandle,
} from '@grognard/table-kit';
import { type Formation, formationsOf } from '../../model.ts';
import { rateOf, rateRuleOf } from '../actions/move/index.ts';
import { asDrill, bodyNow } from '../bodies/index.ts';
import { cited, invalidCommandRefusal, unread } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { MoveCommand } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import { againTask, movesAgain } from './as-last-turn.ts';
import { fitGroup, type GroupFit } from './fit-group.ts';
import { foresee } from './foresee.ts';
import { bodyAfter, groupBody, groupSteps } from './group-body.ts';
import { type GroupMove, groupMoves } from './group-moves.ts';
import { amountOf, handleIds } from './handles.ts';
import { findPiece, type InteractionContext, isMine } from './interaction-context.ts';
import { ghostOf } from './look.ts';
import { proposeMove } from './propose-move.ts';
import { boundsOf } from './tasks-march.ts';

/** The units among the selected pieces, and the pieces that do not move with units. */
function unitsIn(context: InteractionContext, { pieces }: Gesture) {
  const units: UnitIndex[] = [];
  const others: string[] = [];
  for (const id of new Set(pieces)) {
    const piece = findPiece(context, id);
    if (piece?.kind === 'unit' && isMine(context, piece)) units.push(piece.unit);
    else others.push(id);
  }
  return { units, others };
}

/** Whether the prompt lets several units be ordered with one gesture. */
export function movesTogether({ question }: InteractionContext): boolean {
  return question?.phase === 'move';
}

/** How the units move by a gesture. Null if it moves nobody. */
function fitFor(
  context: InteractionContext,
  units: readonly UnitIndex[],
  values: TaskValues,
): GroupFit | Problem | null {
  if (units.length === 0) return null;
  if (values['again'] === true) return fitAgain(context, units);
  const steps = groupSteps(context, units, values);
  if (steps instanceof Problem) return steps;
  if (steps === null && values['formation'] === undefined) return null;
  const key = JSON.stringify([units, values]);
  const known = fits.get(context);
  if (known?.key === key) return known.fit;
  const fit = fitGroup(context, units, groupBody(context, units), steps ?? [], values);
  fits.set(context, { key, fit });
  return fit;
}

/** The moves of the last turn, each unit on its own way. */
function fitAgain(context: InteractionContext, units: readonly UnitIndex[]): GroupFit {
  const { commands, none } = movesAgain(context, units);
  const found = groupMoves(context, commands);
  const refusals = new Map([...none, ...found.refused]);
  return { ...found, refused: refusals, body: groupBody(context, units), steps: [], held: new Map() };
}

/** The last fit of each context: tasks and proposal of one gesture ask for the same. */
const fits = new WeakMap<InteractionContext, { readonly key: string; readonly fit: GroupFit }>();

export function proposeGroup(context: InteractionContext, gesture: Gesture): Proposal {
  const { table } = context;
  const { prompt } = interactionWordsOf(table);
  const { units, others } = unitsIn(context, gesture);
  const fit = fitFor(context, units, gesture.values);
  if (fit instanceof Problem) return refused(gesture.pieces.slice(0, 1).map((id) => unread(table, fit, id)));
  if (fit === null && units.length > 0) return nothingProposed;
  const alone = others.map((id) => invalidCommandRefusal('combination', prompt.oneByOne, id));
  if (fit === null) return refused(alone);
  const [first] = fit.underFire;
  if (fit.moves.length === 0 && first !== undefined) return oneUnderFire(context, first, fit, alone);
  const rows = [
    ...rowsOf(context, fit.moves, fit),
    ...underFireRow(context, fit.underFire),
    ...stayRows(reasonsOf(fit, alone)),
  ];
  const isNone = fit.moves.length === 0;
  return {
    commands: fit.moves.map(({ command }) => command),
    refusals: isNone ? [...[...fit.refused.values()].flat(), ...alone] : [],
    items: [...fit.moves.flatMap((move) => itemsOf(context, move)), ...(isNone ? [] : groupItems(fit))],
    stretches: [],
    notes: [],
    longestLegal: null,
    group: { rows: isNone ? [] : rows },
  };
}

/** Nobody moves without dice: the first of them is proposed alone, with the fire that it draws. */
function oneUnderFire(
  context: InteractionContext,
  { unit, command }: GroupMove,
  fit: GroupFit,
  alone: readonly ExplainedRefusal[],
): Proposal {
  const { id } = entryAt(context.table.units, unit);
  const single = proposeMove(context, unit, {
    pieces: [id],
    values: { march: asJson(command.steps) },
  });
  const others = fit.underFire.slice(1);
  const rows = [...underFireRow(context, others), ...stayRows(reasonsOf(fit, alone))];
  return { ...single, longestLegal: null, group: { rows } };
}

function itemsOf({ table, state }: InteractionContext, { unit, command }: GroupMove): Item[] {
  const { id, side } = entryAt(table.units, unit);
  const { stands, tracks } = foresee(table, state, unit, command.steps);
  const points = tracks.flatMap((track) => pointsOfTrack(track, 0, trackLength(track), 'middle'));
  const ghost = ghostOf(table, state, unit, stands);
  if (points.length < 2) return [ghost];
  return [{ kind: 'path', id: `way:${id}`, side: entryAt(table.sides, side).id, points }, ghost];
}

/** One ruler for all of them, along the outer corner of a wheel, and the front where they halt. */
function groupItems({ body, steps }: GroupFit): Item[] {
  if (steps.length === 0) return [];
  const track = trackBySteps(body, steps.map(asDrill));
  const there = bodyAfter(body, steps);
  const points = pointsOfTrack(track, 0, trackLength(track), measuredCorner([track]));
  const bar = {
    kind: 'frontage',
    id: 'frontage:group',
    from: cornerOf(there, 'front-left'),
    to: cornerOf(there, 'front-right'),
  } as const;
  return trackLength(track) === 0 ? [bar] : [{ kind: 'ruler', id: 'ruler:group', points }, bar];
}

/** Rows by the rate at which units move, the one that uses most of its movement first. */
function rowsOf(
  { table, state }: InteractionContext,
  moves: readonly GroupMove[],
  { held }: GroupFit,
): readonly GroupRow[] {
  const { notes, cm, partOfMove, formation: named } = interactionWordsOf(table);
  const rows = new Map<string, GroupRow & { readonly effort: number }>();
  for (const { unit, effort, command } of moves) {
    const info = entryAt(table.units, unit);
    const formation = marchedIn(command) ?? entryAt(state.units, unit).stands.formation;
    const rule = rateRuleOf(info, formation);
    const before = rows.get(rule);
    const used = before === undefined ? effort : Math.max(effort, before.effort);
    rows.set(rule, {
      pieces: [...(before?.pieces ?? []), info.id],
      value: partOfMove(used),
      words: notes.rate(named(formation), cm(rateOf(table, info, formation))),
      cited: citedAs(table, rule),
      role: 'goes',
      effort: used,
    });
  }
  const most = Math.max(...moves.map(({ effort }) => effort));
  return [...rows.values()]
    .sort((a, b) => b.effort - a.effort)
    .map(({ effort, ...row }) =>
      held.size > 0 && effort >= most - even ? { ...row, role: 'slowest' } : row,
    );
}

/** Units that use the same share of their movement, to the millimetre, are equally slow. */
const even = 0.02;

function marchedIn({ steps: [first] }: MoveCommand) {
  return first?.step === 'form' ? first.formation : null;
}

function citedAs(table: InteractionContext['table'], rule: RuleId): GroupRow['cited'] {
  return { rule, standing: cited(table, rule).standing };
}

function underFireRow({ table }: InteractionContext, moves: readonly GroupMove[]): readonly GroupRow[] {
  const { notes } = interactionWordsOf(table);
  if (moves.length === 0) return [];
  const pieces = moves.map(({ unit }) => entryAt(table.units, unit).id);
  return [
    { pieces, value: '', words: notes.underFire, cited: citedAs(table, 'attack.zone-fire'), role: 'stays' },
  ];
}

/** Units that are refused, each with its first reason. */
function reasonsOf({ refused: no }: GroupFit, alone: readonly ExplainedRefusal[]) {
  const reasons = [...[...no.values()].flatMap(([first]) => first ?? []), ...alone];
  return reasons.map((refusal) => [refusal.piece, refusal] as const);
}

export function groupTasks(context: InteractionContext, gesture: Gesture): readonly Task[] {
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  const { units } = unitsIn(context, gesture);
  const [lead] = units;
  if (lead === undefined) return [];
  const { values } = gesture;
  if (values['again'] === true) return againTask(context, units, gesture);
  const found = fitFor(context, units, values);
  const fit = found instanceof Problem ? null : found;
  const body = groupBody(context, units);
  const there = bodyAfter(body, fit?.steps ?? []);
  const led = fit?.moves.find(({ unit }) => unit === lead);
  const { x, y } =
    led === undefined ? bodyNow(table, state, lead) : foresee(table, state, lead, led.command.steps).stands;
  const handles = handleIds.map((id) => ({
    id,
    title: tasks.handles[id],
    at: handleAt(there, id),
    unit: unitOfHandle(id),
    value: amountOf(fit?.steps ?? [], id),
    ...boundsOf(table, lead, entryAt(state.units, lead).stands, there, id),
  }));
  return [
    placeTask('place', tasks.place, { x, y }),
    ...formationTask(context, units, values),
    ...(fit === null || fit.held.size === 0
      ? []
      : [keepTask(tasks.keepTogether, tasks.keepTogethers, values)]),
    handlesTask('march', tasks.march, values['march'] ?? [], handles),
    ...againTask(context, units, gesture),
  ];
}

/** Formations that all of them know. Who may not take it now is named in the proposal. */
function formationTask(
  { table, state }: InteractionContext,
  units: readonly UnitIndex[],
  values: TaskValues,
): readonly Task[] {
  const { tasks, formation: named } = interactionWordsOf(table);
  const known = units.map((unit): readonly Formation[] => formationsOf[entryAt(table.units, unit).arm]);
  const common = (known[0] ?? []).filter((one) => known.every((list) => list.includes(one)));
  const now = new Set(units.map((unit) => entryAt(state.units, unit).stands.formation));
  const value = values['formation'] ?? (now.size === 1 ? ([...now][0] ?? null) : null);
  if (common.length < 2) return [];
  const choices = common.map((one) => plainChoice(one, named(one), []));
  return [choiceTask('formation', tasks.formation, value, choices, 'more')];
}
