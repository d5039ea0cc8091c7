/** surveyOf: a battle as a commander-in-chief sees it: his corps, theirs, what each could do to which. */
import type { Survey, TaskOption } from '@grognard/engine';
import { lossesOf } from '../../flow/victory.ts';
import { otherSide } from '../../state/sides.ts';
import type { Mind } from '../mind.ts';
import {
  type CorpsBodies,
  corpsOf,
  fitWorth,
  forceAgainst,
  gapBetween,
  leftOf,
  paceOf,
  reachOf,
} from './groups.ts';

export function surveyOf(mind: Mind): Survey {
  const { table, state, side } = mind;
  const [own, foes] = [corpsOf(mind, side), corpsOf(mind, otherSide(side))];
  const all = own.flatMap(({ bodies }) => bodies);
  return {
    turn: state.turn,
    turnsLeft: table.turns === 0 ? null : table.turns - state.turn + 1,
    lost: lossesOf(table, state, side),
    gained: lossesOf(table, state, otherSide(side)),
    groups: own.map((group) => ({
      id: group.id,
      worth: fitWorth(table, group.bodies),
      left: leftOf(table, group),
    })),
    targets: foes.map(({ id, bodies }) => ({
      id,
      worth: fitWorth(table, bodies),
      force: forceAgainst(mind, bodies, all),
    })),
    options: own.flatMap((group) => foes.flatMap((foe) => optionsFor(mind, group, foe))),
  };
}

function optionsFor(mind: Mind, group: CorpsBodies, foe: CorpsBodies): TaskOption[] {
  const force = forceAgainst(mind, group.bodies, foe.bodies);
  const way = gapBetween(mind, group.bodies, foe.bodies) - reachOf(group.bodies);
  const turns = Math.max(0, way) / paceOf(group.bodies);
  const isMostly = (holds: (body: CorpsBodies['bodies'][number]) => boolean) =>
    2 * group.bodies.filter(holds).length > group.bodies.length;
  const tasks: TaskOption['task'][] = ['hold'];
  if (isMostly(({ charges, isLight }) => charges && !isLight)) tasks.unshift('assault');
  if (isMostly(({ isLight }) => isLight)) tasks.push('screen');
  return tasks.map((task) => ({ group: group.id, task, target: foe.id, force, turns }));
}
