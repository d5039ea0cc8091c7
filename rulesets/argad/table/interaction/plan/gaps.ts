/** `gapsIn`: figures that set out together and end too far apart to be one group any longer (`group.moving`). */

import { baseDistance, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { groupGapCm } from '../../../data/distances.ts';
import { looseBaseAt, ownBase } from '../../bodies/bases.ts';
import { tenthsPerCm } from '../../bodies/move-facts.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { State } from '../../state/model.ts';
import { type InteractionContext, isOwn } from '../interaction-context.ts';
import type { DryRun } from './dry-run.ts';

export interface Gap {
  /** The figure on the smaller side of the gap. */
  readonly figure: FigureIndex;
  /** Its nearest neighbour on the other side. */
  readonly from: FigureIndex;
  readonly wide: Tenths;
}

/** The widest gap within a group. */
export const widestGap: Tenths = groupGapCm * tenthsPerCm;

/** Two figures may part. Three or more are a line. */
const fewest = 3;

export function gapsIn(context: InteractionContext, { after, groups }: DryRun): Gap[] {
  const gaps: Gap[] = [];
  for (const group of groups) {
    const [first] = group;
    if (first === undefined || group.length < fewest || !isOwn(context, first)) continue;
    const gap = gapIn(after, group);
    if (gap !== null) gaps.push(gap);
  }
  return gaps;
}

function gapIn(state: State, group: readonly FigureIndex[]): Gap | null {
  const [first, ...others] = group;
  if (first === undefined) return null;
  const chain = [first];
  let left = others;
  for (const one of chain) {
    chain.push(...left.filter((other) => apart(state, one, other) <= widestGap));
    left = left.filter((other) => !chain.includes(other));
  }
  if (left.length === 0) return null;
  const [few, many] = left.length < chain.length ? [left, chain] : [chain, left];
  let gap: Gap | null = null;
  for (const figure of few)
    for (const from of many) {
      const wide = apart(state, figure, from);
      if (gap === null || wide < gap.wide) gap = { figure, from, wide };
    }
  return gap;
}

function apart(state: State, one: FigureIndex, other: FigureIndex): Tenths {
  return baseDistance(ownBase(entryAt(state.figures, one)), looseBaseAt(state, other));
}
