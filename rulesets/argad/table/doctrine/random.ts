/** Legal commands by chance, of every kind and with every field: what anybody could do, however foolish. */
import type { Luck, Plan } from '@grognard/engine';
import { type Point, stepX, stepY } from '@grognard/geometry';
import { meleeWeaponIds } from '../../model.ts';
import { apply } from '../apply.ts';
import { checkCommand } from '../check/command.ts';
import { decideCommand } from '../decide.ts';
import type { Man, State, Table } from '../model.ts';
import type { ArgadCommand, Order } from '../orders.ts';
import { orderFor, type Shooting } from './plain.ts';

type Placing = Extract<ArgadCommand, { readonly kind: 'place' }>;

/** Keeps what passes: commands are given to a state of one's own, so that each sees those before it. */
class Draft {
  readonly commands: ArgadCommand[] = [];
  readonly table: Table;
  readonly state: State;
  readonly side: number;

  constructor(table: Table, state: State, side: number) {
    this.table = table;
    this.state = state;
    this.side = side;
  }

  /** Puts a command down if it is allowed. */
  offer(command: ArgadCommand): boolean {
    const { table, state, side } = this;
    if (!checkCommand(table, state, side, command).allowed) return false;
    decideCommand(table, state, side, command, {
      dice: () => {
        throw new Error('orders throw no dice');
      },
      emit: (event) => apply(state, event),
      reasons: false,
    });
    this.commands.push(command);
    return true;
  }
}

/** A complete plan by chance. The state is one's own to spoil. */
export function planRandom(table: Table, state: State, side: number, luck: Luck): Plan<ArgadCommand> {
  const draft = new Draft(table, state, side);
  const own = table.men.filter(
    (man) => man.side === side && !man.captive && state.figures[man.index]!.status === 'on',
  );
  if (state.phase === 'deploy') for (const man of own) offerPlacing(draft, man, luck);
  else giveOrders(draft, own, luck);
  return {
    commands: [...draft.commands, luck.below(3000) === 0 ? { kind: 'concede' } : { kind: 'seal' }],
    reasons: [{ who: [], words: 'By chance.' }],
  };
}

function giveOrders(draft: Draft, own: readonly Man[], luck: Luck): void {
  if (luck.below(4) === 0) offerForming(draft, own, luck);
  for (const { index, id, kind } of draft.table.vessels) {
    const aboard = own.filter((man) => draft.state.figures[man.index]!.vessel === index);
    if (kind !== 'rowing-boat' || aboard.length < 2 || luck.below(3) === 0) continue;
    const { x, y } = draft.state.vessels[index]!;
    const rowers = [aboard[0]!.id, aboard[1]!.id];
    for (let tries = 0; tries < 4; tries++)
      if (
        draft.offer({ kind: 'row', vessel: id, path: wander({ x, y }, 300 + luck.below(700), luck), rowers })
      )
        break;
  }
  draft.state.bodies.forEach((body, index) => {
    const first = body.members[0];
    if (first !== undefined && draft.table.men[first]!.side === draft.side) offerMarch(draft, index, luck);
  });
  for (const man of own) {
    for (let tries = 0; tries < 4; tries++)
      if (draft.offer(orderFor(man.id, chances(draft, man, luck)))) break;
    if (luck.below(40) === 0) draft.offer({ kind: 'cancel', figure: man.id });
  }
}

/** A way of a few legs, in all directions. */
function wander(from: Point, far: number, luck: Luck): Point[] {
  const legs = 1 + luck.below(3);
  const path: Point[] = [];
  let { x, y } = from;
  for (let leg = 0; leg < legs; leg++) {
    const heading = luck.below(3600);
    x += stepX(heading, Math.floor(far / legs));
    y += stepY(heading, Math.floor(far / legs));
    path.push({ x, y });
  }
  return path;
}

