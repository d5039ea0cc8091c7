/** `showGroup`: what is shown of an order for several figures: ghosts, one ruler and one front, and who gets how far and why. */

import type { ExplainedRefusal, Gesture, GroupRow, Item, PathItem, Proposal } from '@grognard/engine';
import { type Point, pointDistance } from '@grognard/geometry';
import { entryAt, lookUp } from '@grognard/lists';
import type { Line } from '@grognard/rules-kit';
import {
  citedIn,
  cutWay,
  frontAfter,
  type GroupWay,
  lengthOfWay,
  middleWay,
  stayRows,
} from '@grognard/table-kit';
import { move } from '../../rules/move/procedure.ts';
import type { CheckedPath } from '../actions/path.ts';
import { cited } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { OrderCommand } from '../state/orders.ts';
import type { GroupFit } from './fit-group.ts';
import type { InteractionContext } from './interaction-context.ts';
import { ghostOf } from './look.ts';
import { fitFor } from './orders-together.ts';
import { shotNotes, showOrder } from './propose-figure.ts';
import type { IntendedOrder } from './rehearse.ts';
import { figureAfter, wayOf } from './state-after-order.ts';
import { groupWayOf } from './way-of-group.ts';

type ShownGroup = Pick<Proposal, 'items' | 'stretches' | 'notes' | 'group'>;

/** A figure that goes, and its checked path. */
interface Mover {
  readonly figure: FigureIndex;
  readonly way: CheckedPath;
}

export function showGroup(
  context: InteractionContext,
  figures: readonly FigureIndex[],
  gesture: Gesture,
  meant: readonly IntendedOrder[],
): ShownGroup {
  const drawn = groupWayOf(context, figures, gesture.values);
  const fit = fitFor(context, figures, gesture);
  const items: Item[] = [];
  const notes: Proposal['notes'][number][] = [];
  const movers: Mover[] = [];
  for (const { command } of meant) {
    if (command.kind !== 'order') continue;
    const figure = lookUp(context.table.figureOf, command.figure);
    if (drawn === null || command.path.length === 0) {
      const shown = showOrder(context, figure, command);
      items.push(...shown.items);
      if (notes.length === 0) notes.push(...shown.notes);
      continue;
    }
    const way = wayOf(context, figure, command);
    movers.push({ figure, way });
    items.push(...itemsOf(context, figure, command, way));
    const shots = shotNotes(context, figure, command, way, items);
    if (notes.length === 0) notes.push(...shots);
  }
  if (drawn === null || fit === null) return { items, stretches: [], notes };
  items.push(...groupItems(drawn, fit));
  return { items, stretches: [], notes, group: { rows: rowsOf(context, movers, fit) } };
}

function itemsOf(
  context: InteractionContext,
  figure: FigureIndex,
  order: OrderCommand,
  way: CheckedPath,
): Item[] {
  const { table, state } = context;
  const { id, side } = entryAt(table.roster, figure);
  const { x, y } = entryAt(state.figures, figure);
  const path: PathItem = {
    kind: 'path',
    id: `way:${id}`,
    side: entryAt(table.sides, side).id,
    points: [{ x, y }, ...order.path],
  };
  return [path, ghostOf(table, figure, figureAfter(context, figure, order, way))];
}

/** One ruler and one bar for all of them, and what of the drawn way lies beyond. */
function groupItems(drawn: GroupWay, { ways }: GroupFit): Item[] {
  const gone = [...ways.values()].reduce<GroupWay | null>(
    (most, way) => (most === null || lengthOfWay(way) > lengthOfWay(most) ? way : most),
    null,
  );
  if (gone === null)
    return [{ kind: 'stretch', id: 'beyond:group', points: middleWay(drawn), tone: 'beyond' }];
  const { left, right } = frontAfter(gone);
  const points = middleWay(gone);
  const rest = restOf(drawn, gone);
  return [
    { kind: 'ruler', id: 'ruler:group', points },
    { kind: 'frontage', id: 'frontage:group', from: left, to: right },
    ...(rest.length < 2
      ? []
      : [{ kind: 'stretch', id: 'beyond:group', points: rest, tone: 'beyond' } as const]),
  ];
}

/** The part of the drawn way that is not gone. */
function restOf(drawn: GroupWay, gone: GroupWay): readonly Point[] {
  const whole = lengthOfWay(drawn);
  const at = lengthOfWay(gone);
  if (whole - at <= shortest) return [];
  const from = frontAfter(cutWay(drawn, at)).middle;
  const after = middleWay(drawn).slice(middleWay(cutWay(drawn, at)).length - 1);
  return [from, ...after].filter(({ x, y }, n) => n === 0 || pointDistance(from.x, from.y, x, y) > 0);
}

/** A rest shorter than this is not worth drawing: 2 mm, in tenths of a millimetre. */
const shortest = 20;

/** Rows by how far figures may go and why, the slowest first; then those that stay, by reason. */
function rowsOf(
  context: InteractionContext,
  movers: readonly Mover[],
  { stays, held }: GroupFit,
): readonly GroupRow[] {
  const { table } = context;
  const idOf = (figure: FigureIndex) => entryAt(table.roster, figure).id;
  const going = new Map<string, { readonly row: GroupRow; readonly allowance: number }>();
  for (const { figure, way } of movers) {
    const row = barredRow(context, way, held.get(figure)) ?? rowOf(context, way);
    const key = `${row.value} ${row.cited?.rule} ${row.words}`;
    const before = going.get(key)?.row;
    const pieces = [...(before?.pieces ?? []), idOf(figure)];
    const role = held.has(figure) || before?.role === 'slowest' ? 'slowest' : 'goes';
    going.set(key, { row: { ...row, pieces, role }, allowance: way.allowance });
  }
  const sorted = [...going.values()].sort(
    (a, b) =>
      rankOf(a.row) - rankOf(b.row) || a.allowance - b.allowance || b.row.pieces.length - a.row.pieces.length,
  );
  const staying = [...stays].map(([figure, [refusal]]) => [idOf(figure), refusal] as const);
  return [...sorted.map(({ row }) => row), ...stayRows(staying)];
}

/** A figure that halts before its movement is used up, because of something else. */
function barredRow(
  { table }: InteractionContext,
  { length, allowance }: CheckedPath,
  refusals: readonly ExplainedRefusal[] | undefined,
): Omit<GroupRow, 'pieces' | 'role'> | null {
  const [refusal] = refusals ?? [];
  if (refusal === undefined || length + shortest >= allowance) return null;
  return { value: interactionWordsOf(table).cm(length), words: refusal.label, cited: citedIn(refusal) };
}

function rankOf({ role }: GroupRow): number {
  return role === 'slowest' ? 0 : 1;
}

/** The allowance of a figure on its path, the rule behind it, and the dice of the ground. */
function rowOf({ table }: InteractionContext, way: CheckedPath): Omit<GroupRow, 'pieces' | 'role'> {
  const { cm, ground } = interactionWordsOf(table);
  const { situation, assessed, allowance } = way;
  const value = cm(allowance);
  if (situation === null || assessed === null) return { value, words: '', cited: null };
  const lines: Line[] = [];
  move.assess(situation, lines);
  const rule = lines[0]?.rule ?? null;
  const row = rule === null ? null : cited(table, rule);
  const label = row === null ? [] : [row.label];
  const { dice } = assessed.slowing;
  const slowed = dice === 0 ? [] : [`${table.words.terms.grounds[assessed.terrain]}: ${ground.dice(dice)}`];
  const citation = row === null ? null : { rule: row.rule, standing: row.standing };
  return { value, words: [...label, ...slowed].join(', '), cited: citation };
}
