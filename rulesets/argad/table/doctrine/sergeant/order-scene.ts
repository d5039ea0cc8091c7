/** The table as a sergeant sees it in one turn: enemies with their arms, tasks of his men, who is already under fire, who goes where. */

import { isWithin, type Point, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { contactGap } from '../../../scenarios/measure.ts';
import { ownBase } from '../../bodies/bases.ts';
import type { Placement } from '../../field/model.ts';
import type { FigureIndex, SideIndex } from '../../state/indices.ts';
import type { Figure, State, Table } from '../../state/model.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Bouts } from './blows.ts';
import type { Forecast, ForecastFigure } from './forecast.ts';
import { type PlayStyle, weights } from './styles.ts';
import { type FigureTask, tasksOf } from './tasks.ts';
import { shotChance } from './threat.ts';
import { worthOfMan } from './worth-of-man.ts';

export interface Enemy {
  readonly man: Figure;
  readonly standing: Placement;
  readonly loaded: number;
  /** What removing him is worth, in hundredths of a line soldier. */
  readonly worth: number;
  /** Somebody of this side touches him. */
  readonly engaged: boolean;
  /** How far he may come. */
  readonly reach: number;
  /** With what he may fire next turn, and how likely he does, in hundredths. */
  readonly arms: number;
  readonly ready: number;
}

/** Where a man of one's own will be. */
export interface PlannedFigure {
  x: Tenths;
  y: Tenths;
  settled: boolean;
  /** The first bend of his way; null: he stays. */
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
  /** The men of the side who are in play. */
  readonly men: readonly Figure[];
  readonly planned: readonly PlannedFigure[];
  /** The chance that each enemy is still there after the shots ordered so far, and how many run at him, by index of the list. */
  readonly survives: number[];
  readonly attackers: number[];
  /** Men of whom some enemy knows nothing yet, and whether they strike now. */
  readonly ambush: Ambush;
  /** Turns to play after this one. */
  readonly turnsAfter: number;
  /** Of the shots that could be aimed at one man, so many in a hundred are. */
  readonly aimed: number;
}

export function makeScene(
  knowledge: Knowledge,
  state: State,
  side: SideIndex,
  manner: PlayStyle,
  bouts: Bouts,
  forecast: Forecast | null,
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
      man: figureInfo,
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
    men: figures,
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

/** Whoever foresees knows that nothing comes after the last turn. */
export function isNoNextTurn({ manner, turnsAfter }: OrderScene): boolean {
  return manner.foresees && turnsAfter === 0;
}

function standingNow(state: State, index: FigureIndex): Placement {
  const figure = entryAt(state.figures, index);
  return { base: ownBase(figure), room: figure.room, vessel: figure.vessel };
}

/** In the room or vessel it is in only as long as it stays. */
function movedTo(state: State, index: FigureIndex, { x, y }: ForecastFigure): Placement {
  const now = entryAt(state.figures, index);
  const stays = now.x === x && now.y === y;
  return {
    base: ownBase({ ...now, x, y }),
    room: stays ? now.room : -1,
    vessel: stays ? now.vessel : -1,
  };
}

/** Who can fire now will, and be empty next turn; who is empty will have loaded. */
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