/** Anything a figure could be told, a few things at a time. */
function chances({ table, state, side }: Draft, man: Man, luck: Luck): Partial<Order> {
  const figure = state.figures[man.index]!;
  const order: { -readonly [F in keyof Order]?: Order[F] } = {};
  const inBody = figure.body >= 0;
  const what = luck.below(12);
  const reach = [400, 800, 1200, 1600, 2000, 3600][luck.below(figure.mounted ? 6 : 5)]!;
  if (what <= 6 && !inBody) order.path = pathOf(table, state, man, reach, luck);
  if (luck.below(8) === 0) order.pace = 'crouch';
  if (luck.below(5) === 0) order.posture = luck.below(3) === 0 ? 'upright' : 'crouched';
  if (luck.below(2) === 0 && man.firearms.length > 0) order.shot = shotOf(table, state, man, side, luck);
  else if (luck.below(3) === 0)
    order.reload = man.firearms[luck.below(Math.max(1, man.firearms.length))] ?? 'swivel-gun';
  if (man.troop !== 'foot' && luck.below(6) === 0) order.saddle = figure.mounted ? 'dismount' : 'mount';
  if (table.things.length > 0 && luck.below(4) === 0)
    order.take = table.things[luck.below(table.things.length)]!.id;
  if (luck.below(3) === 0) order.takeWhen = 'start';
  if (luck.below(12) === 0) order.drop = true;
  if (luck.below(4) === 0)
    order.hand = man.weapons[luck.below(Math.max(1, man.weapons.length))] ?? meleeWeaponIds.at(-1)!;
  if (luck.below(12) === 0)
    order.hand = (['bare-hands', 'firearm-butt', 'pistol-butt'] as const)[luck.below(3)]!;
  if (luck.below(4) === 0) order.victim = someEnemy(table, state, side, luck);
  order.stepUp = luck.below(2) === 0;
  order.together = man.light && luck.below(2) === 0;
  if (figure.room >= 0 && luck.below(3) === 0)
    order.room = table.field.rooms[luck.below(table.field.rooms.length)]!.id;
  if (order.room != null) order.path = [];
  if (figure.vessel >= 0 && luck.below(2) === 0) order.ashore = true;
  else if (table.vessels.length > 0 && luck.below(5) === 0)
    order.board = table.vessels[luck.below(table.vessels.length)]!.id;
  return order;
}

/** A way anywhere, towards somebody, to a thing, through a door, along an obstacle, or off the table. */
function pathOf(table: Table, state: State, { index, side }: Man, reach: number, luck: Luck): Point[] {
  const figure = state.figures[index]!;
  const from = { x: figure.x, y: figure.y };
  const goals: (Point | undefined)[] = [
    undefined,
    placeOf(table, state, someEnemy(table, state, side, luck)),
    state.things[luck.below(Math.max(1, state.things.length))],
    gateOf(table, luck),
    alongOf(table, luck),
    state.horses.find(({ rider }) => rider === index),
    luck.below(4) === 0
      ? { x: from.x < table.field.width / 2 ? -150 : table.field.width + 150, y: from.y }
      : undefined,
  ];
  const goal = goals[luck.below(goals.length)];
  if (goal === undefined) return wander(from, reach, luck);
  const away = Math.max(1, Math.floor(Math.sqrt((goal.x - from.x) ** 2 + (goal.y - from.y) ** 2)));
  const share = Math.min(1, reach / away);
  return [
    { x: Math.round(from.x + (goal.x - from.x) * share), y: Math.round(from.y + (goal.y - from.y) * share) },
  ];
}

function placeOf({ manOf }: Table, { figures }: State, id: string | null): Point | undefined {
  return id === null ? undefined : figures[manOf.get(id) ?? -1];
}

/** The middle of some opening, a step beyond it. */
function gateOf({ field }: Table, luck: Luck): Point | undefined {
  const opening = field.openings[luck.below(Math.max(1, field.openings.length))];
  if (opening === undefined) return undefined;
  const { from, to } = opening;
  return {
    x: Math.round((from.x + to.x) / 2) + luck.below(300) - 150,
    y: Math.round((from.y + to.y) / 2) + luck.below(300) - 150,
  };
}

/** A place at some obstacle, where one can hide. */
function alongOf({ field }: Table, luck: Luck): Point | undefined {
  const obstacle = field.obstacles[luck.below(Math.max(1, field.obstacles.length))];
  const point = obstacle?.line.points[luck.below(Math.max(1, obstacle.line.points.length))];
  return point === undefined
    ? undefined
    : { x: point.x + luck.below(240) - 120, y: point.y + luck.below(240) - 120 };
}

