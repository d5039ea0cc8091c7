/** `chargeOn`: how a unit or a group charges an enemy: as the gesture sets it, else straight on, after a slide, a wheel or a turn. */
import {
  asHeading,
  type Base,
  cornerOf,
  headingTo,
  hullOf,
  type Point,
  quarterTurn,
  turnBetween,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { abouts, along, snapped, wheelTo } from '@grognard/table-kit';
import { baseOf } from '../bodies/index.ts';
import { checkCommand } from '../flow/check.ts';
import type { AdlgCommand, OrderStep } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import { type InteractionContext, idOf } from './interaction-context.ts';

export const manners = ['charge', 'spontaneous', 'support'] as const;
export type Manner = (typeof manners)[number];

export interface ChargeWish {
  readonly target: UnitIndex;
  readonly manner: Manner;
  readonly into: boolean;
  readonly free: boolean;
  /** As the gesture sets it, or null to find one. */
  readonly opening: readonly OrderStep[] | null;
}

export interface ChargeAim {
  readonly command: AdlgCommand;
  readonly opening: readonly OrderStep[];
}

export function chargeOn(
  context: InteractionContext,
  units: readonly UnitIndex[],
  asked: ChargeWish,
): ChargeAim {
  const { table, state, side } = context;
  const openings = asked.opening === null ? openingsTo(context, units, asked.target) : [asked.opening];
  const aims = openings.map(
    (opening): ChargeAim => ({ opening, command: commandOf(context, units, asked, opening) }),
  );
  const legal = aims.find(({ command }) => checkCommand(table, state, side, command).allowed);
  return legal ?? entryAt(aims, 0);
}

function commandOf(
  context: InteractionContext,
  units: readonly UnitIndex[],
  { target, manner, into, free }: ChargeWish,
  opening: readonly OrderStep[],
): AdlgCommand {
  const ids = units.map((unit) => idOf(context, unit));
  const enemy = idOf(context, target);
  switch (manner) {
    case 'charge':
      return { kind: 'charge', units: ids, opening: [...opening], target: enemy, into, free };
    case 'spontaneous':
      return { kind: 'spontaneous', units: ids, target: enemy };
    case 'support':
      return { kind: 'support', units: ids, steps: [...opening], enemy, free };
  }
}

/** Wheels below this angle are none, in tenths of a degree. */
const leastWheel = 5;
const mostWheel = 900;

/** Straight on, then small wheels before large ones, slides, turns. The first legal one is taken. */
function openingsTo(
  { table, state }: InteractionContext,
  units: readonly UnitIndex[],
  target: UnitIndex,
): readonly (readonly OrderStep[])[] {
  const bases = units.map((unit) => baseOf(table, state, unit));
  const { heading } = entryAt(bases, 0);
  const body = bases.length === 1 ? entryAt(bases, 0) : hullOf(bases, heading);
  const enemy = baseOf(table, state, target);
  const right = along(body, enemy, asHeading(body.heading - quarterTurn));
  const slide = Math.max(-table.sizes.ud, Math.min(table.sizes.ud, snapped(right)));
  return [
    [],
    ...wheelsAt(body, enemy),
    ...(slide === 0 ? [] : [[{ step: 'slide', by: slide } as const]]),
    ...turnsAt(body, enemy),
  ];
}

/** Wheels to lie flush with the enemy, and towards its middle and corners, the smallest first. */
function wheelsAt(body: Base, enemy: Base): OrderStep[][] {
  const marks: Point[] = [
    { x: enemy.x, y: enemy.y },
    cornerOf(enemy, 'front-left'),
    cornerOf(enemy, 'front-right'),
  ].map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const flush = turnBetween(body.heading, asHeading(enemy.heading + 2 * quarterTurn));
  const wheels = [
    ...marks.flatMap((to) => abouts.flatMap((about) => wheelTo(body, about, to) ?? [])),
    { about: flush > 0 ? 'left' : 'right', angle: Math.abs(flush) } as const,
  ];
  return wheels
    .filter(({ angle }) => angle >= leastWheel && angle <= mostWheel)
    .sort((one, other) => one.angle - other.angle)
    .map(({ about, angle }) => [{ step: 'wheel', about, angle }]);
}

/** Turned towards an enemy beside or behind. */
function turnsAt(body: Base, enemy: Base): OrderStep[][] {
  const facing = headingTo(Math.round(enemy.x - body.x), Math.round(enemy.y - body.y));
  const turn = facing === null ? 0 : turnBetween(body.heading, facing);
  if (Math.abs(turn) < beside) return [];
  if (Math.abs(turn) > behind) return [[{ step: 'half' }]];
  return [[{ step: 'quarter', to: turn > 0 ? 'left' : 'right' }]];
}

/** Angles from which an enemy is beside and behind. */
const beside = 500;
const behind = 1350;
