/** Things, vessels, horses and bodies that a side knows of. */

import { entryAt, indicesOf, numberAt } from '@grognard/lists';
import type { BodyIndex } from '../state/indices.ts';
import type { BodyView, HorseView, ThingView, VesselView } from '../state/view-model.ts';
import { idsSeen } from './view-figures.ts';
import { isBodySeen, isSeen, type ViewerContext } from './viewer-context.ts';

/** The place of a thing carried by an unknown figure is unknown. */
export function thingsSeen(viewerContext: ViewerContext): ThingView[] {
  const { table, state } = viewerContext;
  const things: ThingView[] = [];
  for (const { index, id, name, weight } of table.things) {
    const { x, y, room: inside, carriers, gone } = entryAt(state.things, index);
    const room = table.field.rooms[inside]?.id ?? null;
    let seen = true;
    for (const figure of carriers) seen &&= isSeen(viewerContext, figure);
    if (seen) things.push({ id, name, weight, x, y, room, carriers: idsSeen(viewerContext, carriers), gone });
    else things.push({ id, name, weight, x: null, y: null, room: null, carriers: [], gone: false });
  }
  return things;
}

export function vesselsSeen({ table, state }: ViewerContext): VesselView[] {
  const vessels: VesselView[] = [];
  for (const { index, id } of table.vessels) {
    const { x, y, heading } = entryAt(state.vessels, index);
    vessels.push({ id, x, y, heading });
  }
  return vessels;
}

/** A horse gives away its rider, so it is listed only if the rider is known. */
export function horsesSeen(viewerContext: ViewerContext): HorseView[] {
  const horses: HorseView[] = [];
  for (const { rider, x, y, heading } of viewerContext.state.horses)
    if (isSeen(viewerContext, rider))
      horses.push({ rider: entryAt(viewerContext.table.roster, rider).id, x, y, heading });
  return horses;
}

export function bodiesSeen(viewerContext: ViewerContext): BodyView[] {
  const bodies: BodyView[] = [];
  for (const index of indicesOf(viewerContext.state.bodies))
    if (isBodySeen(viewerContext, index)) bodies.push(bodyView(viewerContext, index));
  return bodies;
}

/** A body whose figures are known. */
export function bodyView(viewerContext: ViewerContext, index: BodyIndex): BodyView {
  const { table, state } = viewerContext;
  const { members, files, x, y, heading, since } = entryAt(state.bodies, index);
  const side = entryAt(table.sides, entryAt(table.roster, numberAt(members, 0)).side).id;
  return { index, side, members: idsSeen(viewerContext, members), files, x, y, heading, since };
}
