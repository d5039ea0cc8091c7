/** Checks of bodies in close order: enough figures of one kind, a leader among them, bases touching in ranks and files. */

import { isBaseIn, type Point, pointDistance, stepX, stepY } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { refersTo } from '@grognard/rules-kit';
import type { Rules } from '../model.ts';
import { contactGap, footprintOf, headingOf, inCm } from './measure.ts';
import type { Tell } from './problem.ts';
import type { ResolvedFigure, ResolvedScenario } from './resolved.ts';
import type { ScenarioSide } from './shape.ts';

type Body = ScenarioSide['bodies'][number];

/** Ground that breaks the requirement of `formation.open-ground`. */
const brokenGrounds: readonly string[] = [
  'difficult',
  'very-difficult',
  'bushes',
  'high-crops',
  'woods',
  'hard-slope',
  'knee-water',
  'deep-water',
  'stairs',
];

export function checkBodies(laid: ResolvedScenario, rules: Rules, tell: Tell): void {
  laid.scenario.sides.forEach((side, s) => {
    const taken = new Map<string, string>();
    side.bodies.forEach((body, b) => {
      const at = `sides[${s}].bodies[${b}]`;
      if (!rules.mounted) tell('edition', at, 'this edition has no close order; leave the body out');
      const members = membersOf(laid, side, body, { at, tell, taken });
      if (members === null) return;
      checkMembers(members, at, tell);
      checkRanks(body, members, at, tell);
      if (rules.move.openGround === 'required') checkGround(laid, members, tell);
    });
  });
}

interface MusterRoll {
  readonly at: string;
  readonly tell: Tell;
  /** The body each figure already belongs to. */
  readonly taken: Map<string, string>;
}

/** The figures of a body, or null if one of the ids names no figure. */
function membersOf(
  laid: ResolvedScenario,
  side: ScenarioSide,
  body: Body,
  roll: MusterRoll,
): ResolvedFigure[] | null {
  const { at, tell, taken } = roll;
  const known = side.figures.map(({ id }) => id);
  const members: ResolvedFigure[] = [];
  body.figures.forEach((id, i) => {
    const place = `${at}.figures[${i}]`;
    if (!refersTo(id, known, `figure of "${side.id}"`, { at: place, tell })) return;
    const before = taken.get(id);
    if (before === undefined) taken.set(id, body.id);
    else tell('body', place, `"${id}" is in "${before}" already; a figure is in one body, once`);
    members.push(laid.figures.find(({ figure }) => figure.id === id)!);
  });
  return members.length === body.figures.length ? members : null;
}

function checkMembers(members: readonly ResolvedFigure[], at: string, tell: Tell): void {
  const { troop } = entryAt(members, 0).figure;
  if (members.some(({ figure }) => figure.troop !== troop))
    tell('body', `${at}.figures`, 'a body is of one kind; put figures of another kind beside it');
  if (troop !== 'foot' && troop !== 'heavy-cavalry')
    tell('body', `${at}.figures`, `${troop} has no close order; only foot and heavy cavalry have`);
  if (!members.some(({ figure }) => figure.leader))
    tell('body', `${at}.figures`, 'a body needs a leader in it; make one of its figures a leader');
  for (const { figure, at: place } of members)
    if (figure.room !== null || figure.vessel !== null || figure.secret || figure.captive)
      tell('body', place, 'nobody in a room, aboard, in hiding or a prisoner stands in a body');
}

/** Checks that every figure is in its place, counted from the first figure of the front rank. */
function checkRanks(body: Body, members: readonly ResolvedFigure[], at: string, tell: Tell): void {
  if (body.files > members.length)
    tell(
      'body',
      `${at}.files`,
      `${body.files} abreast are more than the ${members.length} figures there are`,
    );
  const heading = headingOf(body.facing);
  const right = headingOf(body.facing + 90);
  const footprint = footprintOf(entryAt(members, 0).figure);
  const width = footprint.shape === 'round' ? 2 * footprint.radius : footprint.width;
  const depth = footprint.shape === 'round' ? 2 * footprint.radius : footprint.depth;
  const { x, y } = entryAt(members, 0).base;
  members.forEach(({ figure, base, at: place }, i) => {
    const across = width * (i % body.files);
    const back = -depth * Math.floor(i / body.files);
    const wanted: Point = {
      x: x + stepX(right, across) + stepX(heading, back),
      y: y + stepY(right, across) + stepY(heading, back),
    };
    if (pointDistance(base.x, base.y, wanted.x, wanted.y) > contactGap)
      tell('body', `${place}.at`, `is out of its place in "${body.id}", which is ${inCm(wanted)}`);
    if (figure.facing !== body.facing)
      tell('body', `${place}.facing`, `faces another way than "${body.id}", ${body.facing}`);
  });
}

function checkGround({ areas }: ResolvedScenario, members: readonly ResolvedFigure[], tell: Tell): void {
  for (const { base, at } of members) {
    const broken = areas.find(({ kind, polygon }) => brokenGrounds.includes(kind) && isBaseIn(base, polygon));
    if (broken !== undefined)
      tell(
        'body',
        `${at}.at`,
        `stands in ${broken.kind}, where there is no close order; keep to open ground`,
      );
  }
}
