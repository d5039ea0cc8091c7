/** Detectors for the rules of chapter figure. For tests only. */

import { angleBetween, headingTo, isWithin } from '@grognard/geometry';
import { none } from '@grognard/lists';
import { contactGap } from '../../../scenarios/measure.ts';
import { ownBase } from '../../bodies/bases.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Detectors, ObservedCommand } from './observed-command.ts';

/** Whether two figures touched whose bases meet this condition. */
function touchedAs(
  seen: ObservedCommand,
  isRight: (one: FigureIndex, other: FigureIndex) => boolean,
): boolean {
  const touched = seen.of('touched');
  if (touched.length === 0) return false;
  const { figures } = seen.whenMoved;
  return touched.some(({ one, other }) => {
    const a = figures[one]!;
    const b = figures[other]!;
    return isWithin(ownBase(a), ownBase(b), contactGap) && isRight(one, other);
  });
}

function isAbout(tenths: number, wanted: number): boolean {
  return Math.abs(tenths - wanted) <= 15;
}

export const figureRows: Detectors = {
  'figure.class': (seen) =>
    seen.of('struck').some(({ victim, need }) => need === seen.table.roster[victim]!.class + 1),
  'figure.kinds': (seen) =>
    seen.of('moved').some(({ figure }) => seen.troop(figure) !== 'foot' || !seen.table.rules.mounted),
  'figure.cavalry': (seen) => seen.lines('melee.cavalry').length > 0,
  'figure.rider': (seen) =>
    seen.of('fell').some(({ figure }) => {
      const { mounted } = seen.after.figures[figure]!;
      return mounted && !seen.after.horses.some(({ rider }) => rider === figure);
    }),
  'figure.mount-time': (seen) =>
    [...seen.of('mounted'), ...seen.of('dismounted')].some(
      ({ figure }) => !seen.of('shot').some((shot) => shot.figure === figure),
    ),
  'figure.base-foot': (seen) =>
    touchedAs(seen, (one, other) => {
      const { figures } = seen.whenMoved;
      const both = [figures[one]!, figures[other]!];
      if (both.some(({ mounted, body }) => mounted || body !== none)) return false;
      return isAbout(seen.distance(seen.whenMoved, one, other), 200);
    }),
  'figure.base-mounted': (seen) =>
    touchedAs(seen, (one, other) => {
      const { figures } = seen.whenMoved;
      const riders = [figures[one]!, figures[other]!].filter(({ mounted }) => mounted).length;
      return riders > 0 && seen.distance(seen.whenMoved, one, other) > 215;
    }),
  'figure.contact': (seen) =>
    touchedAs(seen, (one, other) =>
      seen.of('struck').some(({ figure, victim }) => figure === one && victim === other),
    ),
  'figure.measure': (seen) =>
    seen.of('shot').some(({ figure, target, moment, from, to, rangeCm }) => {
      if (moment === 'moving' || moment === 'contact') return false;
      const { figures } = seen.before;
      if (
        [figure, target].some(
          (figureIndex) => figures[figureIndex]!.mounted || figures[figureIndex]!.body !== none,
        )
      )
        return false;
      const away = Math.sqrt((from.x - to.x) * (from.x - to.x) + (from.y - to.y) * (from.y - to.y));
      const centre = seen.table.options['figure.measure'] === 'centre';
      return isAbout(rangeCm * 100, centre ? away : away - 200);
    }),
  'figure.facing': (seen) =>
    seen.of('shot').some(({ figure, from, to, moment }) => {
      const { heading, body } = seen.before.figures[figure]!;
      const aim = headingTo(to.x - from.x, to.y - from.y);
      return body === none && moment === 'start' && aim !== null && angleBetween(heading, aim) > 1200;
    }),
  'figure.weapon-in-hand': (seen) =>
    seen.of('struck').some(({ figure, weapon }) => {
      const hand = seen.order(figure)?.hand ?? null;
      const { weapons } = seen.table.roster[figure]!;
      return hand === null ? weapons[0] === weapon : hand === weapon && weapons[0] !== weapon;
    }),
  'figure.carry': (seen) => seen.has('took', 'dropped'),
  'figure.killed': (seen) =>
    seen
      .of('fell')
      .some(({ figure, how }) => how !== 'drowned' && seen.after.figures[figure]!.status === 'dead'),
};
