/** Forming close order (`formation.change`): the ranks and files in which figures already stand. */

import { stepX, stepY } from '@grognard/geometry';
import { entryAt, numberAt } from '@grognard/lists';
import { check, type Json, Problem } from '@grognard/rules-kit';
import { footBase, mountedBase } from '../../scenarios/measure.ts';
import { checkCommand } from '../actions/command.ts';
import type { FigureIndex } from '../state/indices.ts';
import { type ArgadCommand, commandShapes } from '../state/orders.ts';
import type { InteractionContext } from './interaction-context.ts';

export type FormCommand = Extract<ArgadCommand, { readonly kind: 'form' }>;

export function formCommand(values: Json): FormCommand | Problem {
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    return new Problem('type', 'form', 'say who forms, and how');
  const { figures, files, heading } = values as { readonly [name: string]: Json };
  const read = check(commandShapes.form, { kind: 'form', figures, files, heading });
  return read instanceof Problem ? read : (read as FormCommand);
}

/** Every formation these figures can take as they stand: the allowed ones, or the likeliest if none is. */
export function possibleFormings(
  context: InteractionContext,
  figures: readonly FigureIndex[],
): FormCommand[] {
  const { table, state, side } = context;
  const found: FormCommand[] = [];
  let likeliest: FormCommand | null = null;
  for (const heading of headingsOf(context, figures)) {
    const command = rankedBy(context, figures, heading);
    likeliest ??= command;
    if (checkCommand(table, state, side, command, 'verdict').allowed) found.push(command);
  }
  return found.length > 0 || likeliest === null ? found : [likeliest];
}

/** Riders form in the direction they face, foot along an axis of the table or in the direction any of them faces. */
function headingsOf({ state }: InteractionContext, figures: readonly FigureIndex[]): number[] {
  const faced = figures.map((figure) => entryAt(state.figures, figure).heading);
  const { mounted } = entryAt(state.figures, numberAt(figures, 0));
  const all = mounted ? faced : [...faced, ...faced.flatMap(aside), 0, 900, 1800, 2700];
  return [...new Set(all)];
}

function aside(heading: number): number[] {
  return [(heading + 900) % 3600, (heading + 1800) % 3600, (heading + 2700) % 3600];
}

/** The figures in ranks from the front, each rank from the left. */
function rankedBy(
  { table, state }: InteractionContext,
  figures: readonly FigureIndex[],
  heading: number,
): FormCommand {
  const ahead = (figure: FigureIndex) => reach(entryAt(state.figures, figure), heading);
  const right = (figure: FigureIndex) => reach(entryAt(state.figures, figure), (heading + 2700) % 3600);
  const front = figures.reduce((most, figure) => Math.max(most, ahead(figure)), Number.NEGATIVE_INFINITY);
  const base = entryAt(state.figures, numberAt(figures, 0)).mounted ? mountedBase : footBase;
  const depth = base.shape === 'round' ? 2 * base.radius : base.depth;
  const rank = (figure: FigureIndex) => Math.round((front - ahead(figure)) / depth);
  const ranked = [...figures].sort((a, b) => rank(a) - rank(b) || right(a) - right(b) || a - b);
  const files = ranked.filter((figure) => rank(figure) === 0).length;
  return { kind: 'form', figures: ranked.map((figure) => entryAt(table.roster, figure).id), files, heading };
}

/** The coordinate of a point along a direction. */
function reach({ x, y }: { readonly x: number; readonly y: number }, heading: number): number {
  return (x * stepX(heading, 1000) + y * stepY(heading, 1000)) / 1000;
}
