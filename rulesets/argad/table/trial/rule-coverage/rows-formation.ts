/** Detectors for the rules of the chapters formation, charge, group and leader. For tests only. */

import { leaderCm } from '../../../data/distances.ts';
import { placementOf } from '../../bodies/placement.ts';
import { cavalryGround } from '../../field/ground-between.ts';
import type { ArgadEventOf } from '../../state/events.ts';
import type { FigureIndex } from '../../state/indices.ts';
import { hasLostHalf } from '../../state/sides.ts';
import type { Detectors, ObservedCommand } from './observed-command.ts';

const cavalry: readonly string[] = ['light-cavalry', 'heavy-cavalry'];

/** The bodies that marched. */
function marched(seen: ObservedCommand): readonly ArgadEventOf<'bodyMoved'>[] {
  return seen.of('bodyMoved');
}

/** Whether a rider came into contact by its own path without charging. */
function cameWithoutCharge(seen: ObservedCommand, isHim: (figure: FigureIndex) => boolean): boolean {
  return seen.of('touched').some(({ one, other }) =>
    [one, other].some((figureIndex) => {
      if (!seen.before.figures[figureIndex]!.mounted || seen.moved(figureIndex)?.stopped !== 'contact')
        return false;
      return !seen.of('charged').some(({ figure }) => figure === figureIndex) && isHim(figureIndex);
    }),
  );
}

function isCavalry(seen: ObservedCommand, figure: FigureIndex): boolean {
  return cavalry.includes(seen.troop(figure));
}

/** Whether a body marched farther than its ordinary pace allows. */
function isHasty(seen: ObservedCommand, { body, at }: ArgadEventOf<'bodyMoved'>): boolean {
  const { x, y, members, files } = seen.before.bodies[body]!;
  const went = Math.sqrt((at.x - x) * (at.x - x) + (at.y - y) * (at.y - y));
  const mounted = seen.before.figures[members[0]!]?.mounted;
  const keepsFront = seen.before.marches[body]?.steps.every(({ step }) => step !== 'files');
  return keepsFront === true && files > 3 && went > (mounted ? 3200 : 1200) + 10;
}

export const formationRows: Detectors = {
  'formation.close-order': (seen) =>
    marched(seen).some(({ body }) => seen.before.bodies[body]!.members.length >= 4),
  'formation.contact-pace': (seen) =>
    seen.has('touched') && marched(seen).some((event) => isHasty(seen, event)),
  'formation.turn': (seen) =>
    seen.of('bodyClosedUp').some(({ by }) => by === 'change-of-rank') ||
    seen.before.marches.some(
      (march, body) =>
        march?.steps.some(({ step }) => step === 'turn') === true &&
        seen.after.bodies[body]!.heading !== seen.before.bodies[body]!.heading,
    ),
  'formation.change': (seen) =>
    seen.has('formed') || seen.of('opened').some(({ body }) => seen.before.marches[body]?.open === true),
};

export const chargeRows: Detectors = {
  'charge.who': (seen) => cameWithoutCharge(seen, (figure) => seen.troop(figure) === 'mounted-infantry'),
  'charge.ground': (seen) =>
    cameWithoutCharge(seen, (figure) => isCavalry(seen, figure) && seen.grounds(figure).length > 0),
  'charge.definition': (seen) =>
    seen.of('charged').some(({ figure }) => seen.touching[figure]!.length === 0 && isCavalry(seen, figure)),
  'charge.run': (seen) =>
    cameWithoutCharge(
      seen,
      (figure) =>
        isCavalry(seen, figure) && seen.grounds(figure).length === 0 && seen.touching[figure]!.length === 0,
    ),
  'charge.obstacle': (seen) =>
    cameWithoutCharge(
      seen,
      (figure) =>
        isCavalry(seen, figure) &&
        seen
          .grounds(figure)
          .some((kind) => ['hedge', 'bank', 'low-wall', 'barricade', 'stakes'].includes(kind)),
    ),
  'charge.direct': (seen) =>
    seen
      .of('charged')
      .some(({ figure, on }) =>
        seen
          .of('touched')
          .some(({ one, other }) => (one === figure && other === on) || (one === on && other === figure)),
      ),
  'charge.one-turn': (seen) =>
    seen.of('struck').some(({ figure, why }) => {
      const { charged } = seen.before.figures[figure]!;
      const again = seen.of('charged').some((event) => event.figure === figure);
      return (
        charged === seen.before.turn - 1 &&
        charged > 0 &&
        !again &&
        !why?.some(({ rule }) => rule === 'melee.charge')
      );
    }),
  'charge.mutual': (seen) =>
    seen
      .of('charged')
      .some(({ figure, on }) =>
        seen.of('charged').some((other) => other.figure === on && other.on === figure),
      ),
  'charge.reform': (seen) =>
    seen.table.options['charge.reform'] &&
    cameWithoutCharge(seen, (figure) => {
      const { charged } = seen.before.figures[figure]!;
      return charged > 0 && charged === seen.before.turn - 1;
    }),
};

/** Whether no leader of its side is near the figure. */
function isLeaderless(seen: ObservedCommand, figure: FigureIndex): boolean {
  const { roster } = seen.table;
  return roster.every(
    ({ index, leader, side }) =>
      !leader ||
      side !== roster[figure]!.side ||
      seen.before.figures[index]!.status !== 'on' ||
      seen.distance(seen.before, figure, index) > leaderCm * 100 + 1000,
  );
}

/** Whether a figure holds an obstacle, or rides against foot on open ground, and gets no bonus for it. */
function hasLostBonus(seen: ObservedCommand, { figure, victim, why }: ArgadEventOf<'struck'>): boolean {
  const state = seen.whenMoved;
  const counts = (rule: string) => why?.some((line) => line.rule === rule) === true;
  const holds = !state.figures[figure]!.mounted && state.figures[figure]!.holdsAgainst.includes(victim);
  if (holds && !state.figures[victim]!.holdsAgainst.includes(figure)) return !counts('melee.obstacle');
  const rides = state.figures[figure]!.mounted && isCavalry(seen, figure) && !state.figures[victim]!.mounted;
  const ground = cavalryGround(seen.table.field, placementOf(state, figure), placementOf(state, victim));
  return rides && ground === 'open' && !counts('melee.cavalry');
}

export const groupRows: Detectors = {
  'group.moving': (seen) => seen.of('slowed').some(({ figures }) => figures.length > 1),
  'group.target': (seen) => seen.lines('shoot.group-bonus').length > 0,
  'group.bunch': (seen) =>
    seen.of('shot').some(({ target, why }) => {
      const grouped = why?.some(({ rule }) => rule === 'shoot.group-bonus') === true;
      return grouped && seen.table.roster[target]!.light;
    }),
  'leader.formation': (seen) =>
    seen.of('opened').some(({ body }) => {
      const { members } = seen.before.bodies[body]!;
      const left = members.filter((figure) => seen.after.figures[figure]!.status === 'on');
      return left.length >= 4 && !left.some((figure) => seen.table.roster[figure]!.leader);
    }),
  'leader.radius': (seen) =>
    seen.table.options['leader.radius'] &&
    seen.of('struck').some((blow) => isLeaderless(seen, blow.figure) && hasLostBonus(seen, blow)),
  'leader.wound': (seen) => seen.has('wounded'),
  'leader.half': (seen) =>
    seen.of('ended').some(({ result }) => result.by === 'leader.half') ||
    seen
      .of('left')
      .some(({ figure }) => hasLostHalf(seen.table, seen.after, seen.table.roster[figure]!.side)),
};
