/** Detectors for the rules of the chapters weapon and shoot. For tests only. */
import { isSegmentWithin, makePolyline, meetsPolyline } from '@grognard/geometry';
import { none } from '@grognard/lists';
import { ownBase } from '../../bodies/bases.ts';
import { areEnemies } from '../../bodies/contacts.ts';
import { isTouching } from '../../field/cover.ts';
import type { ArgadEventOf } from '../../state/events.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Detectors, ObservedCommand } from './observed-command.ts';

type Shot = ArgadEventOf<'shot'>;

function firearmsLoaded(loaded: number): number {
  let count = 0;
  for (let bits = loaded; bits > 0; bits >>= 1) count += bits & 1;
  return count;
}

/** Reloads of a kind of firearm. */
function reloads(
  seen: ObservedCommand,
  isIt: (event: ArgadEventOf<'reloaded'>, reloading: number, arm: string) => boolean,
): boolean {
  return seen
    .of('reloaded')
    .some((event) =>
      isIt(
        event,
        (seen.before.figures[event.figure]!.reloading >> event.weapon) & 1,
        seen.table.roster[event.figure]!.firearms[event.weapon]!,
      ),
    );
}

/** Whether a figure ordered to reload was touched, survived and did not complete the reload. */
function brokenOff(seen: ObservedCommand, isHim: (figure: FigureIndex) => boolean): boolean {
  return seen.of('touched').some(({ one, other }) =>
    [one, other].some((figureIndex) => {
      const reloaded = seen.of('reloaded').some(({ figure }) => figure === figureIndex);
      const fell = seen.of('fell').some(({ figure }) => figure === figureIndex);
      return (seen.order(figureIndex)?.reload ?? null) !== null && !reloaded && !fell && isHim(figureIndex);
    }),
  );
}

/** The hedges, walls and battlements that a shot crosses, with the bases at both ends. */
function coversOn(seen: ObservedCommand, { figure, target, from, to, moment }: Shot) {
  const { coverLines, battlements } = seen.table.field;
  const known = moment === 'moving' || moment === 'contact' ? [] : [...coverLines, ...battlements];
  return {
    lines: known.filter((line) => meetsPolyline(line, from.x, from.y, to.x, to.y)),
    shooter: ownBase({ ...seen.before.figures[figure]!, ...from }),
    target: ownBase({ ...seen.before.figures[target]!, ...to }),
  };
}

/** Whether the shot crosses cover that the shooter touches. */
function isOverOwnCover(seen: ObservedCommand, shot: Shot): boolean {
  const { lines, shooter } = coversOn(seen, shot);
  return lines.some((line) => isTouching(shooter, line));
}

/** Whether the shot crosses a leg of that cover which the shooter does not touch. */
function isOverNextLeg(seen: ObservedCommand, shot: Shot): boolean {
  const { from, to } = shot;
  const { lines, shooter } = coversOn(seen, shot);
  return lines.some((line) => {
    const legs = line.points.slice(1).map((end, n) => makePolyline([line.points[n]!, end]));
    const crossed = legs.filter((leg) => meetsPolyline(leg, from.x, from.y, to.x, to.y));
    return isTouching(shooter, line) && crossed.some((leg) => !isTouching(shooter, leg));
  });
}

/** Whether the shot crosses cover that nobody touches, so that its reach decides. */
function isOverFarCover(seen: ObservedCommand, shot: Shot): boolean {
  const { lines, shooter, target } = coversOn(seen, shot);
  return lines.some((line) => !isTouching(shooter, line) && !isTouching(target, line));
}

function isCovered({ why }: Shot): boolean {
  return why?.some(({ rule }) => rule === 'shoot.cover') === true;
}

function isFromRearRank({ before }: ObservedCommand, { figure }: Shot): boolean {
  const body = before.bodies[before.figures[figure]!.body];
  if (body === undefined) return false;
  return body.members.indexOf(figure) >= body.files && body.members.length <= 2 * body.files;
}

/** Whether the shot goes down from a wall walk, a deck or an upper floor over a figure roughly on the line. */
function isOverHeads(seen: ObservedCommand, { figure, target, from, to }: Shot): boolean {
  const { room, vessel } = seen.before.figures[figure]!;
  const high = vessel !== none || (room !== none && seen.table.field.rooms[room]!.floor > 0);
  if (!high) return false;
  return seen.before.figures.some((other, figureIndex) => {
    if (figureIndex === figure || figureIndex === target || other.status !== 'on' || other.vessel !== none)
      return false;
    return isSegmentWithin(ownBase(other), from.x, from.y, to.x, to.y, 0);
  });
}

export const weaponRows: Detectors = {
  'weapon.reload': (seen) => seen.of('reloaded').some(({ done }) => done),
  'weapon.reload-two': (seen) => reloads(seen, ({ done }, reloading) => done && reloading === 1),
  'weapon.reload-crew': (seen) =>
    reloads(seen, ({ done }, reloading, arm) => done && reloading === 0 && arm === 'swivel-gun'),
  'weapon.reload-contact': (seen) => brokenOff(seen, (figure) => seen.touching[figure]!.length === 0),
  'weapon.reload-mounted': (seen) => brokenOff(seen, (figure) => seen.before.figures[figure]!.mounted),
  'weapon.start-loaded': (seen) => {
    const wanted = seen.table.options['weapon.start-loaded'];
    return (
      seen.before.turn === 1 && (wanted ? seen.has('shot') : seen.before.figures.every((f) => f.loaded === 0))
    );
  },
  'weapon.lance': (seen) =>
    seen.of('struck').some(({ figure, weapon }) => {
      const { weapons } = seen.table.roster[figure]!;
      const asked = seen.order(figure)?.hand ?? weapons[0];
      return asked === 'lance' && weapon !== 'lance' && seen.touching[figure]!.length > 1;
    }),
};

export const shootRows: Detectors = {
  'shoot.one-shot': (seen) =>
    seen.of('shot').some(({ figure }) => {
      const shots = seen.of('shot').filter((shot) => shot.figure === figure).length;
      return shots === 1 && firearmsLoaded(seen.before.figures[figure]!.loaded) > 1;
    }),
  'shoot.free-choice': (seen) =>
    seen.of('shot').some(({ figure, target, moment }) => {
      if (moment !== 'start') return false;
      const far = seen.distance(seen.before, figure, target);
      return seen.table.roster.some(({ index }) => {
        const { status, known } = seen.before.figures[index]!;
        if (status !== 'on' || !areEnemies(seen.table, figure, index)) return false;
        const isKnown = (known & (1 << seen.table.roster[figure]!.side)) !== 0;
        return isKnown && seen.distance(seen.before, figure, index) < far;
      });
    }),
  'shoot.over-friends': (seen) =>
    seen.of('shot').some((shot) => isFromRearRank(seen, shot) || isOverHeads(seen, shot)),
  'shoot.own-cover': (seen) => seen.of('shot').some((shot) => isOverOwnCover(seen, shot) && !isCovered(shot)),
  'shoot.own-cover-one': (seen) =>
    seen.of('shot').some((shot) => isOverNextLeg(seen, shot) && !isCovered(shot)),
  'shoot.cover-reach': (seen) => seen.of('shot').some((shot) => isOverFarCover(seen, shot)),
  'shoot.throw-together': (seen) => {
    const bodies = seen.of('shot').map(({ figure }) => seen.before.figures[figure]!.body);
    return bodies.some((body, n) => body !== none && bodies.indexOf(body) < n);
  },
};
