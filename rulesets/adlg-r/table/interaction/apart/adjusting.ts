/** Hands for the adjusting of terrain: any piece is dragged, turned or taken off, as far as the die allows. */
import type { Choice, Handle, Item, Task, TaskValues } from '@grognard/engine';
import { asHeading, type Heading, type Point } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { capital, choiceName, type Json } from '@grognard/rules-kit';
import {
  choiceTask,
  fieldIn,
  handlesTask,
  nothingProposed,
  plainChoice,
  readList,
  readNumber,
  readPoint,
} from '@grognard/table-kit';
import { mayBeAdjusted, mayTurn, reachOfDie } from '../../actions/setup/index.ts';
import { interactionWordsOf, lengthText, ruleWordsOf } from '../../explain/words.ts';
import { idOfPiece, outlineOfPiece } from '../../field/index.ts';
import type { AdlgCommandOf } from '../../state/commands.ts';
import type { LaidPiece, SetupState } from '../../state/setup.ts';
import { ringItem } from '../look.ts';
import { type Hand, type HandContext, proposed, refusalsOf } from './hand.ts';
import { ghostPiece, labelItem } from './items.ts';

type AdjustCommand = AdlgCommandOf<'adjust'>;

/** The piece that is moved, where to, and which way round. */
interface Moved {
  readonly index: number;
  readonly piece: LaidPiece;
  readonly at: Point;
  readonly heading: Heading;
}

export function adjustingHand(asked: HandContext, setup: SetupState): Hand {
  const { table, words } = asked;
  const die = setup.die ?? 1;
  return {
    title: interactionWordsOf(table).prompt.phases.adjust(1, table.turns),
    about: `${words.about.die(die)}: ${entryAt(words.about.dieAllows, die - 1)}`,
    question: words.questions.adjust,
    items: [],
    tasks: (values) => tasksFor(asked, setup, values),
    propose: (values) => {
      if (values['again'] === 'again') return proposed(asked, { kind: 'choose', take: 'again' }, []);
      const command = commandIn(asked, values);
      if (command === null) return nothingProposed;
      return proposed(asked, command, command.remove ? [] : movedItems(asked, values, die));
    },
    valuesFor: () => null,
  };
}

/** The piece dragged or turned last. */
function movedIn({ state }: HandContext, values: TaskValues): Moved | null {
  const sets = readList(values['adjust']);
  const id = fieldIn(sets.at(-1), 'handle');
  const index = state.ground.pieces.findIndex((_, n) => idOfPiece(n) === id);
  if (index < 0) return null;
  const piece = entryAt(state.ground.pieces, index);
  const own = sets.filter((set) => fieldIn(set, 'handle') === id);
  const at = own.flatMap((set) => readPoint(fieldIn(set, 'to')) ?? []).at(-1) ?? piece.at;
  const turned = own.flatMap((set) => readNumber(fieldIn(set, 'value')) ?? []).at(-1);
  return { index, piece, at, heading: turned === undefined ? piece.heading : asHeading(Math.round(turned)) };
}

function commandIn(asked: HandContext, values: TaskValues): AdjustCommand | null {
  const { state } = asked;
  const gone = state.ground.pieces.findIndex((_, n) => idOfPiece(n) === values['remove']);
  if (gone >= 0) {
    const { at, heading } = entryAt(state.ground.pieces, gone);
    return { kind: 'adjust', piece: idOfPiece(gone), at, heading, remove: true };
  }
  const moved = movedIn(asked, values);
  if (moved === null) return null;
  return {
    kind: 'adjust',
    piece: idOfPiece(moved.index),
    at: moved.at,
    heading: moved.heading,
    remove: false,
  };
}

function movedItems(asked: HandContext, values: TaskValues, die: number): Item[] {
  const moved = movedIn(asked, values);
  if (moved === null) return [];
  const { table, words } = asked;
  const { piece, at, heading } = moved;
  const far = reachOfDie(table, die);
  const top = { x: piece.at.x, y: piece.at.y + far };
  return [
    ringItem('adjust', piece.at, far),
    labelItem('adjust', words.zones.reach(lengthText(table, far)), top),
    ...ghostPiece(asked, { ...piece, at, heading }),
  ];
}

function tasksFor(asked: HandContext, { extras, die }: SetupState, values: TaskValues): Task[] {
  const { table, state, side, words } = asked;
  const moved = movedIn(asked, values);
  const able = state.ground.pieces.flatMap((piece, n) => (mayBeAdjusted(piece) ? [{ piece, n }] : []));
  const nameOf = ({ kind }: LaidPiece) => capital(choiceName(ruleWordsOf(table), kind));
  const handles = able.map(({ piece, n }): Handle => {
    const { at, heading } = moved?.index === n ? moved : piece;
    const { corners } = outlineOfPiece(table, { ...piece, at, heading });
    return {
      id: idOfPiece(n),
      title: nameOf(piece),
      at,
      corners,
      unit: 'angle',
      value: heading,
      least: 0,
      most: mayTurn(die) ? 3599 : 0,
    };
  });
  const off = able.map(({ piece, n }): Choice => {
    const command = {
      kind: 'adjust',
      piece: idOfPiece(n),
      at: piece.at,
      heading: piece.heading,
      remove: true,
    } as const;
    return plainChoice(idOfPiece(n), nameOf(piece), refusalsOf(asked, command));
  });
  const mayThrow = entryAt(extras, side) > 0;
  return [
    handlesTask('adjust', words.tasks.adjust, values['adjust'] ?? [], handles),
    ...(off.some(({ refusals }) => refusals.length === 0)
      ? [
          choiceTask('remove', words.tasks.remove, values['remove'] ?? null, [
            nothing(words.tasks.nothing),
            ...off,
          ]),
        ]
      : []),
    ...(mayThrow
      ? [
          choiceTask('again', words.tasks.again, values['again'] ?? null, [
            nothing(words.tasks.keep),
            plainChoice(
              'again',
              words.tasks.throwAgain,
              refusalsOf(asked, { kind: 'choose', take: 'again' }),
            ),
          ]),
        ]
      : []),
  ];
}

function nothing(title: string): Choice {
  const none: Json = null;
  return plainChoice(none, title, []);
}
