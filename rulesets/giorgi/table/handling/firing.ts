/** Fire in a hand: targets with their odds, the rod to be pulled, faces and pieces; and what it comes to. */
import type { ChoiceTask, Gesture, Hindrance, Offer, Proposal, Task } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { type Json, Problem } from '@grognard/rules-kit';
import { basesOf } from '../bodies/index.ts';
import { checkCommand } from '../course/check.ts';
import { shotIn } from '../course/given.ts';
import { firingOf, offersOf, plainShot, weaponsOf } from '../fire/index.ts';
import type { Shot } from '../model.ts';
import { hindrancesIn, unread } from './cited.ts';
import { alongRod, angleTo, type FireTold, fireTold, targetTold, targetValue } from './fire-told.ts';
import type { Holding } from './holding.ts';
import { firingItems } from './look.ts';
import { nothingProposed, plainOffer, refused, type Told } from './told.ts';
import { shotTold } from './volley-told.ts';
import { handWordsOf } from './words.ts';

interface Firer {
  readonly holding: Holding;
  readonly unit: number;
  readonly told: Told;
  readonly parts: FireTold;
}

export function proposeFire(holding: Holding, unit: number, gesture: Gesture): Proposal {
  const { table, state, side } = holding;
  const { id } = table.units[unit]!;
  const parts = fireTold(holding, unit, gesture.told);
  if (parts instanceof Problem) return refused([unread(table, parts, id)]);
  const { command } = parts;
  if (command === null) return nothingProposed;
  const against = hindrancesIn(table, checkCommand(table, state, side, command, 'verdict'), id);
  const firing = firingOf(table, state, shotIn(table, command), null);
  const { odds, sum } = shotTold(table, firing);
  const { notes } = handWordsOf(table);
  return {
    commands: [command],
    against,
    items: firingItems(table, firing),
    stretches: [],
    notes: sum.length === 0 ? [] : [{ title: notes.shot, lines: [...odds, ...sum] }],
    fits: null,
  };
}

export function fireTasks(holding: Holding, unit: number, gesture: Gesture): readonly Task[] {
  if (holding.state.units[unit]!.fired) return [];
  const read = fireTold(holding, unit, gesture.told);
  const parts = read instanceof Problem ? fireTold(holding, unit, {}) : read;
  if (parts instanceof Problem) return [];
  const firer: Firer = { holding, unit, told: gesture.told, parts };
  return [
    ...weaponTask(firer),
    targetTask(firer),
    ...rodTask(firer),
    ...faceTask(firer),
    ...pieceTask(firer),
    ...basesTask(firer),
  ];
}

/** What stands against one more thing told. */
function against({ holding, unit, told }: Firer, more: Told): readonly Hindrance[] {
  const { table, state, side } = holding;
  const { id } = table.units[unit]!;
  const parts = fireTold(holding, unit, { ...told, ...more });
  if (parts instanceof Problem) return [unread(table, parts, id)];
  if (parts.command === null) return [];
  return hindrancesIn(table, checkCommand(table, state, side, parts.command, 'verdict'), id);
}

function choose(
  id: string,
  title: string,
  value: Json,
  offers: readonly Offer[],
  usual: 'usual' | 'more',
): Task {
  return { kind: 'choice', id, title, usual: usual === 'usual', value, offers };
}

function weaponTask(firer: Firer): readonly Task[] {
  const { holding, unit, parts } = firer;
  const weapons = weaponsOf(holding.table, unit);
  if (weapons.length < 2) return [];
  const { tasks } = handWordsOf(holding.table);
  const offers = weapons.map((one) => plainOffer(one, tasks.shots[one], against(firer, { shot: one })));
  return [choose('shot', tasks.shot, parts.weapon, offers, 'usual')];
}

/** Everybody within reach of the weapon; those who cannot be fired at with the reason. */
function targetTask(firer: Firer): ChoiceTask {
  const { holding, unit, told, parts } = firer;
  const { table, state } = holding;
  const { tasks } = handWordsOf(table);
  const inReach = offersOf(table, state, unit, null).filter(({ shot }) => shot.shot === parts.weapon);
  const targets = [...new Set(inReach.map(({ shot }) => shot.target))];
  return {
    kind: 'target',
    id: 'target',
    title: tasks.target,
    usual: true,
    value: parts.rod === null && targetTold(told) !== null ? (told['target'] ?? null) : null,
    offers: targets.map((target) => targetOffer(firer, target)),
  };
}