function someEnemy({ men }: Table, { figures }: State, side: number, luck: Luck): string | null {
  const known = men.filter((man) => man.side !== side && !man.captive && figures[man.index]!.status === 'on');
  return known.length === 0 ? null : known[luck.below(known.length)]!.id;
}

function shotOf(table: Table, state: State, man: Man, side: number, luck: Luck): Shooting {
  return {
    weapon: man.firearms[luck.below(man.firearms.length)]!,
    target: luck.below(5) === 0 ? null : someEnemy(table, state, side, luck),
    moment: (['start', 'moving', 'contact', 'end', 'end'] as const)[luck.below(5)]!,
    after: luck.below(800),
    fallback: luck.below(3) === 0 ? 'hold' : 'nearest',
  };
}

function offerPlacing(draft: Draft, man: Man, luck: Luck): void {
  const { table, side } = draft;
  const { zone } = table.sides[side]!;
  if (zone === null || luck.below(2) === 0) return;
  for (let tries = 0; tries < 4; tries++) {
    const at = {
      x: zone.minX + luck.below(zone.maxX - zone.minX + 1),
      y: zone.minY + luck.below(zone.maxY - zone.minY + 1),
    };
    const secret = luck.below(3) === 0;
    const placing: Placing = {
      kind: 'place',
      figure: man.id,
      at,
      heading: luck.below(3600),
      posture: secret || luck.below(4) === 0 ? 'crouched' : 'upright',
      secret,
      room: null,
    };
    if (draft.offer(placing)) return;
  }
}

/** Steps of all kinds; about half of them are too long or stand in the way of a rule, and are left out. */
function offerMarch(draft: Draft, body: number, luck: Luck): void {
  for (let tries = 0; tries < 4; tries++) {
    const far = 200 + luck.below(3400);
    const march = { step: 'march', by: luck.below(5) === 0 ? -Math.min(far, 800) : far, angle: 0 } as const;
    const steps = [
      ...(luck.below(4) === 0
        ? [{ step: 'turn', by: 0, angle: [900, -900, 1800][luck.below(3)]! } as const]
        : []),
      ...(luck.below(3) === 0 ? [{ step: 'wheel', by: 0, angle: luck.below(900) - 450 } as const] : []),
      luck.below(5) === 0 ? ({ step: 'slide', by: luck.below(1600) - 800, angle: 0 } as const) : march,
    ];
    if (draft.offer({ kind: 'march', body, steps, open: luck.below(10) === 0 })) return;
  }
}

/** Forms men again who stand as they did when their body opened. */
function offerForming(draft: Draft, own: readonly Man[], luck: Luck): void {
  const { state } = draft;
  const loose = own.filter(({ index }) => state.figures[index]!.body < 0);
  const first = loose[luck.below(Math.max(1, loose.length))];
  if (first === undefined) return;
  const { x, y, heading } = state.figures[first.index]!;
  const near = loose.filter(({ index }) => {
    const figure = state.figures[index]!;
    return (
      Math.abs(figure.x - x) <= 900 &&
      Math.abs(figure.y - y) <= 900 &&
      figure.mounted === state.figures[first.index]!.mounted
    );
  });
  const count = 4 + luck.below(5);
  const ahead = (man: Man) => along(state, man, heading);
  const aside = (man: Man) => along(state, man, (heading + 2700) % 3600);
  const ranked = near
    .slice(0, count)
    .sort((a, b) => Math.round((ahead(b) - ahead(a)) / 100) || aside(a) - aside(b));
  const files = 1 + luck.below(Math.max(1, ranked.length));
  draft.offer({ kind: 'form', figures: ranked.map(({ id }) => id), files, heading });
}

/** How far a man stands along a direction. */
function along({ figures }: State, { index }: Man, heading: number): number {
  const { x, y } = figures[index]!;
  return (x * stepX(heading, 1000) + y * stepY(heading, 1000)) / 1000;
}
