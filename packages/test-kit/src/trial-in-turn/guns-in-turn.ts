/**
 * gunsInTurn: a second tiny game for tests of the engine's surroundings: alternating turns, a reaction in the middle of a shot,
 * nothing hidden.
 */
import {
  allowedCommand,
  type Command,
  type GameEvent,
  type Resolution,
  type Result,
  refusedCommand,
  type SideId,
  type TableRules,
} from '@grognard/engine';
import { choice, record, required, whole } from '@grognard/rules-kit';

/**
 * Two guns stand on two ridges of seven places. The side whose turn it is pushes its gun by two places at most and fires it once,
 * before, between or after. The crew fired at stands or ducks, and a crew that ducked does not fire in its next turn.
 */
export interface GunsInTurn {
  turn: number;
  /** Counts the turns of both sides. */
  stage: number;
  active: SideId;
  /** The side that is fired at and has not answered yet, or null. */
  under: SideId | null;
  guns: Record<SideId, TrialGun>;
  conceded: SideId | null;
}

export interface TrialGun {
  place: number;
  crew: number;
  pushes: number;
  fired: boolean;
  ducked: boolean;
}

/** The whole state, since nothing is hidden, and the side of the viewer. */
export interface GunsView extends GunsInTurn {
  /** Null for a bystander and the umpire. */
  readonly you: SideId | null;
}

export type GunsCommand =
  | { readonly kind: 'push'; readonly by: number }
  | { readonly kind: 'fire' }
  | { readonly kind: 'answer'; readonly how: 'stand' | 'duck' }
  | { readonly kind: 'done' }
  | { readonly kind: 'concede' };

export type GunsEvent = GameEvent &
  (
    | { readonly kind: 'pushed'; readonly side: SideId; readonly to: number }
    | { readonly kind: 'aimed'; readonly side: SideId; readonly on: SideId }
    | { readonly kind: 'answered'; readonly side: SideId; readonly how: 'stand' | 'duck' }
    | { readonly kind: 'fell'; readonly on: SideId; readonly hit: boolean }
    | { readonly kind: 'turnBegan'; readonly active: SideId }
    | { readonly kind: 'gaveUp'; readonly side: SideId }
  );

export const sides = ['red', 'blue'];
export const lastPlace = 7;
const fullCrew = 3;
const mostPushes = 2;
export const lastTurn = 8;
/** Score needed by a shot from straight opposite. A step aside and a ducking crew make it harder. */
const needs = { opposite: 2, perStep: 1, ducked: 2 };

export const other = (side: SideId): SideId => (side === 'red' ? 'blue' : 'red');

export function gunOf(state: GunsInTurn, side: SideId): TrialGun {
  const gun = state.guns[side];
  if (gun === undefined) throw new RangeError(`no side ${side}`);
  return gun;
}

/** Score needed by a shot at a side. */
export function needed(state: GunsInTurn, on: SideId, how: 'stand' | 'duck'): number {
  const aside = Math.abs(gunOf(state, on).place - gunOf(state, other(on)).place);
  return needs.opposite + needs.perStep * aside + (how === 'duck' ? needs.ducked : 0);
}

function resultOf(state: GunsInTurn): Result | null {
  const { conceded, turn } = state;
  const points = Object.fromEntries(sides.map((side) => [side, gunOf(state, side).crew]));
  if (conceded !== null) return { winners: [other(conceded)], by: 'guns.conceded', points };
  const dead = sides.find((side) => gunOf(state, side).crew === 0);
  if (dead !== undefined) return { winners: [other(dead)], by: 'guns.crew', points };
  if (turn <= lastTurn) return null;
  const most = Math.max(...Object.values(points));
  const winners = sides.filter((side) => points[side] === most);
  return { winners: winners.length === 1 ? winners : [], by: 'guns.turns', points };
}

/** Rules that refuse a command. */
function refusals(state: GunsInTurn, side: SideId, command: GunsCommand): readonly string[] {
  const gun = gunOf(state, side);
  if (command.kind === 'concede') return [];
  if ((command.kind === 'answer') !== (state.under !== null)) return ['guns.phase'];
  switch (command.kind) {
    case 'push': {
      const to = gun.place + command.by;
      return [
        ...(command.by === 0 || to < 1 || to > lastPlace ? ['guns.ridge'] : []),
        ...(gun.pushes + Math.abs(command.by) > mostPushes ? ['guns.pushes'] : []),
      ];
    }
    case 'fire':
      return [...(gun.fired ? ['guns.once'] : []), ...(gun.ducked ? ['guns.ducked'] : [])];
    case 'answer':
    case 'done':
      return [];
  }
}

