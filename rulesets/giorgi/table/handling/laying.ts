/** Ground laid by the players, in a hand: which piece, where, which way round; and the choice of an edge. */
import type { Gesture, Hindrance, Item, Proposal, Task } from '@grognard/engine';
import { asHeading } from '@grognard/geometry';
import { check, Problem, phrase } from '@grognard/rules-kit';
import { groundPieces } from '../../data/pieces.ts';
import { groundItems } from '../../looks/ground.ts';
import { checkCommand } from '../course/check.ts';
import { fieldOf, outlineOf } from '../field/index.ts';
import { type CommandOf, commandShapes, type GiorgiCommand } from '../orders.ts';
import { hindrancesIn, unread } from './cited.ts';
import { groundId, type Holding } from './holding.ts';
import { outline } from './placing.ts';
import {
  nothingProposed,
  numberTold,
  plainOffer,
  pointTold,
  refused,
  snapped,
  type Told,
  wordTold,
} from './told.ts';
import { handWordsOf, ruleWordsOf } from './words.ts';

type Lay = CommandOf<'lay'>;

const edges = ['south', 'north'] as const;

function layTold({ table }: Holding, told: Told): Lay | Problem | null {
  const { piece } = told;
  if (piece === undefined || piece === null) return null;
  const at = pointTold(told['place']) ?? { x: snapped(table.width / 2), y: snapped(table.depth / 2) };
  const read = check(commandShapes.lay, {
    kind: 'lay',
    piece,
    at: { ...at },
    heading: asHeading(Math.round(numberTold(told['heading']) ?? 900)),
  });
  return read instanceof Problem ? read : (read as Lay);
}

function against({ table, state, side }: Holding, command: GiorgiCommand): readonly Hindrance[] {
  return hindrancesIn(table, checkCommand(table, state, side, command, 'verdict'), groundId);
}

export function groundTasks(holding: Holding, { told }: Gesture): readonly Task[] {
  const { table, question } = holding;
  const { tasks } = handWordsOf(table);
  if (question?.phase === 'edge') {
    const offers = edges.map((edge) =>
      plainOffer(edge, tasks.edges[edge], against(holding, { kind: 'edge', edge })),
    );
    return [
      { kind: 'choice', id: 'edge', title: tasks.edge, usual: true, value: told['edge'] ?? null, offers },
    ];
  }
  const read = layTold(holding, told);
  const lay = read instanceof Problem ? null : read;
  const offers = groundPieces.map(({ id, title }) => {
    const command = layTold(holding, { ...told, piece: id });
    const no =
      command instanceof Problem
        ? [unread(table, command, groundId)]
        : command === null
          ? []
          : against(holding, command);
    return plainOffer(id, phrase(ruleWordsOf(table), title), no);
  });
  const at = lay?.at ?? { x: snapped(table.width / 2), y: snapped(table.depth / 2) };
  return [
    { kind: 'choice', id: 'piece', title: tasks.groundPiece, usual: true, value: lay?.piece ?? null, offers },
    { kind: 'place', id: 'place', title: tasks.place, usual: true, value: { x: at.x, y: at.y } },
    {
      kind: 'amount',
      id: 'heading',
      title: tasks.facing,
      usual: true,
      value: lay?.heading ?? 900,
      unit: 'angle',
      least: 0,
      most: 3599,
    },
  ];
}

export function proposeGround(holding: Holding, { told }: Gesture): Proposal {
  const { table, question, side } = holding;
  if (question?.phase === 'edge') {
    const edge = wordTold(told['edge'], edges);
    if (edge === null) return nothingProposed;
    const command: GiorgiCommand = { kind: 'edge', edge };
    return { ...nothingProposed, commands: [command], against: against(holding, command) };
  }
  const command = layTold(holding, told);
  if (command === null) return nothingProposed;
  if (command instanceof Problem) return refused([unread(table, command, groundId)]);
  const base = outlineOf({ piece: command.piece ?? '', ...command.at, heading: command.heading });
  return {
    ...nothingProposed,
    commands: [command],
    against: against(holding, command),
    items:
      base === null
        ? []
        : [...pieceItems(holding, command), outline('lay:ground', table.sides[side]!.id, base)],
  };
}

/** The piece as it would lie. */
function pieceItems({ table, side }: Holding, { piece, at, heading }: Lay): readonly Item[] {
  const field = fieldOf(table, { laid: [{ piece: piece ?? '', side, ...at, heading }] });
  return groundItems(field, []).map((item) => ({ ...item, id: `ghost:${item.id}` }));
}
