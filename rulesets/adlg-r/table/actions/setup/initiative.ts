/** Initiative: who chooses region and role (`deploy.initiative`, `deploy.scouting`). */
import { entryAt } from '@grognard/lists';
import type { SideIndex } from '../../state/indices.ts';
import type { Table } from '../../state/model.ts';
import { firstSide, secondSide } from '../../state/sides.ts';
import type { Turn } from '../../state/turn.ts';

/** The better army adds what it is better by, so much at most. */
const mostAhead = 4;

/** Half the sum of the commanders’ values, rounded down, +1 for a strategist in chief, + scouting. */
export function leadershipOf({ sides, corps, rules }: Table, side: SideIndex): number {
  const led = entryAt(sides, side).corps.map((index) => entryAt(corps, index));
  const sum = led.reduce((total, { grade }) => total + rules.command.grades[grade].value, 0);
  const strategist = led.some(({ isChief, grade }) => isChief && grade === 'strategist');
  return Math.floor(sum / 2) + Number(strategist);
}

/** Light horse for one point. Light infantry count for a part of one each. */
export function scoutingOf({ sides, units, rules }: Table, side: SideIndex): number {
  const { lhPerPoint, liPerLh, drag } = rules.table.scouting;
  const categories = entryAt(sides, side).units.map((unit) => entryAt(units, unit).row.category);
  const riders = categories.filter((one) => one === 'LH' || (drag && one === 'Drag')).length;
  const foot = categories.filter((one) => one === 'LI').length;
  return Math.floor((riders + Math.floor(foot / liPerLh)) / lhPerPoint);
}

/** Both throw until one has more. */
export function rollInitiative({ table, resolution }: Turn): void {
  const worth = table.sides.map(({ index }) => leadershipOf(table, index) + scoutingOf(table, index));
  const least = Math.min(...worth);
  const adds = worth.map((points) => Math.min(mostAhead, points - least));
  const throws = table.sides.map(({ id }) => resolution.dice(id, 'initiative'));
  let sums = [0, 0];
  while (sums[0] === sums[1]) sums = throws.map((dice, n) => dice.die() + entryAt(adds, n));
  const winner = entryAt(sums, 0) > entryAt(sums, 1) ? firstSide : secondSide;
  resolution.emit({ kind: 'initiativeRolled', winner, sums });
}
