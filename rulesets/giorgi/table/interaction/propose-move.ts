/** Proposal of a move or attack: its verdict, ghost, costs, fire drawn, and longest legal part. */

import type { Gesture, Item, Proposal, TaskValues } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { asJson, type ExplainedLine, Problem } from '@grognard/rules-kit';
import { nothingProposed, refused } from '@grognard/table-kit';
import { crossings } from '../actions/attack/index.ts';
import { firingAt, zonesOf } from '../actions/fire/index.ts';
import { type MovePlot, rateOf } from '../actions/move/index.ts';
import { explainRefusals, fact, unread } from '../explain/citations.ts';
import { explainShot, testChance } from '../explain/explain-shot.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { checkCommand } from '../flow/check.ts';
import { layPlain } from '../flow/check-move.ts';
import type { MarchStep, MoveCommand } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { isRefused } from '../state/turn.ts';
import { attackNotes, explainAttack } from './explain-attack.ts';
import { type ForeseenMove, foresee } from './foresee.ts';
import type { InteractionContext } from './interaction-context.ts';
import { ghostOf, zoneItems } from './look.ts';
import { measuredOrder } from './measured.ts';
import { type MoveFromGesture, moveFromGesture } from './move-from-gesture.ts';
import { shorten } from './shorten.ts';
import { stretchesOf, wayOnTable } from './stretches.ts';

export function proposeMove(context: InteractionContext, unit: UnitIndex, gesture: Gesture): Proposal {
  const { table, state, side } = context;
  const { id } = entryAt(table.units, unit);
  const values = moveFromGesture(context, unit, gesture.values);
  if (values instanceof Problem) return refused([unread(table, values, id)]);
  const { command } = values;
  if (command === null) return nothingProposed;
  const verdict = checkCommand(table, state, side, command, 'verdict');
  const refusals = explainRefusals(table, verdict, id, (rule) =>
    measuredOrder(table, state, unit, command, rule),
  );
  return {
    commands: [command],
    refusals,
    ...(values.approach === null ? showMove(context, unit, command) : showAttack(context, unit, values)),
    longestLegal: refusals.length === 0 ? null : fitsBy(context, unit, gesture, values),
  };
}

type ShownMove = Pick<Proposal, 'items' | 'stretches' | 'notes'>;

/** Share of a move that changes of formation use, whatever the terrain. */
function changesIn({ rules, units }: Table, unit: UnitIndex, steps: readonly MarchStep[]): number {
  const { limberCost, changeCost } = rules.table;
  const each = entryAt(units, unit).arm === 'artillery' ? limberCost : changeCost;
  return steps.filter(({ step }) => step === 'form').length * each;
}

function showMove({ table, state }: InteractionContext, unit: UnitIndex, command: MoveCommand): ShownMove {
  const laid = layPlain(table, state, { ...command, target: null });
  const foreseen = foresee(table, state, unit, command.steps);
  const stands = isRefused(laid)
    ? foreseen.stands
    : ((laid as MovePlot).into?.stands ?? (laid as MovePlot).stands);
  const way = { ...foreseen, stands };
  const used = changesIn(table, unit, command.steps);
  const stretches = stretchesOf(table, state, unit, way, used).map((stretch) =>
    isRefused(laid) ? stretch : { ...stretch, isWithin: true },
  );
  const { id, side } = entryAt(table.units, unit);
  const drawn = isRefused(laid) ? [] : crossingsOf(table, state, unit, laid as MovePlot);
  return {
    items: [
      ...drawn.flatMap(({ by }) => zoneItems(table, by, zonesOf(table, state, by))),
      ...wayOnTable(id, entryAt(table.sides, side).id, foreseen.tracks, stretches),
      ghostOf(table, state, unit, stands),
    ],
    stretches,
    notes: moveNotes(table, state, unit, command, isRefused(laid) ? null : (laid as MovePlot), way, drawn),
  };
}

interface DrawnLine {
  readonly by: UnitIndex;
  readonly line: ExplainedLine;
}

