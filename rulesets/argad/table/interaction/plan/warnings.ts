/** `warningsIn`: own orders that get in each other's way, with words and a remedy. */

import type { PlanWarning } from '@grognard/engine';
import { type Point, pointDistance, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { cited as citedIn } from '../../explain/citations.ts';
import { interactionWordsOf } from '../../explain/words.ts';
import type { FigureIndex } from '../../state/indices.ts';
import { nameOf } from '../../views/tell-names.ts';
import type { InteractionContext } from '../interaction-context.ts';
import { type Collision, collisionsIn } from './collisions.ts';
import type { DryRun } from './dry-run.ts';
import { type Gap, gapsIn, widestGap } from './gaps.ts';
import { type Mask, masksIn } from './masks.ts';
import { afterCollision, afterGap, afterMask } from './remedies.ts';

/** Remedies are tried out one after another, so only the first warnings get one. */
const mostMended = 4;

export interface PlanProblems {
  readonly warnings: readonly PlanWarning[];
  /** Where the shots of figures are masked. */
  readonly masks: readonly Mask[];
}

export function problemsIn(context: InteractionContext, run: DryRun): PlanProblems {
  const collisions = collisionsIn(context, run);
  const masks = masksIn(context, run);
  // A figure that is stopped short has been named already.
  const gaps = gapsIn(context, run).filter(
    ({ figure, from }) => !collisions.some((one) => one.figure === figure || one.figure === from),
  );
  let mended = 0;
  const isMended = () => mended++ < mostMended;
  return {
    masks,
    warnings: [
      ...collisions.map((one) => collisionWarning(context, one, isMended())),
      ...masks.map((one) => maskWarning(context, one, isMended())),
      ...gaps.map((one) => gapWarning(context, run, one, isMended())),
    ],
  };
}

/** Beyond the places that a ring must go about. */
const margin: Tenths = 140;

function about(one: Point, other: Point): Pick<PlanWarning, 'at' | 'radius'> {
  return {
    at: { x: Math.round((one.x + other.x) / 2), y: Math.round((one.y + other.y) / 2) },
    radius: Math.ceil(pointDistance(one.x, one.y, other.x, other.y) / 2) + margin,
  };
}

function cited({ table }: InteractionContext, rule: RuleId): Pick<PlanWarning, 'rule' | 'standing'> {
  return { rule, standing: citedIn(table, rule).standing };
}

function namesFor({ table }: InteractionContext) {
  const { plan, cm } = interactionWordsOf(table);
  return {
    plan,
    cm,
    name: (figure: FigureIndex) => nameOf(table, figure),
    id: (figure: FigureIndex) => entryAt(table.roster, figure).id,
  };
}

function collisionWarning(context: InteractionContext, one: Collision, isMended: boolean): PlanWarning {
  const { plan, cm, name, id } = namesFor(context);
  const { figure, by, goal, short, byEnd } = one;
  return {
    id: `collision:${id(figure)}:${id(by)}`,
    kind: 'collision',
    title: plan.collision,
    words: plan.stopsShort(name(figure), name(by), cm(short)),
    ...cited(context, 'turn.stop-short'),
    pieces: [id(figure), id(by)],
    ...about(goal, byEnd),
    remedy: isMended ? afterCollision(context, one) : null,
  };
}

function maskWarning(context: InteractionContext, one: Mask, isMended: boolean): PlanWarning {
  const { plan, name, id } = namesFor(context);
  const { figure, by, target, rule, at, byAt } = one;
  const words = rule === 'shoot.line-figure' ? plan.inLine : plan.inMelee;
  return {
    id: `masked:${id(figure)}:${id(by)}`,
    kind: 'masked',
    title: plan.masked,
    words: words(name(figure), name(by), name(target)),
    ...cited(context, rule),
    pieces: [id(figure), id(by)],
    ...about(at, byAt),
    remedy: isMended ? afterMask(context, one) : null,
  };
}

function gapWarning(
  context: InteractionContext,
  { after }: DryRun,
  gap: Gap,
  isMended: boolean,
): PlanWarning {
  const { plan, cm, name, id } = namesFor(context);
  const { figure, from, wide } = gap;
  return {
    id: `gap:${id(figure)}:${id(from)}`,
    kind: 'gap',
    title: plan.gap,
    words: plan.tooWide(name(figure), name(from), cm(wide), cm(widestGap)),
    ...cited(context, 'group.moving'),
    pieces: [id(figure), id(from)],
    ...about(entryAt(after.figures, figure), entryAt(after.figures, from)),
    remedy: isMended ? afterGap(context, gap) : null,
  };
}
