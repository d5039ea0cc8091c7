/** `OrderScene`: the planner's working data of one turn. Enemies and their arms, tasks, targets already under fire, planned moves. */

import { isWithin, type Point, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { contactGap } from '../../../scenarios/measure.ts';
import { ownBase } from '../../bodies/bases.ts';
import type { Placement } from '../../field/model.ts';
import type { FigureIndex, SideIndex } from '../../state/indices.ts';
import type { Figure, State, Table } from '../../state/model.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Bouts } from './blows.ts';
import type { ForecastFigure, ForecastFigures } from './forecast.ts';
import { type PlayStyle, weights } from './styles.ts';
import { type FigureTask, tasksOf } from './tasks.ts';
import { shotChance } from './threat.ts';
import { worthOfMan } from './worth-of-man.ts';

export interface Enemy {
  readonly figure: Figure;
  readonly standing: Placement;
  readonly loaded: number;
  /** The value of removing it, in hundredths of a line soldier. */
  readonly worth: number;
  /** Whether a figure of this side touches it. */
  readonly engaged: boolean;
  /** How far it may move, in tenths of a millimetre. */
  readonly reach: number;
  /** The firearms it may fire next turn, as bits, and the chance that it does, in hundredths. */
  readonly arms: number;
  readonly ready: number;
}

/** The planned place of an own figure. */
export interface PlannedFigure {
  x: Tenths;
  y: Tenths;
  settled: boolean;
  /** The first bend of its path, or null if it stays. */
  next: Point | null;
}

export interface Ambush {
  readonly hidden: readonly boolean[];
  sprung: boolean;
}

export interface OrderScene {
  readonly knowledge: Knowledge;
  readonly table: Table;
  readonly state: State;
  readonly side: SideIndex;
  readonly manner: PlayStyle;
  readonly bouts: Bouts;
  readonly enemies: readonly Enemy[];
  readonly tasks: readonly (FigureTask | null)[];
  /** The side's figures in play. */
  readonly roster: readonly Figure[];
  readonly planned: readonly PlannedFigure[];
  /** By index in the list of enemies: the chance that it survives the shots ordered so far, and the number of attackers. */
  readonly survives: number[];
  readonly attackers: number[];
  /** Figures that some enemy does not know of yet, and whether they strike now. */
  readonly ambush: Ambush;
  /** Turns to play after this one. */
  readonly turnsAfter: number;
  /** How many in a hundred of the shots that could be aimed at one figure are aimed at it. */
  readonly aimed: number;
}

export function makeScene(
  knowledge: Knowledge,
  state: State,
  side: SideIndex,
  manner: PlayStyle,
  bouts: Bouts,
  forecast: ForecastFigures | null,
): OrderScene {
  const { table } = knowledge;
  const figures = table.roster.filter(
    (figure) =>
      figure.side === side && !figure.captive && entryAt(state.figures, figure.index).status === 'on',
  );
  const standings = figures.map(({ index }) => standingNow(state, index));
  const enemies: Enemy[] = [];
  for (const figureInfo of table.roster) {
    const figure = entryAt(state.figures, figureInfo.index);
    if (figureInfo.side === side || figureInfo.captive || figure.status !== 'on') continue;
    if ((figure.known & (1 << side)) === 0) continue;
    const standing = standingNow(state, figureInfo.index);
    const engaged = standings.some(({ base }) => isWithin(standing.base, base, contactGap));
    const then = forecast?.[figureInfo.index] ?? null;
    enemies.push({
      figure: figureInfo,
      standing: then === null ? standing : movedTo(state, figureInfo.index, then),
      loaded: figure.loaded,
      worth: worthOfMan(table, state, figureInfo, side),
      engaged,
      reach: figure.mounted ? 3600 : figure.swimming ? 600 : 1700,
      arms: figure.loaded > 0 ? figure.loaded : 2 ** figureInfo.firearms.length - 1,
      ready: engaged ? 0 : (then?.ready ?? readiness(table, figureInfo, figure.loaded, standing, standings)),
    });
  }
  const { aimedLeast, aimedAlone } = manner.weights;
  const everybody = 2 ** table.sides.length - 1;
  return {
    knowledge,
    table,
    state,
    side,
    manner,
    bouts,
    enemies,
    tasks: tasksOf(knowledge, state, side, figures),
    roster: figures,
    planned: table.roster.map(({ index }) => {
      const { x, y } = entryAt(state.figures, index);
      return { x, y, settled: false, next: null };
    }),
    survives: enemies.map(() => 1),
    attackers: enemies.map(() => 0),
    ambush: {
      hidden: table.roster.map(
        ({ index }) => (entryAt(state.figures, index).known & everybody) !== everybody,
      ),
      sprung: false,
    },
    turnsAfter: Math.max(0, table.turns - state.turn),
    aimed: aimedLeast + (aimedAlone - aimedLeast) / Math.max(1, figures.length),
  };
}

/** Anticipating styles know that nothing follows the last turn. */
export function isNoNextTurn({ manner, turnsAfter }: OrderScene): boolean {
  return manner.foresees && turnsAfter === 0;
}

function standingNow(state: State, index: FigureIndex): Placement {
  const figure = entryAt(state.figures, index);
  return { base: ownBase(figure), room: figure.room, vessel: figure.vessel };
}

/** A figure keeps its room or vessel only if it stays. */
function movedTo(state: State, index: FigureIndex, { x, y }: ForecastFigure): Placement {
  const now = entryAt(state.figures, index);
  const stays = now.x === x && now.y === y;
  return {
    base: ownBase({ ...now, x, y }),
    room: stays ? now.room : -1,
    vessel: stays ? now.vessel : -1,
  };
}

/** A figure that can fire now will, and be empty next turn. An empty one will have loaded. */
function readiness(
  table: Table,
  figure: Figure,
  loaded: number,
  standing: Placement,
  targets: readonly Placement[],
): number {
  if (figure.firearms.length === 0) return 0;
  if (loaded === 0) return weights.reloading;
  const fires = targets.some((target) => shotChance(table, figure, loaded, standing, target, 0) >= 16);
  return fires ? weights.spent : weights.ready;
}
