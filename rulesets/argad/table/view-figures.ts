/** The figures that a side knows of. */
import type { SideId } from '@grognard/engine';
import { oncePer } from '@grognard/rules-kit';
import type { FigureState, Man, State, Table } from './model.ts';
import type { FigureView } from './view-model.ts';
import { isBodySeen, isSeen, type Looker } from './view-seen.ts';

const none: readonly never[] = [];

/** What was shown last of each figure about which there is nothing special: it looks the same to all who know of it. A view never changes. */
const shown = oncePer<Table, (FigureView | undefined)[]>(() => []);

export function figuresSeen(looker: Looker): FigureView[] {
  const { table, state } = looker;
  const last = shown(table);
  const everybody = (1 << table.sides.length) - 1;
  const bodies: boolean[] = [];
  for (let body = 0; body < state.bodies.length; body++) bodies.push(isBodySeen(looker, body));
  const figures = new Array<FigureView>(table.men.length);
  let count = 0;
  for (let man = 0; man < table.men.length; man++) {
    if (!isSeen(looker, man)) continue;
    const figure = state.figures[man]!;
    const isCommon = figure.known === everybody && isPlain(figure) && isFoeKnown(state, figure, everybody);
    let view = isCommon ? last[man] : undefined;
    if (view === undefined || !isAsBefore(table, figure, view)) {
      view = figureSeen(looker, table.men[man]!, figure, bodies);
      if (isCommon) last[man] = view;
    }
    figures[count++] = view;
  }
  // Nearly always everybody is seen, and the list need not be cut.
  if (count < figures.length) figures.length = count;
  return figures;
}

/** Whether a figure with nothing special about it looks as it did. */
function isAsBefore({ men }: Table, figure: FigureState, view: FigureView): boolean {
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
    (figure.foe < 0 ? view.foe === null : men[figure.foe]!.id === view.foe)
  );
}

/** Whether there is nothing about a figure that not every view shows alike. */
function isPlain({ room, vessel, carries, body, below, holdsAgainst, heldBy }: FigureState): boolean {
  if (room >= 0 || vessel >= 0 || carries >= 0 || body >= 0 || heldBy >= 0) return false;
  return below.length === 0 && holdsAgainst.length === 0;
}

function isFoeKnown({ figures }: State, { foe }: FigureState, everybody: number): boolean {
  return foe < 0 || figures[foe]!.known === everybody;
}

function figureSeen(looker: Looker, man: Man, figure: FigureState, bodies: readonly boolean[]): FigureView {
  const { table } = looker;
  const { room, vessel, carries, body, foe, below, holdsAgainst, heldBy } = figure;
  return {
    id: man.id,
    index: man.index,
    side: table.sides[man.side]!.id,
    name: man.name,
    troop: man.troop,
    class: man.class,
    armour: man.armour,
    gear: man.gear,
    horse: man.horse,
    firearms: man.firearms,
    weapons: man.weapons,
    swims: man.swims,
    leader: man.leader,
    light: man.light,
    atHome: man.atHome,
    captive: man.captive,
    mounted: figure.mounted,
    x: figure.x,
    y: figure.y,
    heading: figure.heading,
    status: figure.status,
    loaded: figure.loaded,
    reloading: figure.reloading,
    posture: figure.posture,
    secret: looker.isUmpire || man.side === looker.index ? unknownTo(looker, figure.known) : none,
    room: room < 0 ? null : table.field.rooms[room]!.id,
    vessel: vessel < 0 ? null : table.vessels[vessel]!.id,
    swimming: figure.swimming,
    carries: carries < 0 ? null : table.things[carries]!.id,
    body: body >= 0 && bodies[body] === true ? body : null,
    wounded: figure.wounded,
    foe: foe >= 0 && isSeen(looker, foe) ? table.men[foe]!.id : null,
    below: idsSeen(looker, below),
    holdsAgainst: idsSeen(looker, holdsAgainst),
    charged: figure.charged,
    heldBy: heldBy < 0 ? null : table.sides[heldBy]!.id,
  };
}

/** The names of those figures that are known. */
export function idsSeen(looker: Looker, men: readonly number[]): readonly string[] {
  if (men.length === 0) return none;
  const ids: string[] = [];
  for (const man of men) if (isSeen(looker, man)) ids.push(looker.table.men[man]!.id);
  return ids;
}

function unknownTo({ table: { sides } }: Looker, known: number): readonly SideId[] {
  if (known === (1 << sides.length) - 1) return none;
  const ids: SideId[] = [];
  for (const { id, index } of sides) if ((known & (1 << index)) === 0) ids.push(id);
  return ids;
}
