/** A body made of several bases that marches as one: where it comes to, what is carried along, and the steps of each base in it. */
import { type Base, cornerOf, placeBase } from './base.ts';
import { stepsInWheel, turnedAbout } from './front-line.ts';
import { asHeading, halfTurn, turnBetween } from './heading.ts';
import { type Point, squaredDistance, type Tenths } from './point.ts';
import { type TrackStep, trackBySteps } from './track.ts';

/** Half the front of a base, and half its depth, to whole tenths. */
export function halfSizes({ ux, uy, vx, vy }: Pick<Base, 'ux' | 'uy' | 'vx' | 'vy'>): {
  readonly front: Tenths;
  readonly depth: Tenths;
} {
  return {
    front: Math.round(Math.sqrt(squaredDistance(0, 0, ux, uy))),
    depth: Math.round(Math.sqrt(squaredDistance(0, 0, vx, vy))),
  };
}

/** Where a base stands after steps. */
export function baseAfterSteps(base: Base, steps: readonly TrackStep[]): Base {
  const { x, y, heading } = trackBySteps(base, steps).to;
  return placeBase(base.footprint, { x: Math.round(x), y: Math.round(y), heading });
}

/** A point that is carried along with a body. Half turns are made by each on the spot, so that places in the body are kept. */
export function carriedWith(point: Point, body: Base, steps: readonly TrackStep[]): Point {
  const there = baseAfterSteps(body, steps);
  const turned = steps.filter((step) => step.step === 'turn' && step.angle === halfTurn).length * halfTurn;
  const angle = turnBetween(body.heading, asHeading(there.heading + turned));
  const moved = { x: point.x - body.x + there.x, y: point.y - body.y + there.y };
  return turnedAbout(moved, { x: there.x, y: there.y }, angle);
}

/** The steps of a base that stands in a body, when the body takes these. Lengths are rounded by `round`; marches in a row are one. */
export function stepsInBody(
  base: Base,
  body: Base,
  steps: readonly TrackStep[],
  round: (length: Tenths) => Tenths = Math.round,
): TrackStep[] {
  const part: TrackStep[] = [];
  let [own, whole] = [base, body];
  for (const step of steps) {
    const taken = step.step === 'wheel' ? rounded(wheelPart(own, whole, step), round) : [step];
    part.push(...taken);
    own = baseAfterSteps(own, taken);
    whole = baseAfterSteps(whole, [step]);
  }
  return joinedMarches(part);
}

type Wheel = Extract<TrackStep, { readonly step: 'wheel' }>;

function wheelPart(own: Base, whole: Base, { about, angle }: Wheel): readonly TrackStep[] {
  return stepsInWheel(own, cornerOf(whole, about), angle);
}

function rounded(steps: readonly TrackStep[], round: (length: Tenths) => Tenths): TrackStep[] {
  return steps.flatMap((step): TrackStep[] => {
    if (step.step !== 'march' && step.step !== 'slide') return [step];
    const by = round(step.by);
    return by === 0 ? [] : [{ ...step, by }];
  });
}

function joinedMarches(steps: readonly TrackStep[]): TrackStep[] {
  const all: TrackStep[] = [];
  for (const step of steps) {
    const last = all.at(-1);
    if (step.step === 'march' && last?.step === 'march') {
      all.pop();
      if (last.by + step.by !== 0) all.push({ step: 'march', by: last.by + step.by });
    } else all.push(step);
  }
  return all;
}
