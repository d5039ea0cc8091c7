/** seatBody: the members of a body in their places of its ranks and files. */

import { memberPose, placeBase } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { BodyIndex } from '../state/indices.ts';
import type { State } from '../state/model.ts';
import { bodyFootprint } from './bases.ts';

export function seatBody(state: State, index: BodyIndex): void {
  const body = entryAt(state.bodies, index);
  const base = placeBase(bodyFootprint(state, body), { x: body.x, y: body.y, heading: body.heading });
  body.members.forEach((figureIndex, n) => {
    const { x, y } = memberPose(base, n % body.files, Math.floor(n / body.files));
    const figure = entryAt(state.figures, figureIndex);
    figure.x = Math.round(x);
    figure.y = Math.round(y);
    figure.heading = body.heading;
  });
}
