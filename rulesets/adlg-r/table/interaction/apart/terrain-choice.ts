/** Hands for the choice of terrain: which kinds, which of them twice, which in the smaller size. */
import type { Choice, SeveralTask, TaskValues } from '@grognard/engine';
import { capital, choiceName, type Json } from '@grognard/rules-kit';
import { nothingProposed, plainChoice, readList } from '@grognard/table-kit';
import type { TerrainKind } from '../../../data/table.ts';
import { kindsIn } from '../../actions/setup/index.ts';
import { interactionWordsOf, ruleWordsOf, setupWordsOf } from '../../explain/words.ts';
import { isOval } from '../../field/index.ts';
import type { AdlgCommandOf } from '../../state/commands.ts';
import type { SetupState } from '../../state/setup.ts';
import { type Hand, type HandContext, proposed, refusalsOf } from './hand.ts';

type PiecesCommand = AdlgCommandOf<'pieces'>;

/** Mark of the second piece of a kind among those of the smaller size. */
const secondMark = '-2';

interface Chosen {
  readonly kinds: readonly TerrainKind[];
  readonly twice: readonly TerrainKind[];
  readonly small: readonly string[];
}

export function terrainChoiceHand(asked: HandContext, setup: SetupState): Hand {
  const { table, words } = asked;
  const all = setup.region === null ? [] : kindsIn(table, setup.region);
  const read = (values: TaskValues): Chosen => {
    const kinds = all.filter((kind) => readList(values['kinds']).includes(kind));
    return {
      kinds,
      twice: kinds.filter((kind) => readList(values['twice']).includes(kind)),
      small: readList(values['small']).filter((one) => typeof one === 'string'),
    };
  };
  return {
    title: interactionWordsOf(table).prompt.phases.pieces(1, table.turns),
    about: setup.region === null ? '' : capital(setupWordsOf(table).regions[setup.region]),
    question: words.questions.pieces,
    items: [],
    tasks: (values) => tasksFor(asked, all, read(values)),
    propose: (values) => {
      const command = commandOf(read(values));
      return command.list.length === 0 ? nothingProposed : proposed(asked, command, []);
    },
    valuesFor: (command) => (command.kind === 'pieces' ? valuesOf(command) : null),
  };
}

function commandOf({ kinds, twice, small }: Chosen): PiecesCommand {
  return {
    kind: 'pieces',
    list: kinds.flatMap((piece) => [
      { piece, small: small.includes(piece) },
      ...(twice.includes(piece) ? [{ piece, small: small.includes(`${piece}${secondMark}`) }] : []),
    ]),
  };
}

function valuesOf({ list }: PiecesCommand): TaskValues {
  const isSecond = (n: number) => list.findIndex(({ piece }) => piece === list[n]?.piece) < n;
  return {
    kinds: list.flatMap(({ piece }, n) => (isSecond(n) ? [] : [piece])),
    twice: list.flatMap(({ piece }, n) => (isSecond(n) ? [piece] : [])),
    small: list.flatMap(({ piece, small }, n) => (small ? [`${piece}${isSecond(n) ? secondMark : ''}`] : [])),
  };
}

function tasksFor(asked: HandContext, all: readonly TerrainKind[], chosen: Chosen): SeveralTask[] {
  const { table, words } = asked;
  const name = (kind: TerrainKind) => capital(choiceName(ruleWordsOf(table), kind));
  const ovals = commandOf(chosen).list.flatMap(({ piece }, n, list) => {
    if (!isOval(piece)) return [];
    const isSecond = list.findIndex((one) => one.piece === piece) < n;
    return [
      isSecond ? plain(`${piece}${secondMark}`, words.tasks.second(name(piece))) : plain(piece, name(piece)),
    ];
  });
  const kinds = all.map((kind) => plainChoice(kind, name(kind), againstOneMore(asked, chosen, kind)));
  const twice = chosen.kinds.map((kind) => plain(kind, name(kind)));
  return [
    several(
      'kinds',
      `${words.tasks.kinds}: ${words.pieces(commandOf(chosen).list.length)}`,
      chosen.kinds,
      kinds,
    ),
    ...(twice.length === 0 ? [] : [several('twice', words.tasks.twice, chosen.twice, twice)]),
    ...(ovals.length === 0 ? [] : [several('small', words.tasks.small, chosen.small, ovals)]),
  ];
}

/** What refuses a kind whatever else is chosen: the number of pieces is judged when all are. */
function againstOneMore(asked: HandContext, { kinds, twice, small }: Chosen, kind: TerrainKind) {
  if (kinds.includes(kind)) return [];
  const more = commandOf({ kinds: [...kinds, kind], twice, small });
  return refusalsOf(asked, more).filter(({ rule }) => rule !== 'terrain.choose');
}

function plain(value: string, title: string): Choice {
  return plainChoice(value, title, []);
}

function several(id: string, title: string, value: readonly Json[], choices: readonly Choice[]): SeveralTask {
  return { kind: 'several', id, title, isPrimary: true, value, choices };
}
