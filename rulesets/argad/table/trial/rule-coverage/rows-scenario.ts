/** Detectors for the rules of the chapters scenario and aim. For tests only. */
import { tenthsOf } from '../../../scenarios/measure.ts';
import type { Detectors, ObservedCommand } from './observed-command.ts';

/** Whether deployment ends and the battle begins. */
function begins({ before, after }: ObservedCommand): boolean {
  return before.phase === 'deploy' && after.phase === 'orders';
}

function scored(kind: string): (seen: ObservedCommand) => boolean {
  return (seen) => seen.of('scored').some(({ aim }) => seen.table.aims[aim]!.kind === kind);
}

export const scenarioRows: Detectors = {
  'scenario.sides': (seen) =>
    begins(seen) && seen.table.sides.every(({ id }) => seen.table.aims.some(({ side }) => side === id)),
  'scenario.size': (seen) =>
    begins(seen) &&
    seen.table.sides.some(({ index }) => {
      const own = seen.table.roster.filter(({ side }) => side === index);
      return own.length >= 10 && own.length <= 30 && own.some(({ leader }) => leader);
    }),
  'scenario.table': (seen) =>
    begins(seen) && seen.table.field.width === tenthsOf(seen.table.scenario.table.widthCm),
  'scenario.deploy': (seen) =>
    seen.of('placed').some(({ figure }) => seen.table.sides[seen.table.roster[figure]!.side]!.zone !== null),
  'scenario.objectives': (seen) => seen.has('scored'),
  'scenario.turns': (seen) => seen.of('ended').some(({ result }) => result.by === 'scenario.turns'),
  'scenario.edge': (seen) =>
    seen.of('left').some(({ figure }) => {
      const { x, y } = seen.moved(figure)?.way.at(-1) ?? seen.after.figures[figure]!;
      const { width, depth } = seen.table.field;
      return Math.min(x, y, width - x, depth - y) <= 100;
    }),
  'scenario.end': (seen) => seen.has('ended'),
  'scenario.winner': (seen) =>
    seen.of('ended').some(({ result: { winners, points } }) => {
      const most = Math.max(...Object.values(points));
      return winners.length === 1 && points[winners[0]!] === most;
    }),
  'aim.points': (seen) => seen.of('ended').some(({ result }) => result.by === 'aim.points'),
  'aim.hold': scored('hold'),
  'aim.carry-off': scored('carry-off'),
  'aim.escape': scored('escape'),
  'aim.kill': scored('kill'),
  'aim.seize': scored('seize'),
};
