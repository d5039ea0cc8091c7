/** Hands for a flank march: who enters, where on the edge, how far in, and whom they charge. */
import type { Choice, Item, Piece, Task, TaskValues } from '@grognard/engine';
import { cornersOf, placeBase } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import {
  amountTask,
  choiceTask,
  nothingProposed,
  placeTask,
  plainChoice,
  readList,
  readNumber,
  readPoint,
} from '@grognard/table-kit';
import { posesIn } from '../../actions/march/index.ts';
import { corpsName, nameOf, setupWordsOf } from '../../explain/words.ts';
import type { AdlgCommandOf } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { FlankMarch } from '../../state/setup.ts';
import { otherSide, unitsOn } from '../../state/sides.ts';
import { ghostOf } from '../look.ts';
import { type Hand, type HandContext, proposed, refusalsOf } from './hand.ts';

type EnterCommand = AdlgCommandOf<'enter'>;

export const marchPiece = 'march';

/** The march that may enter now, or null. */
export function marchDue({ state, side }: Pick<HandContext, 'state' | 'side'>): FlankMarch | null {
  const march = entryAt(state.marches, side);
  const isDue =
    march !== null && march.due !== null && march.due <= state.turn && march.corps === state.corps;
  return isDue ? march : null;
}

function waitingIn(
  { table, state }: Pick<HandContext, 'table' | 'state'>,
  { corps }: FlankMarch,
): readonly UnitIndex[] {
  return entryAt(table.corps, corps).units.filter((unit) => entryAt(state.units, unit).status === 'absent');
}

export function pieceOfMarch(asked: Omit<HandContext, 'piece'>): Piece[] {
  const { table, side, words } = asked;
  const march = marchDue(asked);
  if (march === null || waitingIn(asked, march).length === 0) return [];
  return [
    {
      id: marchPiece,
      side: entryAt(table.sides, side).id,
      name: words.titles.march(corpsName(table, march.corps)),
      about: words.about.march(setupWordsOf(table).edges[march.edge]),
      at: edgePoint(asked, march),
      heading: march.edge === 'west' ? 0 : 1800,
      base: table.sizes.commander,
      state: [],
      orderText: null,
      isMine: true,
      members: [],
    },
  ];
}

/** The middle of its edge; who was driven back waits near its own long edge. */
function edgePoint({ table, side }: Pick<HandContext, 'table' | 'side'>, { edge, isDriven }: FlankMarch) {
  const { width, depth } = table.field;
  const isSouth = entryAt(table.sides, side).edge === 'south';
  const near = isDriven ? drivenUd * table.sizes.ud : depth / 2;
  return { x: edge === 'west' ? 0 : width, y: Math.round(isSouth ? near : depth - near) };
}

const drivenUd = 2.5;

/** Usual way in, in UD. */
const usualUd = 2;

export function enteringHand(asked: HandContext): Hand {
  const { table, state, words } = asked;
  const march = marchDue(asked);
  const title = march === null ? '' : words.titles.march(corpsName(table, march.corps));
  return {
    title,
    about: march === null ? '' : words.about.march(setupWordsOf(table).edges[march.edge]),
    question: title,
    items: [],
    tasks: (values) =>
      march === null ? [] : tasksFor(asked, march, commandIn(asked, march, values), values),
    propose: (values) => {
      if (march === null) return nothingProposed;
      const command = commandIn(asked, march, values);
      if (command.units.length === 0) return nothingProposed;
      return proposed(asked, command, ghosts(asked, march, command));
    },
    valuesFor: (command) => (command.kind === 'enter' ? valuesOf(asked, command) : null),
  };

  function ghosts(of: HandContext, going: FlankMarch, { units, at, by, charge }: EnterCommand): Item[] {
    const named = waitingIn(of, going).filter((unit) => units.includes(entryAt(table.units, unit).id));
    const inOrder = units.flatMap((id) => named.find((unit) => entryAt(table.units, unit).id === id) ?? []);
    return posesIn(
      table,
      { march: going, units: inOrder, at },
      charge === null ? by : usualUd * table.sizes.ud,
    ).map(({ unit, pose }) => ghostOf(table, state, unit, pose));
  }
}

function commandIn(asked: HandContext, march: FlankMarch, values: TaskValues): EnterCommand {
  const { table } = asked;
  const all = waitingIn(asked, march).map((unit) => entryAt(table.units, unit).id);
  const chosen =
    values['units'] === undefined ? all : readList(values['units']).filter((id) => typeof id === 'string');
  const place = readPoint(values['place']);
  const charge = values['charge'];
  return {
    kind: 'enter',
    units: chosen.filter((id) => all.includes(id)),
    at: Math.max(0, Math.min(table.field.depth, (place ?? edgePoint(asked, march)).y)),
    by: Math.max(1, Math.round(readNumber(values['by']) ?? usualBy(asked, march, place))),
    charge: typeof charge === 'string' ? charge : null,
    free: values['free'] === 'free',
  };
}

/** As far in as the place lies that was tapped, or the usual way. */
function usualBy({ table }: HandContext, { edge }: FlankMarch, place: { readonly x: number } | null): number {
  const { width } = table.field;
  const far = place === null ? 0 : edge === 'west' ? place.x : width - place.x;
  return far >= table.sizes.ud ? far : usualUd * table.sizes.ud;
}

function valuesOf({ table }: HandContext, { units, at, by, charge, free }: EnterCommand): TaskValues {
  return {
    units: [...units],
    place: { x: Math.round(table.field.width / 2), y: at },
    by,
    charge,
    free: free ? 'free' : 'roll',
  };
}

function tasksFor(asked: HandContext, march: FlankMarch, command: EnterCommand, values: TaskValues): Task[] {
  const { table, state, side, words } = asked;
  const { tasks } = words;
  const waiting = waitingIn(asked, march);
  const isEmpty = command.units.length === 0;
  const names = waiting.map((unit) => plainChoice(entryAt(table.units, unit).id, nameOf(table, unit), []));
  const enemies = unitsOn(table, state, otherSide(side)).map((enemy): Choice => {
    const { id, name } = entryAt(table.units, enemy);
    const no = isEmpty ? [] : refusalsOf(asked, { ...command, charge: id });
    return { ...plainChoice(id, name, no, id), ...(no.length > 0 ? { isDistant: true } : {}) };
  });
  const [first] = waiting;
  const at = { x: edgePoint(asked, march).x, y: command.at };
  const base =
    first === undefined ? null : posesIn(table, { march, units: waiting, at: command.at }, command.by)[0];
  return [
    {
      kind: 'several',
      id: 'units',
      title: tasks.units,
      isPrimary: true,
      value: command.units,
      choices: names,
    },
    base === null || base === undefined
      ? placeTask('place', tasks.at, at)
      : {
          ...placeTask('place', tasks.at, at),
          corners: cornersOf(placeBase(entryAt(table.units, base.unit).footprint, base.pose)),
        },
    amountTask('by', tasks.by, { value: command.by, unit: 'length', least: 1, most: table.field.width }),
    {
      kind: 'target',
      id: 'charge',
      title: tasks.charge,
      isPrimary: true,
      value: command.charge,
      choices: [plainChoice(null, tasks.nobody, []), ...enemies],
    },
    choiceTask(
      'free',
      tasks.free,
      values['free'] ?? 'roll',
      [
        plainChoice('roll', tasks.payWith.roll, []),
        plainChoice('free', tasks.payWith.free, isEmpty ? [] : refusalsOf(asked, { ...command, free: true })),
      ],
      'more',
    ),
  ];
}
