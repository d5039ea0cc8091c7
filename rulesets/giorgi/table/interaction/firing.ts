/** Fire tasks: targets with odds, the rod to drag, faces and pieces; and the proposal. */

import type {
  Choice,
  ChoiceTask,
  ExplainedRefusal,
  Gesture,
  Proposal,
  Task,
  TaskValues,
} from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { entryAt, none, stored } from '@grognard/lists';
import { Problem } from '@grognard/rules-kit';
import {
  choiceTask,
  handlesTask,
  nothingProposed,
  plainChoice,
  refused,
  targetTask,
} from '@grognard/table-kit';
import { availableShots, firingOf, plainShot, weaponsOf } from '../actions/fire/index.ts';
import { basesOf } from '../bodies/index.ts';
import { explainRefusals, unread } from '../explain/citations.ts';
import { explainShot } from '../explain/explain-shot.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { checkCommand } from '../flow/check.ts';
import { shotIn } from '../flow/given-command.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Shot } from '../state/model.ts';
import { otherSide, unitsOn } from '../state/sides.ts';
import {
  alongRod,
  angleTo,
  type FireFromGesture,
  fireFromGesture,
  targetOf,
  targetValue,
} from './fire-from-gesture.ts';
import type { InteractionContext } from './interaction-context.ts';
import { firingItems } from './look.ts';
import { measuredShot } from './measured.ts';

interface FirerContext {
  readonly context: InteractionContext;
  readonly unit: UnitIndex;
  readonly values: TaskValues;
  readonly parts: FireFromGesture;
}

export function proposeFire(context: InteractionContext, unit: UnitIndex, gesture: Gesture): Proposal {
  const { table, state } = context;
  const { id } = entryAt(table.units, unit);
  const parts = fireFromGesture(context, unit, gesture.values);
  if (parts instanceof Problem) return refused([unread(table, parts, id)]);
  const { command } = parts;
  if (command === null) return nothingProposed;
  const refusals = explainFire(context, unit, command);
  const firing = firingOf(table, state, shotIn(table, command), null);
  const { odds, sum } = explainShot(table, firing);
  const { notes } = interactionWordsOf(table);
  return {
    commands: [command],
    refusals,
    items: firingItems(table, firing),
    stretches: [],
    notes: sum.length === 0 ? [] : [{ title: notes.shot, lines: [...odds, ...sum] }],
    longestLegal: null,
  };
}

export function fireTasks(context: InteractionContext, unit: UnitIndex, gesture: Gesture): readonly Task[] {
  if (entryAt(context.state.units, unit).fired) return [];
  const read = fireFromGesture(context, unit, gesture.values);
  const parts = read instanceof Problem ? fireFromGesture(context, unit, {}) : read;
  if (parts instanceof Problem) return [];
  const firer: FirerContext = { context, unit, values: gesture.values, parts };
  return [
    ...weaponTask(firer),
    aimTask(firer),
    ...rodTask(firer),
    ...faceTask(firer),
    ...pieceTask(firer),
    ...basesTask(firer),
  ];
}

/** Refusals of one more value. */
function refusals({ context, unit, values }: FirerContext, more: TaskValues): readonly ExplainedRefusal[] {
  const { table } = context;
  const { id } = entryAt(table.units, unit);
  const parts = fireFromGesture(context, unit, { ...values, ...more });
  if (parts instanceof Problem) return [unread(table, parts, id)];
  return parts.command === null ? [] : explainFire(context, unit, parts.command);
}

/** Refusals of a shot, with the distance if that is what is wrong. */
function explainFire(
  { table, state, side }: InteractionContext,
  unit: UnitIndex,
  command: NonNullable<FireFromGesture['command']>,
): readonly ExplainedRefusal[] {
  const { shot, target } = shotIn(table, command);
  const verdict = checkCommand(table, state, side, command, 'verdict');
  return explainRefusals(table, verdict, entryAt(table.units, unit).id, (rule) =>
    target === none ? null : measuredShot(table, state, { unit, shot, target }, rule),
  );
}

function weaponTask(firer: FirerContext): readonly Task[] {
  const { context, unit, parts } = firer;
  const weapons = weaponsOf(context.table, unit);
  if (weapons.length < 2) return [];
  const { tasks } = interactionWordsOf(context.table);
  const choices = weapons.map((one) => plainChoice(one, tasks.shots[one], refusals(firer, { shot: one })));
  return [choiceTask('shot', tasks.shot, parts.weapon, choices, 'usual')];
}

/** All units within range of the weapon. Those that cannot be fired at are listed with the reason, those beyond it if tapped. */
function aimTask(firer: FirerContext): ChoiceTask {
  const { context, unit, values, parts } = firer;
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  const inReach = availableShots(table, state, unit, null).filter(({ shot }) => shot.shot === parts.weapon);
  const targets = [...new Set(inReach.flatMap(({ shot }) => (shot.target === none ? [] : [shot.target])))];
  return targetTask(
    'target',
    tasks.target,
    parts.rod === null && targetOf(values) !== null ? (values['target'] ?? null) : null,
    [
      ...targets.map((target) => targetOffer(firer, target)),
      ...unitsOn(table, state, otherSide(entryAt(table.units, unit).side))
        .filter((enemy) => !targets.includes(enemy))
        .flatMap((enemy) => distantTarget(firer, enemy)),
    ],
  );
}

