/** Steps of a move in sequence. Steps in one formation are one path. */

import {
  makePath,
  type Tenths,
  type Track,
  trackAlong,
  trackBySteps,
  trackLength,
  wheelArc,
} from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { asDrill, type DrillStep, isDrill } from '../../bodies/index.ts';
import type { MarchStep } from '../../state/commands.ts';
import { changeFormation } from './form.ts';
import { leaveHouse } from './houses.ts';
import { type MoveDraft, type MovePace, object } from './move-plot.ts';
import { checkGround, goAlongTrack } from './path.ts';
import { isInWoods, putInOpenOrder } from './woods.ts';

type WayStep = Extract<MarchStep, { readonly step: 'way' }>;

/** Takes the steps until one is refused. */
export function takeSteps(draft: MoveDraft, steps: readonly MarchStep[]): void {
  let at = 0;
  while (at < steps.length && draft.no.length === 0) {
    at += takeNext(draft, steps, at);
    if (draft.isFirstEnough && draft.no.length > 0) return;
    putInOpenOrder(draft);
    checkGround(draft);
  }
}

/** Takes the next step, or as many as make one path. Returns their number. */
function takeNext(draft: MoveDraft, steps: readonly MarchStep[], at: number): number {
  const step = entryAt(steps, at);
  if (draft.stands.house !== none && step.step !== 'leave') {
    object(draft, 'building.leave');
    return 1;
  }
  if (haveManned(draft)) {
    object(draft, 'artillery.abandoned');
    return 1;
  }
  switch (step.step) {
    case 'march':
    case 'slide':
    case 'wheel':
    case 'about':
      return drill(draft, leading(steps, at, isDrill));
    case 'way':
      return goWay(draft, leading(steps, at, isWay));
    case 'form':
      changeFormation(draft, step);
      return 1;
    case 'leave':
      leaveHouse(draft, step.wall);
      return 1;
  }
}

/** Gunners that are back at their guns: the move ends there. */
function haveManned({ state, unit, stands }: MoveDraft): boolean {
  return entryAt(state.units, unit).stands.formation === 'gunners' && stands.formation !== 'gunners';
}

function isWay(step: MarchStep): step is WayStep {
  return step.step === 'way';
}

/** The consecutive steps of a kind from here. */
function leading<S extends MarchStep>(
  steps: readonly MarchStep[],
  at: number,
  is: (step: MarchStep) => step is S,
): S[] {
  const found: S[] = [];
  for (let i = at; i < steps.length; i++) {
    const step = entryAt(steps, i);
    if (!is(step)) break;
    found.push(step);
  }
  return found;
}

/** Marches, wheels, sidesteps and turns about. A formed body is followed into a wood step by step, since it takes open order there. */
function drill(draft: MoveDraft, steps: readonly DrillStep[]): number {
  const { body } = draft;
  let taken = steps.length;
  let track: Track = trackBySteps(body, steps.map(asDrill));
  if (bendsInWoods(draft, track)) {
    taken = stepsToWood(draft, steps);
    track = trackBySteps(body, steps.slice(0, taken).map(asDrill));
  }
  const paces = pacesOf(draft, steps.slice(0, taken), trackLength(track));
  if (draft.no.length === 0) goAlongTrack(draft, track, paces);
  return taken;
}

/** Whether a body in close order ends a step inside a wood and has more steps to take. */
function bendsInWoods({ field, stands }: MoveDraft, { pieces, to }: Track): boolean {
  if (stands.formation === 'open' || field.woods.length === 0) return false;
  return isInWoods(field, to) || pieces.some(({ pose }) => isInWoods(field, pose));
}

/** Number of steps up to the first that ends inside a wood. */
function stepsToWood({ field, body }: MoveDraft, steps: readonly DrillStep[]): number {
  let taken = 1;
  while (taken < steps.length) {
    if (isInWoods(field, trackBySteps(body, steps.slice(0, taken).map(asDrill)).to)) break;
    taken += 1;
  }
  return taken;
}

/** Cost of each step (`move.manoeuvre`, `move.wheel`). */
function pacesOf(draft: MoveDraft, steps: readonly DrillStep[], whole: Tenths): readonly MovePace[] {
  const paces: MovePace[] = [];
  let from = 0;
  steps.forEach((step, n) => {
    const to = n === steps.length - 1 ? whole : Math.min(whole, from + lengthOf(draft, step));
    const isLoose = draft.stands.formation === 'open' && step.step !== 'wheel';
    paces.push({ from, to, ...(isLoose ? freely(step) : inRanks(draft, step)) });
    from = to;
  });
  return paces;
}

function lengthOf({ body }: MoveDraft, step: DrillStep): Tenths {
  switch (step.step) {
    case 'march':
    case 'slide':
      return Math.abs(step.by);
    case 'wheel':
      return wheelArc(frontOf(body), step.angle);
    case 'about':
      return 0;
  }
}

function frontOf({ footprint }: MoveDraft['body']): Tenths {
  return footprint.shape === 'round' ? 2 * footprint.radius : footprint.width * (footprint.files ?? 1);
}

type Price = Omit<MovePace, 'from' | 'to'>;

const byLength: Price = { factor: 1, share: null, most: null };
const free: Price = { factor: 1, share: 0, most: null };

/** Open order turns in place freely and moves in any direction at its full rate. A wheel about a corner moves it, and is charged. */
function freely({ step }: DrillStep): Price {
  return step === 'about' ? free : byLength;
}

function inRanks(draft: MoveDraft, step: DrillStep): Price {
  const { rules, options } = draft.table;
  const { aboutFace, sidestep, backward, sidestepCm } = rules.table.manoeuvre;
  switch (step.step) {
    case 'march':
      if (step.by >= 0) return byLength;
      if (backward === 0) object(draft, 'move.manoeuvre');
      return { factor: backward, share: null, most: null };
    case 'slide':
      return { factor: 1, share: sidestep, most: tenthsOf(sidestepCm) };
    case 'wheel':
      return options['move.wheel'] === 'free' ? free : byLength;
    case 'about':
      return { factor: 1, share: aboutFace, most: null };
  }
}

/** From point to point, facing the direction of movement: for open order and gunners. */
function goWay(draft: MoveDraft, steps: readonly WayStep[]): number {
  const { body, stands } = draft;
  if (stands.formation !== 'open' && stands.formation !== 'gunners') {
    object(draft, 'move.manoeuvre');
    return steps.length;
  }
  const path = makePath([{ x: body.x, y: body.y }, ...steps.map(({ to }) => to)]);
  const track = trackAlong(body, path, 'ahead');
  goAlongTrack(draft, track, [{ from: 0, to: trackLength(track), ...byLength }]);
  return steps.length;
}