function targetOffer(firer: Firer, target: number): Offer {
  const { holding, unit, parts } = firer;
  const { table, state } = holding;
  const { id, name } = table.units[target]!;
  const value = targetValue(firer.told, id);
  const no = against(firer, { target: value });
  const shot: Shot = {
    ...plainShot(unit, parts.weapon, target),
    face: parts.face ?? -1,
    piece: parts.piece ?? -1,
    bases: parts.command?.bases ?? [],
  };
  const { odds, sum } =
    no.length > 0 ? { odds: [], sum: [] } : shotTold(table, firingOf(table, state, shot, null));
  return { value, title: name, against: no, odds, sum, piece: id };
}

/** The end of the rod, to be dragged or turned by tenths of a degree. */
function rodTask({ holding, unit, parts }: Firer): readonly Task[] {
  const { table, state } = holding;
  if (parts.weapon !== 'round' || state.units[unit]!.stands.formation !== 'deployed') return [];
  const { tasks } = handWordsOf(table);
  const end = parts.rod ?? rodEnd(holding, unit, parts);
  const arc = Math.round(table.rules.table.gunArc * 10);
  const value = angleTo(table, state, unit, parts.piece, end);
  return [
    {
      kind: 'handles',
      id: 'rod',
      title: tasks.rod,
      usual: true,
      value: [],
      handles: [{ id: 'rod', title: tasks.rodEnd, at: end, unit: 'angle', value, least: -arc, most: arc }],
    },
  ];
}

/** Where the rod ends as long as nobody has pulled it: at whom it is told, else at an enemy whom it may strike, else straight ahead. */
function rodEnd({ table, state }: Holding, unit: number, { command, piece }: FireTold): Point {
  const may = () =>
    offersOf(table, state, unit, null).find((one) => one.shot.shot === 'round' && one.against.length === 0);
  const shot = command === null ? may()?.shot : shotIn(table, command);
  if (shot === undefined) return alongRod(table, state, unit, piece, 0);
  const from = command === null ? (piece ?? -1) : shot.piece;
  const { to, shot: laid } = firingOf(table, state, { ...shot, piece: from }, null);
  return laid.at ?? to;
}

function faceTask(firer: Firer): readonly Task[] {
  const { holding, unit, parts } = firer;
  const { table, state } = holding;
  if (state.units[unit]!.stands.formation !== 'square') return [];
  const { tasks } = handWordsOf(table);
  const offers = [null, 0, 1, 2, 3].map((face) =>
    plainOffer(face, face === null ? tasks.anyFace : tasks.faces[face]!, against(firer, { face })),
  );
  return [choose('face', tasks.face, parts.face, offers, 'usual')];
}

function pieceTask(firer: Firer): readonly Task[] {
  const { holding, unit, parts } = firer;
  const { table, state } = holding;
  const isOne = table.options['artillery.rod-from'] === 'middle' && parts.weapon === 'round';
  if (table.units[unit]!.arm !== 'artillery' || isOne || state.units[unit]!.stands.formation !== 'deployed')
    return [];
  const { tasks } = handWordsOf(table);
  const pieces = basesOf(table, state, unit).map((_, n) => n);
  const offers = [null, ...pieces].map((piece) =>
    plainOffer(
      piece,
      piece === null ? tasks.anyPiece : tasks.pieceNumber(piece + 1),
      against(firer, { piece }),
    ),
  );
  return [choose('piece', tasks.piece, parts.piece, offers, 'more')];
}

/** Which bases fire, where a unit may part its fire. */
function basesTask(firer: Firer): readonly Task[] {
  const { holding, unit, parts } = firer;
  const { table, state } = holding;
  if (table.options['fire.one-target'] !== 'split' || table.units[unit]!.arm === 'artillery') return [];
  const { tasks } = handWordsOf(table);
  const offers = basesOf(table, state, unit).map((_, n) => plainOffer(n, tasks.baseNumber(n + 1), []));
  return [
    {
      kind: 'several',
      id: 'bases',
      title: tasks.bases,
      usual: false,
      value: parts.command?.bases ?? [],
      offers,
    },
  ];
}
