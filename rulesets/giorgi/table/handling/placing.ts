/** Setting up in a hand: a unit put down somewhere, facing somewhere, in a formation or in a house. */
import type { Gesture, Hindrance, Item, Offer, Proposal, Task } from '@grognard/engine';
import { asHeading, cornersOf, frontOf, type Heading, headingTo } from '@grognard/geometry';
import { check, type Json, Problem } from '@grognard/rules-kit';
import { formations, formationsOf } from '../../model.ts';
import { basesLeft, mostGap } from '../bodies/index.ts';
import { checkCommand } from '../course/check.ts';
import { fieldOf } from '../field/index.ts';
import type { Standing } from '../model.ts';
import { commandShapes, type PlaceCommand } from '../orders.ts';
import { layPlace, zoneFor } from '../setup/deploy.ts';
import { isNo } from '../turn.ts';
import { hindrancesIn, unread } from './cited.ts';
import { firstHeading, firstPlace } from './first-place.ts';
import { bodyThere } from './foresee.ts';
import type { Holding } from './holding.ts';
import { ghostOf } from './look.ts';
import {
  listTold,
  nothingProposed,
  numberTold,
  plainOffer,
  pointTold,
  refused,
  type Told,
  wordTold,
} from './told.ts';
import { handWordsOf } from './words.ts';

function headingTold(told: Told, at: { readonly x: number; readonly y: number }): Heading | null {
  const set = listTold(told['facing']).at(-1);
  if (typeof set === 'number' && Number.isFinite(set)) return asHeading(Math.round(set));
  if (typeof set !== 'object' || set === null || Array.isArray(set)) return null;
  const { to, value } = set as Told;
  const point = pointTold(to);
  if (point !== null) return headingTo(point.x - at.x, point.y - at.y);
  const number = numberTold(value);
  return number === null ? null : asHeading(Math.round(number));
}

export function placeTold(holding: Holding, unit: number, told: Told): PlaceCommand | Problem {
  const { table, state } = holding;
  const { stands } = state.units[unit]!;
  const at = told['place'] === undefined ? firstPlace(holding, unit) : pointTold(told['place']);
  if (at === null) return new Problem('type', 'place', 'a place is a point');
  const usual = stands.formation === 'gunners' ? 'deployed' : stands.formation;
  const formation = wordTold(told['formation'], formations) ?? usual;
  const files = numberTold(told['files']);
  const gap = numberTold(told['gap']);
  const read = check(commandShapes.place, {
    kind: 'place',
    unit: table.units[unit]!.id,
    at: { ...at },
    heading: headingTold(told, at) ?? firstHeading(holding, unit),
    formation,
    files: files === null ? (formation === stands.formation ? stands.files : 0) : Math.round(files),
    gap:
      gap === null
        ? formation === 'open' && stands.formation === 'open'
          ? stands.gap
          : null
        : Math.round(gap),
    house: told['house'] ?? null,
  });
  return read instanceof Problem ? read : (read as PlaceCommand);
}

/** How it would stand, allowed or not. */
function standsTold({ table, state }: Holding, unit: number, command: PlaceCommand): Standing {
  const laid = layPlace(table, state, command);
  if (!isNo(laid)) return laid as Standing;
  const { at, heading, formation, files, gap } = command;
  const widest = mostGap(table.rules.table);
  const bases = Math.max(1, basesLeft(table, unit, state.units[unit]!));
  return {
    x: at.x,
    y: at.y,
    heading,
    formation,
    files: files === 0 ? bases : Math.min(bases, files),
    gap: formation === 'open' ? Math.min(widest, gap ?? widest) : 0,
    house: -1,
  };
}

function zoneShown({ table, state, side }: Holding, unit: number): Item {
  const { id } = table.sides[side]!;
  return {
    kind: 'zone',
    id: `setup:${id}`,
    side: id,
    corners: zoneFor(table, state, unit).corners,
    manner: 'setup',
  };
}

export function proposePlace(holding: Holding, unit: number, { told }: Gesture): Proposal {
  const { table, state } = holding;
  const { id } = table.units[unit]!;
  const command = placeTold(holding, unit, told);
  if (command instanceof Problem) return refused([unread(table, command, id)]);
  return {
    ...nothingProposed,
    commands: [command],
    against: judged(holding, unit, command),
    items: [zoneShown(holding, unit), ghostOf(table, state, unit, standsTold(holding, unit, command))],
  };
}