function decide(
  state: GunsInTurn,
  side: SideId,
  command: GunsCommand,
  resolution: Resolution<GunsEvent>,
): void {
  switch (command.kind) {
    case 'push':
      resolution.emit({ kind: 'pushed', side, to: gunOf(state, side).place + command.by });
      break;
    case 'fire':
      resolution.emit({ kind: 'aimed', side, on: other(side), fixed: true });
      break;
    case 'answer': {
      resolution.emit({ kind: 'answered', side, how: command.how });
      const need = needed(state, side, command.how);
      const hit = resolution.dice(other(side), 'shot').die() >= need;
      const why = resolution.reasons ? { why: [{ rule: 'guns.shot', value: need }] } : {};
      resolution.emit({ kind: 'fell', on: side, hit, ...why });
      break;
    }
    case 'done':
      resolution.emit({ kind: 'turnBegan', active: other(state.active), fixed: true });
      break;
    case 'concede':
      resolution.emit({ kind: 'gaveUp', side, fixed: true });
      break;
  }
}

function apply(state: GunsInTurn, event: GunsEvent): void {
  switch (event.kind) {
    case 'pushed': {
      const gun = gunOf(state, event.side);
      gun.pushes += Math.abs(event.to - gun.place);
      gun.place = event.to;
      break;
    }
    case 'aimed':
      gunOf(state, event.side).fired = true;
      state.under = event.on;
      break;
    case 'answered':
      gunOf(state, event.side).ducked = event.how === 'duck';
      break;
    case 'fell':
      state.under = null;
      if (event.hit) gunOf(state, event.on).crew--;
      break;
    case 'turnBegan':
      beginTurn(state, event.active);
      break;
    case 'gaveUp':
      state.conceded = event.side;
      break;
  }
}

function beginTurn(state: GunsInTurn, active: SideId): void {
  const was = gunOf(state, state.active);
  Object.assign(was, { pushes: 0, fired: false, ducked: false });
  state.stage++;
  state.active = active;
  if (active === sides[0]) state.turn++;
}

export function copyOf(state: GunsInTurn): GunsInTurn {
  const { turn, stage, active, under, conceded } = state;
  const guns = Object.fromEntries(sides.map((side) => [side, { ...gunOf(state, side) }]));
  return { turn, stage, active, under, guns, conceded };
}

export const gunsInTurn: TableRules<GunsInTurn, GunsView, GunsCommand & Command, GunsEvent> = {
  edition: 'guns-in-turn',
  start: (places) => ({
    turn: 1,
    stage: 1,
    active: 'red',
    under: null,
    guns: Object.fromEntries(
      sides.map((side, i) => [
        side,
        {
          place: (places as readonly number[] | null)?.[i] ?? 1,
          crew: fullCrew,
          pushes: 0,
          fired: false,
          ducked: false,
        },
      ]),
    ),
    conceded: null,
  }),
  commands: {
    push: record({ kind: required(choice(['push']), 'Command'), by: required(whole(-2, 2), 'Places') }),
    fire: record({ kind: required(choice(['fire']), 'Command') }),
    answer: record({
      kind: required(choice(['answer']), 'Command'),
      how: required(choice(['stand', 'duck']), 'How'),
    }),
    done: record({ kind: required(choice(['done']), 'Command') }),
    concede: record({ kind: required(choice(['concede']), 'Command') }),
  },
  awaits(state) {
    const result = resultOf(state);
    if (result !== null) return { kind: 'over', result };
    return state.under === null
      ? { kind: 'turn', phase: 'gun', sides: [state.active] }
      : { kind: 'answer', phase: 'under fire', sides: [state.under] };
  },
  check(state, side, command) {
    const rules = refusals(state, side, command);
    return rules.length === 0 ? allowedCommand : refusedCommand(...rules);
  },
  decide,
  apply,
  copy: copyOf,
  view: (state, viewer) => ({ you: viewer === 'umpire' ? null : viewer.side, ...copyOf(state) }),
  viewAfter(before, events) {
    const view = { you: before.you, ...copyOf(before) };
    for (const event of events) apply(view, event);
    return view;
  },
};

/** Every legal command of a side now. */
export function commandsFor(state: GunsInTurn, side: SideId): readonly GunsCommand[] {
  const all: GunsCommand[] = [
    ...[-2, -1, 1, 2].map((by) => ({ kind: 'push', by }) as const),
    { kind: 'fire' },
    { kind: 'answer', how: 'stand' },
    { kind: 'answer', how: 'duck' },
    { kind: 'done' },
  ];
  return all.filter((each) => refusals(state, side, each).length === 0);
}
