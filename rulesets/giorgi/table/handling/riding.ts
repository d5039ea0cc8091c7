/** The general in a hand: his way, and whom he joins. */
import type { Gesture, Hindrance, Item, Offer, Proposal, Task } from '@grognard/engine';
import { type Point, pointDistance } from '@grognard/geometry';
import { check, Problem } from '@grognard/rules-kit';
import { generalBaseMm } from '../../data/moves.ts';
import { checkCommand } from '../course/check.ts';
import { unitsOn } from '../course/order.ts';
import { layRide } from '../course/ride.ts';
import { type CommandOf, commandShapes } from '../orders.ts';
import { tenthsOf } from '../table.ts';
import { isNo } from '../turn.ts';
import { fact, hindrancesIn, unread } from './cited.ts';
import { generalId, type Holding } from './holding.ts';
import { wayItems } from './look.ts';
import { listTold, nothingProposed, plainOffer, pointTold, refused, type Told } from './told.ts';
import { handWordsOf } from './words.ts';

type RideCommand = CommandOf<'ride'>;

function rideTold(told: Told): RideCommand | Problem | null {
  const points = listTold(told['way']).map(pointTold);
  if (points.includes(null)) return new Problem('type', 'way', 'a way is a list of points');
  const attach = told['attach'] ?? null;
  if (points.length === 0 && attach === null) return null;
  const read = check(commandShapes.ride, {
    kind: 'ride',
    path: points.map((point) => ({ ...point! })),
    attach,
  });
  return read instanceof Problem ? read : (read as RideCommand);
}

function judged(holding: Holding, told: Told): readonly Hindrance[] {
  const { table, state, side } = holding;
  const id = generalId(table, side);
  const command = rideTold(told);
  if (command === null) return [];
  if (command instanceof Problem) return [unread(table, command, id)];
  return hindrancesIn(table, checkCommand(table, state, side, command, 'verdict'), id);
}

export function rideTasks(holding: Holding, { told }: Gesture): readonly Task[] {
  const { table, state, side } = holding;
  const { tasks } = handWordsOf(table);
  const command = rideTold(told);
  const path = command === null || command instanceof Problem ? [] : command.path;
  const end = path.at(-1) ?? state.generals[side]!;
  const near = unitsOn(table, state, side)
    .map((unit) => ({
      unit,
      away: pointDistance(end.x, end.y, state.units[unit]!.stands.x, state.units[unit]!.stands.y),
    }))
    .sort((a, b) => a.away - b.away);
  const offers = near.map(({ unit }): Offer => {
    const { id, name } = table.units[unit]!;
    return { ...plainOffer(id, name, judged(holding, { ...told, attach: id })), piece: id };
  });
  return [
    {
      kind: 'way',
      id: 'way',
      title: tasks.way,
      usual: true,
      value: path,
      most: tenthsOf(table.rules.rates.general),
    },
    {
      kind: 'target',
      id: 'attach',
      title: tasks.attach,
      usual: true,
      value: told['attach'] ?? null,
      offers: [plainOffer(null, tasks.alone, judged(holding, { ...told, attach: null })), ...offers],
    },
  ];
}

export function proposeRide(holding: Holding, gesture: Gesture): Proposal {
  const { table, state, side } = holding;
  const id = generalId(table, side);
  const command = rideTold(gesture.told);
  if (command === null) return nothingProposed;
  if (command instanceof Problem) return refused([unread(table, command, id)]);
  const laid = layRide(table, state, side, command);
  const { notes, percent } = handWordsOf(table);
  const effort = 'effort' in laid ? [fact('effort', notes.effort, percent(laid.effort))] : [];
  return {
    ...nothingProposed,
    commands: [command],
    against: judged(holding, gesture.told),
    items: rideItems(holding, command),
    notes: isNo(laid) ? [] : [{ title: notes.move, lines: effort }],
  };
}

function rideItems({ table, state, side }: Holding, { path }: RideCommand): Item[] {
  const { x, y } = state.generals[side]!;
  const end: Point = path.at(-1) ?? { x, y };
  const owner = table.sides[side]!.id;
  const id = generalId(table, side);
  return [
    ...wayItems(id, owner, [{ x, y }, ...path]),
    {
      kind: 'piece',
      id: `ghost:${id}`,
      side: owner,
      at: { x: end.x, y: end.y },
      heading: 0,
      base: { shape: 'round', radius: generalBaseMm * 5 },
      weapon: 'blade',
      mounted: true,
      leader: true,
      ghost: true,
    },
  ];
}
