/** Detectors for the rules of the chapters hide and building. For tests only. */

import { depthCrossed, isInPolygon } from '@grognard/geometry';
import { none } from '@grognard/lists';
import { forestCm } from '../../../data/distances.ts';
import { hidingGrounds } from '../../../scenarios/check-hiding.ts';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { ownBase } from '../../bodies/bases.ts';
import { placementOf } from '../../bodies/placement.ts';
import { groundsUnder } from '../../field/ground.ts';
import { lineOfFire } from '../../field/sight.ts';
import type { ArgadEventOf } from '../../state/events.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { State } from '../../state/model.ts';
import type { Detectors, ObservedCommand } from './observed-command.ts';

/** Whether a shot was held because its target was crouched, in bushes or behind something. */
function heldForCrouching(seen: ObservedCommand, where: 'in' | 'behind'): boolean {
  return seen.of('heldFire').some(({ target, rules }) => {
    if (!rules.includes('hide.crouched')) return false;
    const figure = seen.after.figures[target]!;
    const under = groundsUnder(seen.table.field, ownBase(figure), figure.room);
    return under.some((kind) => hidingGrounds.includes(kind)) === (where === 'in');
  });
}

function isInWood({ table }: ObservedCommand, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return table.field.woods.some((wood) => isInPolygon(wood, x, y));
}

function forestOf({ table }: ObservedCommand, { from, to }: ArgadEventOf<'shot'>): number {
  return depthCrossed(from.x, from.y, to.x, to.y, table.field.woods);
}

/** Whether walls hid the shooter from its target at its start and its end, and its penalty counted once together with that for moving. */
function isSeenBriefly(seen: ObservedCommand, { figure, target, why }: ArgadEventOf<'shot'>): boolean {
  const isHidden = (state: State) =>
    lineOfFire(seen.table.field, placementOf(state, target), placementOf(state, figure)).solid;
  const counted = (why ?? []).filter(({ rule }) => briefly.includes(rule)).length;
  return counted === 1 && isHidden(seen.before) && isHidden(seen.whenMoved);
}

const briefly: readonly string[] = ['shoot.moving', 'shoot.furtive-shooter'];

/** The rooms of two figures, or -1 outside. */
function roomsOf(seen: ObservedCommand, one: FigureIndex, other: FigureIndex): readonly [number, number] {
  const { figures } = seen.whenMoved;
  return [figures[one]!.room, figures[other]!.room];
}

function isSecretPlacing({ known }: ArgadEventOf<'placed'>, sides: number): boolean {
  return known !== 2 ** sides - 1;
}

export const hideRows: Detectors = {
  'hide.crouched': (seen) => heldForCrouching(seen, 'in'),
  'hide.crouched-behind': (seen) => heldForCrouching(seen, 'behind'),
  'hide.declared': (seen) =>
    seen.of('postureTaken').some(({ posture }) => posture === 'crouched') ||
    seen.of('moved').some(({ posture }) => posture === 'crouched'),
  'hide.doing-nothing': (seen) => seen.of('shown').some(({ by }) => by === 'hide.doing-nothing'),
  'hide.found': (seen) => seen.of('shown').some(({ by }) => by === 'hide.found'),
  'hide.forest-ten': (seen) =>
    seen.table.edition === 'argad-coastal' &&
    seen.of('shot').some((shot) => forestOf(seen, shot) === tenthsOf(forestCm)),
  'hide.forest-out': (seen) =>
    seen
      .of('shot')
      .some((shot) => isInWood(seen, shot.from) && !isInWood(seen, shot.to) && forestOf(seen, shot) > 0),
  'hide.crouch-move': (seen) => seen.of('moved').some(({ figure }) => seen.order(figure)?.pace === 'crouch'),
  'hide.furtive-target': (seen) => seen.lines('shoot.furtive-target').length > 0,
  'hide.furtive-shooter': (seen) =>
    seen.of('shot').some((shot) => shot.moment === 'moving' && isSeenBriefly(seen, shot)),
  'hide.reveal': (seen) => seen.of('shown').some(({ by }) => by === 'hide.reveal'),
  'hide.secret': (seen) => seen.of('placed').some((event) => isSecretPlacing(event, seen.table.sides.length)),
  'hide.touched': (seen) =>
    seen.of('shown').some(({ figure }) => {
      const touched = seen.of('touched').some(({ one, other }) => one === figure || other === figure);
      return touched && seen.of('struck').some((blow) => blow.figure === figure || blow.victim === figure);
    }),
};

export const buildingRows: Detectors = {
  'building.difficult': (seen) =>
    seen
      .of('slowed')
      .some(({ figures }) => figures.some((figure) => seen.grounds(figure).includes('building'))),
  'building.room': (seen) =>
    seen.of('moved').some(({ figure }) => (seen.order(figure)?.room ?? null) !== null),
  'building.floors': (seen) =>
    seen.of('moved').some(({ figure, room }) => {
      const { rooms } = seen.table.field;
      const before = seen.before.figures[figure]!.room;
      return room !== none && before !== none && rooms[room]!.floor !== rooms[before]!.floor;
    }),
  'building.window': (seen) =>
    seen.lines('shoot.cover').some((event) => {
      if (event.kind !== 'shot') return false;
      return roomsOf(seen, event.figure, event.target).some((room) => room >= 0);
    }),
  'building.loophole': (seen) => seen.lines('shoot.narrow-opening').length > 0,
  'building.sight': (seen) =>
    seen.of('shot').some(({ figure, target }) => {
      const [here, there] = roomsOf(seen, figure, target);
      return here !== there;
    }),
  'building.door': (seen) =>
    seen.lines('melee.obstacle').some((event) => {
      if (event.kind !== 'struck') return false;
      const [here, there] = roomsOf(seen, event.figure, event.victim);
      return here !== there;
    }),
};
