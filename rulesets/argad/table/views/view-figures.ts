/** `figuresSeen`: the figures that a viewer knows of. */

import type { SideId } from '@grognard/engine';
import { absent, entryAt, indicesOf, none } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import type { FigureIndex } from '../state/indices.ts';
import type { Figure, FigureState, State, Table } from '../state/model.ts';
import type { FigureView } from '../state/view-model.ts';
import { isBodySeen, isSeen, type ViewerContext } from './viewer-context.ts';

const nothing: readonly never[] = [];

/** Cached views of plain figures, which look the same to everybody who knows of them. Views never change. */
const shown = memoizePer<Table, (FigureView | undefined)[]>(() => []);

export function figuresSeen(viewerContext: ViewerContext): FigureView[] {
  const { table, state } = viewerContext;
  const last = shown(table);
  const everybody = (1 << table.sides.length) - 1;
  const bodies: boolean[] = [];
  for (const body of indicesOf(state.bodies)) bodies.push(isBodySeen(viewerContext, body));
  const figures = new Array<FigureView>(table.roster.length);
  let count = 0;
  for (const figureInfo of table.roster) {
    const { index } = figureInfo;
    const figure = state.figures[index] ?? absent(state.figures, index);
    // What everybody knows is seen by each.
    const isKnownToAll = figure.known === everybody && state.phase !== 'deploy';
    if (!isKnownToAll && !isSeen(viewerContext, index)) continue;
    const isCommon = figure.known === everybody && isPlain(figure) && isFoeKnown(state, figure, everybody);
    let view = isCommon ? last[index] : undefined;
    if (view === undefined || !isAsBefore(table, figure, view)) {
      view = figureSeen(viewerContext, figureInfo, figure, bodies);
      if (isCommon) last[index] = view;
    }
    figures[count++] = view;
  }
  // Nearly always all figures are seen, and the list need not be cut.
  if (count < figures.length) figures.length = count;
  return figures;
}

/** Whether a plain figure's cached view still holds. */
function isAsBefore({ roster }: Table, figure: FigureState, view: FigureView): boolean {
  return (
    figure.x === view.x &&
    figure.y === view.y &&
    figure.heading === view.heading &&
    figure.status === view.status &&
    figure.loaded === view.loaded &&
    figure.reloading === view.reloading &&
    figure.mounted === view.mounted &&
    figure.posture === view.posture &&
    figure.swimming === view.swimming &&
    figure.wounded === view.wounded &&
    figure.charged === view.charged &&
    (figure.foe === none ? view.foe === null : entryAt(roster, figure.foe).id === view.foe)
  );
}

/** Whether nothing about a figure differs between views. */
function isPlain({ room, vessel, carries, body, below, holdsAgainst, heldBy }: FigureState): boolean {
  if (room !== none || vessel !== none || carries !== none || body !== none || heldBy !== none) return false;
  return below.length === 0 && holdsAgainst.length === 0;
}

function isFoeKnown({ figures }: State, { foe }: FigureState, everybody: number): boolean {
  return foe === none || entryAt(figures, foe).known === everybody;
}

function figureSeen(
  viewerContext: ViewerContext,
  figureInfo: Figure,
  figure: FigureState,
  bodies: readonly boolean[],
): FigureView {
  const { table } = viewerContext;
  const { room, vessel, carries, body, foe, below, holdsAgainst, heldBy } = figure;
  return {
    id: figureInfo.id,
    index: figureInfo.index,
    side: (table.sides[figureInfo.side] ?? absent(table.sides, figureInfo.side)).id,
    name: figureInfo.name,
    troop: figureInfo.troop,
    class: figureInfo.class,
    armour: figureInfo.armour,
    gear: figureInfo.gear,
    horse: figureInfo.horse,
    firearms: figureInfo.firearms,
    weapons: figureInfo.weapons,
    swims: figureInfo.swims,
    leader: figureInfo.leader,
    light: figureInfo.light,
    atHome: figureInfo.atHome,
    captive: figureInfo.captive,
    mounted: figure.mounted,
    x: figure.x,
    y: figure.y,
    heading: figure.heading,
    status: figure.status,
    loaded: figure.loaded,
    reloading: figure.reloading,
    posture: figure.posture,
    secret: isSecrecySeen(viewerContext, figureInfo) ? unknownTo(viewerContext, figure.known) : nothing,
    room: room === none ? null : entryAt(table.field.rooms, room).id,
    vessel: vessel === none ? null : entryAt(table.vessels, vessel).id,
    swimming: figure.swimming,
    carries: carries === none ? null : entryAt(table.things, carries).id,
    body: body !== none && bodies[body] === true ? body : null,
    wounded: figure.wounded,
    foe: foe !== none && isSeen(viewerContext, foe) ? entryAt(table.roster, foe).id : null,
    below: idsSeen(viewerContext, below),
    holdsAgainst: idsSeen(viewerContext, holdsAgainst),
    charged: figure.charged,
    heldBy: heldBy === none ? null : entryAt(table.sides, heldBy).id,
  };
}

/** The ids of the known figures among these. */
export function idsSeen(viewerContext: ViewerContext, figures: readonly FigureIndex[]): readonly string[] {
  if (figures.length === 0) return nothing;
  const ids: string[] = [];
  for (const figure of figures)
    if (isSeen(viewerContext, figure)) ids.push(entryAt(viewerContext.table.roster, figure).id);
  return ids;
}

/** A side knows which sides do not know of its own figures. The umpire knows it of all figures, as does everybody after the battle. */
function isSecrecySeen({ state, index, isUmpire }: ViewerContext, { side }: Figure): boolean {
  return isUmpire || side === index || state.phase === 'over';
}

function unknownTo({ table: { sides } }: ViewerContext, known: number): readonly SideId[] {
  if (known === (1 << sides.length) - 1) return nothing;
  const ids: SideId[] = [];
  for (const { id, index } of sides) if ((known & (1 << index)) === 0) ids.push(id);
  return ids;
}