function judged({ table, state, side }: Holding, unit: number, command: PlaceCommand): readonly Hindrance[] {
  const { id } = table.units[unit]!;
  return hindrancesIn(table, checkCommand(table, state, side, command, 'verdict'), id);
}

function offered(holding: Holding, unit: number, told: Told, more: Told, title: string, value: Json): Offer {
  const command = placeTold(holding, unit, { ...told, ...more });
  const { id } = holding.table.units[unit]!;
  const against =
    command instanceof Problem ? [unread(holding.table, command, id)] : judged(holding, unit, command);
  return plainOffer(value, title, against);
}

export function placeTasks(holding: Holding, unit: number, gesture: Gesture): readonly Task[] {
  const { table } = holding;
  const { tasks, formation: named } = handWordsOf(table);
  const read = placeTold(holding, unit, gesture.told);
  const { told } = gesture;
  const command = read instanceof Problem ? placeTold(holding, unit, {}) : read;
  if (command instanceof Problem) return [];
  const stands = standsTold(holding, unit, command);
  const { arm } = table.units[unit]!;
  const offer: Offering = (task, value, title) =>
    offered(holding, unit, told, { [task]: value }, title, value);
  return [
    {
      kind: 'place',
      id: 'place',
      title: tasks.place,
      usual: true,
      value: { x: command.at.x, y: command.at.y },
    },
    facingTask(holding, unit, stands),
    {
      kind: 'choice',
      id: 'formation',
      title: tasks.formation,
      usual: true,
      value: command.formation,
      offers: formationsOf[arm].map((one) => offer('formation', one, named(one))),
    },
    ...shapes(holding, unit, command, stands),
    ...houseTask(holding, unit, command, offer),
  ];
}

type Offering = (task: string, value: Json, title: string) => Offer;

function houseTask(
  { table, state }: Holding,
  unit: number,
  { house }: PlaceCommand,
  offer: Offering,
): readonly Task[] {
  const { tasks } = handWordsOf(table);
  const { houses } = fieldOf(table, state);
  if (table.units[unit]!.arm !== 'foot' || houses.length === 0) return [];
  const offers = [
    offer('house', null, tasks.noHouse),
    ...houses.map(({ id, name }) => offer('house', id, name)),
  ];
  return [{ kind: 'choice', id: 'house', title: tasks.house, usual: true, value: house, offers }];
}

function facingTask({ table, state }: Holding, unit: number, stands: Standing): Task {
  const { tasks } = handWordsOf(table);
  const body = bodyThere(table, state, unit, { ...stands, house: -1 });
  const front = frontOf(body);
  // A little before the front, so that it can be told from the body.
  const at = { x: 2 * front.x - body.x, y: 2 * front.y - body.y };
  return {
    kind: 'handles',
    id: 'facing',
    title: tasks.facing,
    usual: true,
    value: [],
    handles: [
      { id: 'facing', title: tasks.facing, at, unit: 'angle', value: stands.heading, least: 0, most: 3599 },
    ],
  };
}

function shapes(
  { table, state }: Holding,
  unit: number,
  command: PlaceCommand,
  stands: Standing,
): readonly Task[] {
  const { tasks } = handWordsOf(table);
  const { formation } = command;
  const bases = Math.max(1, basesLeft(table, unit, state.units[unit]!));
  const isColumn = formation === 'column' || formation === 'limbered';
  const most = isColumn ? Math.max(1, Math.round(table.rules.table.shapes.columnWidth)) : bases;
  const found: Task[] = [];
  const amount = { kind: 'amount', usual: false } as const;
  if (isColumn || formation === 'open')
    found.push({
      ...amount,
      id: 'files',
      title: tasks.files,
      value: Math.min(most, stands.files),
      unit: 'count',
      least: 1,
      most,
    });
  if (formation === 'open')
    found.push({
      ...amount,
      id: 'gap',
      title: tasks.gap,
      value: stands.gap,
      unit: 'length',
      least: 0,
      most: mostGap(table.rules.table),
    });
  return found;
}

/** The outline of a base, to be painted. */
export function outline(id: string, side: string, base: Parameters<typeof cornersOf>[0]): Item {
  return { kind: 'zone', id, side, corners: cornersOf(base), manner: 'setup' };
}