function targetOffer(firer: FirerContext, target: UnitIndex): Choice {
  const { context, unit, parts } = firer;
  const { table, state } = context;
  const { id, name } = entryAt(table.units, target);
  const value = targetValue(firer.values, id);
  const no = refusals(firer, { target: value });
  const shot: Shot = {
    ...plainShot(unit, parts.weapon, target),
    face: stored(parts.face),
    piece: stored(parts.piece),
    bases: parts.command?.bases ?? [],
  };
  const { odds, sum } =
    no.length > 0 ? { odds: [], sum: [] } : explainShot(table, firingOf(table, state, shot, null));
  return { value, title: name, refusals: no, odds, sum, piece: id };
}

/** A unit out of range, which says how far it is when it is tapped. */
function distantTarget(firer: FirerContext, target: UnitIndex): Choice[] {
  const { id, name } = entryAt(firer.context.table.units, target);
  const value = targetValue(firer.values, id);
  const no = refusals(firer, { target: value });
  return no.length === 0 ? [] : [{ ...plainChoice(value, name, no), piece: id, isDistant: true }];
}

/** The end of the rod, dragged or turned by tenths of a degree. */
function rodTask({ context, unit, parts }: FirerContext): readonly Task[] {
  const { table, state } = context;
  if (parts.weapon !== 'round' || entryAt(state.units, unit).stands.formation !== 'deployed') return [];
  const { tasks } = interactionWordsOf(table);
  const end = parts.rod ?? rodEnd(context, unit, parts);
  const arc = Math.round(table.rules.table.gunArc * 10);
  const value = angleTo(table, state, unit, parts.piece, end);
  return [
    handlesTask(
      'rod',
      tasks.rod,
      [],
      [{ id: 'rod', title: tasks.rodEnd, at: end, unit: 'angle', value, least: -arc, most: arc }],
    ),
  ];
}

/** Where the rod ends until it is dragged: at the target, else at an enemy it may strike, else straight ahead. */
function rodEnd(
  { table, state }: InteractionContext,
  unit: UnitIndex,
  { command, piece }: FireFromGesture,
): Point {
  const may = () =>
    availableShots(table, state, unit, null).find(
      (one) => one.shot.shot === 'round' && one.refusals.length === 0,
    );
  const shot = command === null ? may()?.shot : shotIn(table, command);
  if (shot === undefined) return alongRod(table, state, unit, piece, 0);
  const from = command === null ? stored(piece) : shot.piece;
  const { to, shot: laid } = firingOf(table, state, { ...shot, piece: from }, null);
  return laid.at ?? to;
}

function faceTask(firer: FirerContext): readonly Task[] {
  const { context, unit, parts } = firer;
  const { table, state } = context;
  if (entryAt(state.units, unit).stands.formation !== 'square') return [];
  const { tasks } = interactionWordsOf(table);
  const choices = [null, 0, 1, 2, 3].map((face) =>
    plainChoice(face, face === null ? tasks.anyFace : entryAt(tasks.faces, face), refusals(firer, { face })),
  );
  return [choiceTask('face', tasks.face, parts.face, choices, 'usual')];
}

function pieceTask(firer: FirerContext): readonly Task[] {
  const { context, unit, parts } = firer;
  const { table, state } = context;
  const isOne = table.options['artillery.rod-from'] === 'middle' && parts.weapon === 'round';
  if (
    entryAt(table.units, unit).arm !== 'artillery' ||
    isOne ||
    entryAt(state.units, unit).stands.formation !== 'deployed'
  )
    return [];
  const { tasks } = interactionWordsOf(table);
  const pieces = basesOf(table, state, unit).map((_, n) => n);
  const choices = [null, ...pieces].map((piece) =>
    plainChoice(
      piece,
      piece === null ? tasks.anyPiece : tasks.pieceNumber(piece + 1),
      refusals(firer, { piece }),
    ),
  );
  return [choiceTask('piece', tasks.piece, parts.piece, choices, 'more')];
}

/** Which bases fire, if a unit may split its fire. */
function basesTask(firer: FirerContext): readonly Task[] {
  const { context, unit, parts } = firer;
  const { table, state } = context;
  if (table.options['fire.one-target'] !== 'split' || entryAt(table.units, unit).arm === 'artillery')
    return [];
  const { tasks } = interactionWordsOf(table);
  const choices = basesOf(table, state, unit).map((_, n) => plainChoice(n, tasks.baseNumber(n + 1), []));
  return [
    {
      kind: 'several',
      id: 'bases',
      title: tasks.bases,
      isPrimary: false,
      value: parts.command?.bases ?? [],
      choices,
    },
  ];
}
