/** Hands for the piece of terrain that is laid now: where, and which way round. */
import type { Item, Task, TaskValues } from '@grognard/engine';
import { asHeading, type Heading, type Point, stepX, stepY } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { capital, choiceName, type Json } from '@grognard/rules-kit';
import { facingTask, headingSet, nothingProposed, placeTask, readList, readPoint } from '@grognard/table-kit';
import { boxOfSector, placesOfPiece } from '../../actions/setup/index.ts';
import { interactionWordsOf, ruleWordsOf } from '../../explain/words.ts';
import { outlineOfPiece, sizeOfPiece } from '../../field/index.ts';
import type { AdlgCommandOf } from '../../state/commands.ts';
import type { PieceInHand, SetupState } from '../../state/setup.ts';
import { firstOf, type Hand, type HandContext, proposed } from './hand.ts';
import { ghostPiece, zoneNamed } from './items.ts';
import { roadTasks, roadThrough, roadValues } from './road.ts';
import { settledPiece, waterHeading } from './snapping.ts';

type LayCommand = AdlgCommandOf<'lay'>;

export function layingHand(asked: HandContext, { inHand }: SetupState): Hand {
  const { table, words } = asked;
  const title = interactionWordsOf(table).prompt.phases.lay(1, table.turns);
  if (inHand === null) return nothingInHand(title, words.questions.lay);
  const isRoad = inHand.piece.kind === 'road';
  const first = firstPlace(asked, inHand);
  const start = first === null ? {} : valuesOf(first, isRoad);
  const items = sectorItems(asked, inHand);
  return {
    title: words.titles.named(title, choiceName(ruleWordsOf(table), inHand.piece.kind)),
    about: aboutPiece(asked, inHand),
    question: words.questions.lay,
    values: start,
    items,
    tasks: (values) => (isRoad ? roadTasks(asked, inHand, values) : pieceTasks(asked, inHand, values, start)),
    propose: (values) => {
      const command = commandIn(asked, inHand, values, start);
      return proposed(asked, command, ghostOf(asked, inHand, command));
    },
    valuesFor: (command) => (command.kind === 'lay' ? valuesOf(command, isRoad) : null),
  };
}

function nothingInHand(title: string, question: string): Hand {
  return {
    title,
    about: '',
    question,
    items: [],
    tasks: () => [],
    propose: () => nothingProposed,
    valuesFor: () => null,
  };
}

function firstPlace({ table, state }: HandContext, hand: PieceInHand): LayCommand | null {
  const place = firstOf(placesOfPiece(table, state, hand));
  return place === null
    ? null
    : { kind: 'lay', piece: hand.piece.kind, ...place, through: [...place.through] };
}

function valuesOf({ at, heading, through }: LayCommand, isRoad: boolean): TaskValues {
  return isRoad
    ? roadValues([at, ...through])
    : { place: { ...at }, facing: [{ handle: 'facing', value: heading }] };
}

function aboutPiece(
  { state, side, words: { about } }: HandContext,
  { piece, sectors, where }: PieceInHand,
): string {
  const [sector] = sectors;
  const parts = [
    about.owner(piece.owner !== state.first),
    ...(piece.kind === 'river' ? [about.river] : []),
    ...(piece.kind === 'coast' ? [about.coast] : []),
    ...(piece.kind === 'road' ? [about.road] : []),
    ...(piece.kind !== 'road' && sector !== undefined
      ? [about.sector(sector.half === side, sector.third)]
      : []),
    ...(where === null ? [] : [about.where(where)]),
  ];
  return capital(parts.join('; '));
}

function sectorItems(asked: HandContext, { sectors }: PieceInHand): Item[] {
  return sectors.flatMap((sector, n) =>
    zoneNamed(asked, `sector-${n}`, boxOfSector(asked.table, sector), {
      text: asked.words.zones.sector(sector.third),
      at: 'front',
    }),
  );
}

function headingIn(hand: PieceInHand, values: TaskValues, start: TaskValues): Heading {
  if (hand.piece.kind === 'river' || hand.piece.kind === 'coast') return waterHeading;
  const at = readPoint(values['place'] ?? start['place']);
  const set = lastOf(values['facing']) ?? lastOf(start['facing']);
  return asHeading(headingSet(set, at ?? { x: 0, y: 0 }) ?? waterHeading);
}

function lastOf(value: Json | undefined): Json | undefined {
  return readList(value).at(-1);
}

function commandIn(
  { table }: HandContext,
  hand: PieceInHand,
  values: TaskValues,
  start: TaskValues,
): LayCommand {
  const { kind } = hand.piece;
  if (kind === 'road') {
    const points = roadThrough(table, hand, values);
    return {
      kind: 'lay',
      piece: kind,
      at: entryAt(points, 0),
      heading: waterHeading,
      through: points.slice(1),
    };
  }
  const { width, depth } = table.field;
  const middle = { x: Math.round(width / 2), y: Math.round(depth / 2) };
  const wished = readPoint(values['place']) ?? readPoint(start['place']) ?? middle;
  const heading = headingIn(hand, values, start);
  const at = settledPiece(table, hand, wished, heading);
  return { kind: 'lay', piece: kind, at, heading, through: [] };
}

function pieceTasks(asked: HandContext, hand: PieceInHand, values: TaskValues, start: TaskValues): Task[] {
  const { table, words } = asked;
  const { at, heading } = commandIn(asked, hand, values, start);
  const { piece } = hand;
  const { corners } = outlineOfPiece(table, { ...piece, at, heading });
  const place = { ...placeTask('place', words.tasks.place, at), corners };
  if (piece.kind === 'river' || piece.kind === 'coast') return [place];
  return [place, facingTask(words.tasks.facing, knobOf(table, hand, at, heading), heading)];
}

/** A little beyond the piece, in the direction it faces. */
function knobOf(
  table: HandContext['table'],
  { piece }: PieceInHand,
  { x, y }: Point,
  heading: Heading,
): Point {
  const far = sizeOfPiece(table, piece).depth / 2 + knobUd * table.sizes.ud;
  return { x: Math.round(x + stepX(heading, far)), y: Math.round(y + stepY(heading, far)) };
}

const knobUd = 0.7;

function ghostOf(asked: HandContext, { piece }: PieceInHand, { at, heading, through }: LayCommand): Item[] {
  const laid = { ...piece, at, heading: asHeading(heading), through, ground: null };
  return ghostPiece(asked, laid);
}