/** Units whose fire the move draws, and its cost. */
function crossingsOf(table: Table, state: State, unit: UnitIndex, laid: MovePlot): readonly DrawnLine[] {
  const { percent, decimal, odds, cm } = interactionWordsOf(table);
  return crossings(table, state, unit, laid.tracks, laid.formations, laid.standings).map(
    ({ by, shot, along, at }) => {
      const values = explainShot(table, firingAt(table, state, shot, at));
      const test = percent(testChance(state, unit, values));
      const value = odds.firesAfter(cm(along), percent(values.any), decimal(values.mean), test);
      return { by, line: fact(`fire.${by}`, entryAt(table.units, by).name, value) };
    },
  );
}

function moveNotes(
  table: Table,
  state: State,
  unit: UnitIndex,
  { steps }: MoveCommand,
  laid: MovePlot | null,
  { stands, formations }: ForeseenMove,
  drawn: readonly DrawnLine[],
): Proposal['notes'] {
  const { notes, partOfMove, formation, cm } = interactionWordsOf(table);
  const rate = rateOf(table, entryAt(table.units, unit), formations.at(-1) ?? stands.formation);
  const lines: ExplainedLine[] = [fact('rate', notes.move, cm(rate))];
  if (laid !== null && laid.effort > 0) lines.push(fact('effort', notes.effort, partOfMove(laid.effort)));
  const changes = changesIn(table, unit, steps);
  if (changes > 0) lines.push(fact('changes', notes.changes, partOfMove(changes)));
  if (stands.formation !== entryAt(state.units, unit).stands.formation)
    lines.push(fact('formation', notes.formation, formation(stands.formation)));
  return [
    { title: notes.move, lines },
    ...(drawn.length === 0 ? [] : [{ title: notes.drawsFire, lines: drawn.map(({ line }) => line) }]),
  ];
}

function showAttack(
  { table, state }: InteractionContext,
  unit: UnitIndex,
  { approach }: MoveFromGesture,
): ShownMove {
  const { id, side } = entryAt(table.units, unit);
  const foreseen = foresee(table, state, unit, approach!.steps);
  const stretches = stretchesOf(table, state, unit, foreseen, 0);
  const { rehearsed } = explainAttack(table, state, approach!);
  const items: Item[] = [
    ...wayOnTable(id, entryAt(table.sides, side).id, foreseen.tracks, stretches),
    ghostOf(table, state, unit, rehearsed.stands),
  ];
  return {
    items,
    stretches: stretches.map((stretch) => ({ ...stretch, isWithin: true })),
    notes: attackNotes(table, state, approach!),
  };
}

/** The longest legal part of the same move: its path shortened, if need be without a final change of formation. */
function fitsBy(
  context: InteractionContext,
  unit: UnitIndex,
  gesture: Gesture,
  values: MoveFromGesture,
): Gesture | null {
  const { table, state, side } = context;
  const { command, head, middle, last } = values;
  if (command === null || command.target !== null || command.enter !== null) return null;
  const from = foresee(table, state, unit, [...head, ...middle.slice(0, -1)]).stands;
  for (const after of last.length === 0 ? [last] : [last, []]) {
    const isLegal = (steps: readonly MarchStep[]) =>
      checkCommand(table, state, side, { ...command, steps: [...head, ...steps, ...after] }, 'verdict')
        .allowed;
    const cut = shorten(middle, isLegal, from);
    if (cut !== null)
      return { ...gesture, values: toldAs(gesture.values, cut, after === last ? 'formed' : 'as it is') };
  }
  return null;
}

/** Task values with the path replaced: by points if it has only points, by steps otherwise. */
function toldAs(values: TaskValues, steps: readonly MarchStep[], end: 'formed' | 'as it is'): TaskValues {
  const { place: _place, way: _way, march: _march, ...rest } = values;
  const { formation: _formation, files: _files, gap: _gap, formWhen: _when, ...plain } = rest;
  const isWay = steps.every(({ step }) => step === 'way');
  const points = steps.flatMap((step) => (step.step === 'way' ? [{ ...step.to }] : []));
  return {
    ...(end === 'formed' ? rest : plain),
    ...(isWay ? { way: points } : { march: asJson(steps) }),
  };
}
