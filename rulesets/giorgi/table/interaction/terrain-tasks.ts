/** Tasks of laying terrain: which piece, where, which way round; and the choice of an edge. */

import type { Gesture, Item, Proposal, Task, TaskValues } from '@grognard/engine';
import { asHeading, type Heading, type Point, squaredDistance, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { check, type Json, Problem, phrase } from '@grognard/rules-kit';
import {
  amountTask,
  choiceTask,
  nothingProposed,
  placeTask,
  plainChoice,
  readNumber,
  readPoint,
  readWord,
  refused,
  snapped,
} from '@grognard/table-kit';
import { groundPieces } from '../../data/terrain-pieces.ts';
import { groundItems } from '../../looks/ground.ts';
import { unread } from '../explain/citations.ts';
import { interactionWordsOf, ruleWordsOf } from '../explain/words.ts';
import { fieldOf, objectionsToPiece, outlineOf } from '../field/index.ts';
import { commandShapes, type GiorgiCommand, type GiorgiCommandOf } from '../state/commands.ts';
import type { Table } from '../state/model.ts';
import { groundId, type InteractionContext, sideOf } from './interaction-context.ts';
import { outline } from './placing.ts';
import { refusalsOf } from './refusals-of.ts';

type Lay = GiorgiCommandOf<'lay'>;

const edges = ['south', 'north'] as const;

function layTold(context: InteractionContext, values: TaskValues): Lay | Problem | null {
  const { piece } = values;
  if (piece === undefined || piece === null) return null;
  const heading = asHeading(Math.round(readNumber(values['heading']) ?? 900));
  const at = readPoint(values['place']) ?? firstSpot(context, piece, heading);
  const read = check(commandShapes.lay, { kind: 'lay', piece, at: { ...at }, heading });
  return read instanceof Problem ? read : (read as Lay);
}

/** Distance between the spots tried, in tenths of a millimetre. */
const apart: Tenths = 1000;

const middleOf = ({ table }: InteractionContext): Point => ({
  x: snapped(table.width / 2),
  y: snapped(table.depth / 2),
});

/** Where a piece may lie, as near to the middle of the table as possible; the middle if there is nowhere. */
function firstSpot(context: InteractionContext, piece: Json, heading: Heading): Point {
  const { table, state } = context;
  const middle = middleOf(context);
  const known = groundPieces.find(({ id }) => id === piece);
  if (known === undefined) return middle;
  const isFree = ({ x, y }: Point) =>
    objectionsToPiece(table, state, { piece: known.id, x, y, heading }).length === 0;
  return spotsIn(table, middle).find(isFree) ?? middle;
}

function spotsIn({ width, depth }: Table, middle: Point): readonly Point[] {
  const spots: Point[] = [];
  const [right, up] = [Math.floor(width / 2 / apart), Math.floor(depth / 2 / apart)];
  for (let i = -right; i <= right; i++)
    for (let j = -up; j <= up; j++) spots.push({ x: middle.x + i * apart, y: middle.y + j * apart });
  const away = ({ x, y }: Point) => squaredDistance(x, y, middle.x, middle.y);
  return spots.sort((a, b) => away(a) - away(b));
}

export function groundTasks(context: InteractionContext, { values }: Gesture): readonly Task[] {
  const { table, question } = context;
  const { tasks } = interactionWordsOf(table);
  if (question?.phase === 'edge') {
    const choices = edges.map((edge) =>
      plainChoice(edge, tasks.edges[edge], refusalsOf(context, { kind: 'edge', edge }, groundId)),
    );
    return [choiceTask('edge', tasks.edge, values['edge'] ?? null, choices)];
  }
  const read = layTold(context, values);
  const lay = read instanceof Problem ? null : read;
  const choices = groundPieces.map(({ id, title }) => {
    const command = layTold(context, { ...values, piece: id });
    const no =
      command instanceof Problem
        ? [unread(table, command, groundId)]
        : command === null
          ? []
          : refusalsOf(context, command, groundId);
    // It may be chosen all the same, and moved to where it can lie.
    return { ...plainChoice(id, phrase(ruleWordsOf(table), title), no), isProvisional: true as const };
  });
  const at = lay?.at ?? readPoint(values['place']) ?? middleOf(context);
  return [
    choiceTask('piece', tasks.groundPiece, lay?.piece ?? null, choices),
    placeTask('place', tasks.place, { x: at.x, y: at.y }),
    amountTask('heading', tasks.facing, { value: lay?.heading ?? 900, unit: 'angle', least: 0, most: 3599 }),
  ];
}

export function proposeGround(context: InteractionContext, { values }: Gesture): Proposal {
  const { table, question } = context;
  if (question?.phase === 'edge') {
    const edge = readWord(values['edge'], edges);
    if (edge === null) return nothingProposed;
    const command: GiorgiCommand = { kind: 'edge', edge };
    return { ...nothingProposed, commands: [command], refusals: refusalsOf(context, command, groundId) };
  }
  const command = layTold(context, values);
  if (command === null) return nothingProposed;
  if (command instanceof Problem) return refused([unread(table, command, groundId)]);
  const base = outlineOf({ piece: command.piece ?? '', ...command.at, heading: command.heading });
  return {
    ...nothingProposed,
    commands: [command],
    refusals: refusalsOf(context, command, groundId),
    items:
      base === null
        ? []
        : [
            ...pieceItems(context, command),
            outline('lay:ground', entryAt(table.sides, sideOf(context)).id, base),
          ],
  };
}

/** The piece at its proposed place. */
function pieceItems(context: InteractionContext, { piece, at, heading }: Lay): readonly Item[] {
  const side = sideOf(context);
  const field = fieldOf(context.table, { laid: [{ piece: piece ?? '', side, ...at, heading }] });
  return groundItems(field, []).map((item) => ({ ...item, id: `ghost:${item.id}` }));
}
