/** Where the figures of a unit are when it is somewhere. */
import { type Base, type Heading, memberPose, type Tenths } from '@grognard/geometry';
import type { State } from '../model.ts';
import { carriedAlong } from './boats.ts';
import type { Unit } from './move-units.ts';

/** Places by figure, to be written. */
export interface Places {
  readonly x: Tenths[];
  readonly y: Tenths[];
  readonly heading: Heading[];
}

/** Writes down where the figures of a unit are when its base is there. */
export function placeMembers({ figures, bodies }: State, unit: Unit, base: Base, into: Places): void {
  const { kind, which, members } = unit;
  members.forEach((man, n) => {
    if (kind === 'body') {
      const { files } = bodies[which]!;
      const { x, y } = memberPose(base, n % files, Math.floor(n / files));
      put(into, man, Math.round(x), Math.round(y), base.heading);
    } else if (kind === 'vessel') {
      const { x, y } = carriedAlong(unit.base, base, figures[man]!);
      put(into, man, x, y, figures[man]!.heading);
    } else put(into, man, base.x, base.y, base.heading);
  });
}

function put(into: Places, man: number, x: Tenths, y: Tenths, heading: Heading): void {
  into.x[man] = x;
  into.y[man] = y;
  into.heading[man] = heading;
}
