/** factsIn: an event as the lessons read it, with ids instead of indexes and lengths in tenths of a millimetre. */
import type { EventFacts } from '@grognard/engine';
import { entryAt, numberAt } from '@grognard/lists';
import type { ArgadEvent } from '../table/state/events.ts';
import type { FigureIndex } from '../table/state/indices.ts';
import type { Table } from '../table/state/model.ts';

export function factsIn(table: Table, event: ArgadEvent): EventFacts {
  return { kind: event.kind, ...ownFacts(table, event), ...diceOf(event) };
}

function ownFacts({ roster, sides, scenario }: Table, event: ArgadEvent): EventFacts {
  const idOf = (figure: FigureIndex) => entryAt(roster, figure).id;
  switch (event.kind) {
    case 'moved': {
      const { figure, way } = event;
      const legs = way.map(({ x, y }, n) => {
        const before = way[n - 1];
        return before === undefined ? 0 : Math.sqrt((x - before.x) ** 2 + (y - before.y) ** 2);
      });
      const to = way.at(-1);
      return {
        figure: idOf(figure),
        ...(to === undefined ? {} : { to: { x: to.x, y: to.y } }),
        length: Math.round(legs.reduce((sum, leg) => sum + leg, 0)),
      };
    }
    case 'slowed':
      return {
        figures: event.figures.map(idOf),
        length: numberAt(event.tenths, 0),
        isBlocked: event.blocked,
      };
    case 'shot': {
      const { figure, target, rangeCm, need, modifier, hits } = event;
      const range = Math.round(rangeCm * 100);
      return { figure: idOf(figure), target: idOf(target), range, need, modifier, hits };
    }
    case 'struck': {
      const { figure, victim, need, result } = event;
      return { figure: idOf(figure), victim: idOf(victim), need, result };
    }
    case 'fell':
    case 'reloaded':
    case 'recoiled':
    case 'postureTaken':
    case 'heldFire':
      return { figure: idOf(event.figure) };
    case 'scored': {
      const { side, aim, points } = event;
      return { side: entryAt(sides, side).id, aim: entryAt(scenario.aims, aim).id, points };
    }
    case 'boarded':
    case 'bodyClosedUp':
    case 'bodyMoved':
    case 'cancelled':
    case 'charged':
    case 'conceded':
    case 'dismounted':
    case 'dropped':
    case 'ended':
    case 'formed':
    case 'gaveWay':
    case 'gripped':
    case 'left':
    case 'marchOrdered':
    case 'mounted':
    case 'opened':
    case 'ordered':
    case 'placed':
    case 'revealed':
    case 'rowed':
    case 'rowingOrdered':
    case 'sealed':
    case 'seized':
    case 'shown':
    case 'soaked':
    case 'stayed':
    case 'steppedUp':
    case 'stoodFast':
    case 'took':
    case 'touched':
    case 'turnEnded':
    case 'wentAshore':
    case 'wounded':
      return {};
  }
}

function diceOf({ dice = [] }: ArgadEvent): EventFacts {
  const face = dice[0]?.faces[0];
  return face === undefined ? {} : { die: face };
}
