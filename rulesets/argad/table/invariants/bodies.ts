/** Invariants of bodies in close order, things and their carriers. For tests only. */

import { memberPose, placeBase } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { bodyOf } from '../../data/distances.ts';
import { bodyFootprint } from '../bodies/bases.ts';
import { type Invariant, nameOf } from './step.ts';

/** The largest number of carriers of one thing (`figure.carry`). */
const mostCarriers = 2;

const loads: Invariant = ({ table, after }, say) => {
  after.figures.forEach(({ carries, status }, figure) => {
    if (carries === none) return;
    if (after.things[carries]?.carriers.includes(figure) !== true)
      say(`${nameOf(table, figure)} carries what is not in his hands`);
    if (status === 'dead') say(`${nameOf(table, figure)} is dead and carries something`);
  });
  after.things.forEach(({ carriers, gone, x, y }, thing) => {
    const { id } = entryAt(table.things, thing);
    if (carriers.length > mostCarriers || new Set(carriers).size !== carriers.length)
      say(`${id} is carried by ${carriers.length}`);
    for (const figureIndex of carriers) {
      const figure = entryAt(after.figures, figureIndex);
      if (figure.carries !== thing) say(`${id} is carried by ${nameOf(table, figureIndex)}, who does not`);
      if (gone !== (figure.status === 'gone') && carriers.length === 1)
        say(`${id} and ${nameOf(table, figureIndex)} are not gone together`);
    }
    const isWith = carriers.some(
      (figure) => entryAt(after.figures, figure).x === x && entryAt(after.figures, figure).y === y,
    );
    if (carriers.length > 0 && !gone && !isWith) say(`${id} is not where its carriers are`);
  });
};

const members: Invariant = ({ table, after }, say) => {
  after.figures.forEach(({ body, status }, figure) => {
    if (body !== none && after.bodies[body]?.members.includes(figure) !== true)
      say(`${nameOf(table, figure)} is in a body that does not have him`);
    if (body !== none && status !== 'on') say(`${nameOf(table, figure)} is in a body and out of play`);
  });
  after.bodies.forEach(({ members: figures, files }, body) => {
    const [first] = figures;
    if (first === undefined) return;
    if (!(files >= 1)) say(`body ${body} has ${files} files`);
    for (const figure of figures) {
      const { body: his, mounted } = entryAt(after.figures, figure);
      if (his !== body) say(`body ${body} has ${nameOf(table, figure)}, who is not in it`);
      if (
        entryAt(table.roster, figure).side !== entryAt(table.roster, first).side ||
        mounted !== entryAt(after.figures, first).mounted
      )
        say(`body ${body} has ${nameOf(table, figure)} of another side or kind`);
    }
    if (new Set(figures).size !== figures.length) say(`body ${body} has somebody twice`);
    if (after.marches.length !== after.bodies.length) say('there are not as many marches as bodies');
  });
};

const strength: Invariant = ({ table, after }, say) => {
  if (after.phase !== 'orders') return;
  after.bodies.forEach(({ members: figures }, body) => {
    if (figures.length === 0) return;
    if (figures.length < bodyOf || !figures.some((figure) => entryAt(table.roster, figure).leader))
      say(`body ${body} has ${figures.length} men, or no leader`);
  });
};

/** The largest distance of a figure from its place after closing up, in tenths of a millimetre. */
const slack = 10;

const ranks: Invariant = ({ table, after }, say) => {
  after.bodies.forEach((body, index) => {
    // A body formed this turn takes its places only when orders are opened.
    if (body.members.length === 0 || (body.since === after.turn && after.phase === 'orders')) return;
    const base = placeBase(bodyFootprint(after, body), body);
    body.members.forEach((figure, n) => {
      const place = memberPose(base, n % body.files, Math.floor(n / body.files));
      const { x, y, heading } = entryAt(after.figures, figure);
      if (Math.abs(place.x - x) > slack || Math.abs(place.y - y) > slack || heading !== body.heading)
        say(`${nameOf(table, figure)} is out of his place in body ${index}`);
    });
  });
};

export const bodyInvariants: Readonly<Record<string, Invariant>> = { loads, members, strength, ranks };
