/** gunsDoctrine: how computers play the two guns. Their plans end with the shot, to which the other side reacts first. */
import type { CommandPlan, Doctrine, Random, SideId } from '@grognard/engine';
import {
  commandsFor,
  copyOf,
  type GunsCommand,
  type GunsInTurn,
  type GunsView,
  gunOf,
  gunsInTurn,
  needed,
  other,
  sides,
} from './guns-in-turn.ts';

type GunsPlan = CommandPlan<GunsCommand>;

const way = (words: string, ...commands: readonly GunsCommand[]): GunsPlan => ({
  commands,
  reasons: [{ who: ['gun'], words }],
});

/** The longest legal push of a gun towards a place. */
function pushTo(state: GunsInTurn, side: SideId, place: number): GunsCommand[] {
  const gap = place - gunOf(state, side).place;
  for (const by of [gap, Math.sign(gap) * 2, Math.sign(gap)]) {
    const command: GunsCommand = { kind: 'push', by };
    if (Math.abs(by) <= 2 && gunsInTurn.check(state, side, command, 'verdict').allowed) return [command];
  }
  return [];
}

function canFire(state: GunsInTurn, side: SideId): boolean {
  return gunsInTurn.check(state, side, { kind: 'fire' }, 'verdict').allowed;
}

function anything(state: GunsInTurn, side: SideId, random: Random): GunsPlan {
  const legal = commandsFor(state, side);
  return way('by chance', legal[random.below(legal.length)] ?? { kind: 'done' });
}

/** Moves opposite the enemy and fires, then stays or moves away. */
function fireFrom(state: GunsInTurn, side: SideId, then: 'stays' | 'leaves'): GunsPlan {
  const enemy = gunOf(state, other(side)).place;
  if (canFire(state, side)) {
    const push = then === 'stays' ? pushTo(state, side, enemy) : pushTo(state, side, nearer(state, side));
    return way('opposite, and fire', ...push, { kind: 'fire' });
  }
  const away = then === 'stays' ? [] : pushTo(state, side, enemy < 4 ? 7 : 1);
  return way('the turn is over', ...away, { kind: 'done' });
}

/** One place nearer, so that one push is left to get away. */
function nearer(state: GunsInTurn, side: SideId): number {
  const { place } = gunOf(state, side);
  return place + Math.sign(gunOf(state, other(side)).place - place);
}

function plan(view: GunsView, side: SideId, manner: string, random: Random): GunsPlan {
  const state = copyOf(view);
  if (manner === 'random') return anything(state, side, random);
  if (state.under !== null) {
    const how = manner === 'wary' && needed(state, side, 'stand') <= 3 ? 'duck' : 'stand';
    return way(`${how}: hit on ${needed(state, side, how)}`, { kind: 'answer', how });
  }
  if (manner === 'wary') return fireFrom(state, side, 'leaves');
  if (manner === 'steady') return fireFrom(state, side, 'stays');
  return canFire(state, side) ? way('fire', { kind: 'fire' }) : way('done', { kind: 'done' });
}

/** The complete doctrine of the trial game. */
export const gunsDoctrine: Doctrine<GunsInTurn, GunsView, GunsCommand> = {
  styles: ['steady', 'wary'],
  rolloutStyle: 'steady',
  plan,
  actorOf: ({ kind }) => (kind === 'push' ? 'wheels' : kind === 'fire' ? 'gun' : null),
  sampleState: (view) => copyOf(view),
  importance: (view) => (copyOf(view).under === null ? 1 : 0.3),
  evaluate: (state, side) =>
    sides.reduce((sum, each) => sum + (each === side ? 300 : -300) * gunOf(state, each).crew, 0) -
    (gunOf(state, side).ducked ? 250 : 0),
};
