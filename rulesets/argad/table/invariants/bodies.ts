/** Bodies in close order, things and who carries them. For tests only. */
import { memberPose, placeBase } from '@grognard/geometry';
import { bodyOf } from '../../data/distances.ts';
import { bodyFootprint } from '../bases.ts';
import { type Invariant, nameOf } from './step.ts';

/** Nobody carries a thing with more hands (`figure.carry`). */
const mostCarriers = 2;

const loads: Invariant = ({ table, after }, say) => {
  after.figures.forEach(({ carries, status }, man) => {
    if (carries < 0) return;
    if (after.things[carries]?.carriers.includes(man) !== true)
      say(`${nameOf(table, man)} carries what is not in his hands`);
    if (status === 'dead') say(`${nameOf(table, man)} is dead and carries something`);
  });
  after.things.forEach(({ carriers, gone, x, y }, thing) => {
    const { id } = table.things[thing]!;
    if (carriers.length > mostCarriers || new Set(carriers).size !== carriers.length)
      say(`${id} is carried by ${carriers.length}`);
    for (const man of carriers) {
      const figure = after.figures[man]!;
      if (figure.carries !== thing) say(`${id} is carried by ${nameOf(table, man)}, who does not`);
      if (gone !== (figure.status === 'gone') && carriers.length === 1)
        say(`${id} and ${nameOf(table, man)} are not gone together`);
    }
    const isWith = carriers.some((man) => after.figures[man]!.x === x && after.figures[man]!.y === y);
    if (carriers.length > 0 && !gone && !isWith) say(`${id} is not where its carriers are`);
  });
};

const members: Invariant = ({ table, after }, say) => {
  after.figures.forEach(({ body, status }, man) => {
    if (body >= 0 && after.bodies[body]?.members.includes(man) !== true)
      say(`${nameOf(table, man)} is in a body that does not have him`);
    if (body >= 0 && status !== 'on') say(`${nameOf(table, man)} is in a body and out of play`);
  });
  after.bodies.forEach(({ members: men, files }, body) => {
    const [first] = men;
    if (first === undefined) return;
    if (!(files >= 1)) say(`body ${body} has ${files} files`);
    for (const man of men) {
      const { body: his, mounted } = after.figures[man]!;
      if (his !== body) say(`body ${body} has ${nameOf(table, man)}, who is not in it`);
      if (table.men[man]!.side !== table.men[first]!.side || mounted !== after.figures[first]!.mounted)
        say(`body ${body} has ${nameOf(table, man)} of another side or kind`);
    }
    if (new Set(men).size !== men.length) say(`body ${body} has somebody twice`);
    if (after.marches.length !== after.bodies.length) say('there are not as many marches as bodies');
  });
};

const strength: Invariant = ({ table, after }, say) => {
  if (after.phase !== 'orders') return;
  after.bodies.forEach(({ members: men }, body) => {
    if (men.length === 0) return;
    if (men.length < bodyOf || !men.some((man) => table.men[man]!.leader))
      say(`body ${body} has ${men.length} men, or no leader`);
  });
};

/** Closing up leaves men this near to their places. */
const slack = 10;

const ranks: Invariant = ({ table, after }, say) => {
  after.bodies.forEach((body, index) => {
    // A body formed in this turn takes its places when orders are opened.
    if (body.members.length === 0 || (body.since === after.turn && after.phase === 'orders')) return;
    const base = placeBase(bodyFootprint(after, body), body);
    body.members.forEach((man, n) => {
      const place = memberPose(base, n % body.files, Math.floor(n / body.files));
      const { x, y, heading } = after.figures[man]!;
      if (Math.abs(place.x - x) > slack || Math.abs(place.y - y) > slack || heading !== body.heading)
        say(`${nameOf(table, man)} is out of his place in body ${index}`);
    });
  });
};

export const bodyInvariants: Readonly<Record<string, Invariant>> = { loads, members, strength, ranks };
