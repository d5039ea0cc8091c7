/** setUpBy: what a computer player answers in the set-up, about markers and for flank marches. */
import { entryAt } from '@grognard/lists';
import {
  corpsToDeploy,
  type LineWish,
  lineUp,
  markersLeft,
  placesOfCamp,
  placesOfMarker,
  worksLeft,
} from '../../actions/setup/index.ts';
import { heavyZone } from '../../field/index.ts';
import { checkCommand } from '../../flow/check.ts';
import { choicesAt } from '../../flow/setup/index.ts';
import type { AdlgCommand } from '../../state/commands.ts';
import type { CorpsIndex, SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { regions, type SetupState, type SidePlan } from '../../state/setup.ts';
import {
  isSetupPhase,
  type QuestionToPlayer,
  type SetupManner,
  type SetupPhase,
} from '../../state/setup-part.ts';
import { entriesFor, revealAt } from './entries.ts';
import { adjustments, drawnPieces, layHere, wishedPieces, wishedRegion, wishedRole } from './ground.ts';
import { drawnPlan, planCommand, sensiblePlan, shuffled } from './plans.ts';
import { purposePlan } from './purpose.ts';

const done: AdlgCommand = { kind: 'done' };

/** Null where the question is one of the sequence itself. */
export function setUpBy(
  table: Table,
  state: State,
  { phase, side }: QuestionToPlayer,
  player: SetupManner,
): AdlgCommand[] | null {
  if (state.setup !== null && isSetupPhase(phase))
    return answers(table, state, state.setup, side, phase, player);
  const top = state.agenda[state.agenda.length - 1];
  if (top?.do === 'found') return [revealAt(table, state, top.marker)];
  if (top?.do === 'near') return [answerNear(table, state, side, top.marker, player)];
  return phase === 'orders' ? comeOut(table, state, side, player) : null;
}

/** A hidden unit that is approached comes out. An empty marker goes on deceiving. */
function answerNear(
  table: Table,
  state: State,
  side: SideIndex,
  marker: number,
  { manner, random }: SetupManner,
): AdlgCommand {
  const { units } = entryAt(state.markers, marker);
  const wants = manner === 'random' ? random.below(2) === 0 : units !== null && units.length > 0;
  const command = revealAt(table, state, marker);
  return wants && checkCommand(table, state, side, command).allowed ? command : done;
}

/** In its own movement: a march that is due enters; at random a marker is taken up. */
function comeOut(
  table: Table,
  state: State,
  side: SideIndex,
  { manner, random }: SetupManner,
): AdlgCommand[] | null {
  const isLawful = (command: AdlgCommand) => checkCommand(table, state, side, command).allowed;
  const entries = entriesFor(table, state, side);
  const tried = manner === 'random' ? shuffled(entries, random).slice(0, 12) : entries;
  const entry = tried.find(isLawful);
  if (entry !== undefined) return [entry];
  if (manner !== 'random' || random.below(6) > 0) return null;
  const own = state.markers.flatMap((marker, n) => (marker.side === side && marker.gone === null ? [n] : []));
  const taken = own.map((n) => revealAt(table, state, n)).find(isLawful);
  return taken === undefined ? null : [taken];
}

function answers(
  table: Table,
  state: State,
  setup: SetupState,
  side: SideIndex,
  phase: SetupPhase,
  player: SetupManner,
): AdlgCommand[] {
  const { manner, random } = player;
  const isRandom = manner === 'random';
  const isLawful = (command: AdlgCommand) => checkCommand(table, state, side, command).allowed;
  const some = (asked: SetupPhase): AdlgCommand => {
    const choices = choicesAt(table, setup, side, asked);
    return { kind: 'choose', take: entryAt(choices, random.below(choices.length)) };
  };
  switch (phase) {
    case 'role':
      return isRandom ? [some('role')] : [{ kind: 'choose', take: wishedRole(table, side) }];
    case 'region':
      return isRandom
        ? [{ kind: 'choose', take: entryAt(regions, random.below(regions.length)) }]
        : [{ kind: 'choose', take: wishedRegion(table, side) }];
    case 'pieces':
      return [
        isRandom ? drawnPieces(table, state, setup, side, random) : wishedPieces(table, state, setup, side),
      ];
    case 'replace':
      return [some('replace')];
    case 'lay':
      return [layHere(table, state, setup, isRandom ? random.below(12) : 0)];
    case 'adjust': {
      if (!isRandom) return [done];
      const tried = shuffled(adjustments(table, state, setup), random).slice(0, 10);
      const again: AdlgCommand[] = random.below(2) === 0 ? [{ kind: 'choose', take: 'again' }] : [];
      return [[...again, ...tried].find(isLawful) ?? done];
    }
    case 'camp':
      return [campFor(table, state, side, isRandom ? random.below(6) : 0)];
    case 'works':
      return [worksFor(table, state, side).find(isLawful) ?? done];
    case 'plan':
      return [planCommand(table, planBy(table, state, side, player)), { kind: 'seal' }];
    case 'markers':
      return [markerFor(table, state, side, isRandom ? random.below(8) : 0)];
    case 'deploy':
      return [deploymentFor(table, state, side, player)];
    case 'initiative':
      return [done];
  }
}

function planBy(table: Table, state: State, side: SideIndex, { manner, random }: SetupManner): SidePlan {
  if (manner === 'recruit') return sensiblePlan(table, side);
  return manner === 'random' ? drawnPlan(table, state, side, random) : purposePlan(table, state, side);
}

function campFor(table: Table, state: State, side: SideIndex, nth: number): AdlgCommand {
  let n = 0;
  let last: AdlgCommand = done;
  for (const { x, y, heading } of placesOfCamp(table, state, side)) {
    last = { kind: 'camp', at: { x, y }, heading };
    if (n++ >= nth) break;
  }
  return last;
}

/** A straight line along the front of the zone, with its defenders to the left. */
function worksFor(table: Table, state: State, side: SideIndex): AdlgCommand[] {
  const { minX, maxX, minY, maxY } = heavyZone(table, side);
  const isSouth = entryAt(table.sides, side).edge === 'south';
  const { ud } = table.sizes;
  const middle = (minX + maxX) / 2;
  return (['fortification', 'obstacle'] as const).flatMap((work) =>
    [0, 1, 2].map((back): AdlgCommand => {
      const half = Math.min(worksLeft(table, state, side, work), maxX - minX) / 2;
      const y = isSouth ? maxY - back * ud : minY + back * ud;
      const [west, east] = [
        { x: Math.ceil(middle - half), y },
        { x: Math.floor(middle + half), y },
      ];
      // Who looks north has the south behind him: to the left of a line from east to west.
      return isSouth
        ? { kind: 'works', work, from: east, to: west }
        : { kind: 'works', work, from: west, to: east };
    }),
  );
}

function markerFor(table: Table, state: State, side: SideIndex, nth: number): AdlgCommand {
  for (const index of markersLeft(state, side)) {
    let n = 0;
    let last: AdlgCommand | null = null;
    for (const at of placesOfMarker(table, state, side, index)) {
      last = { kind: 'marker', index, at };
      if (n++ >= nth) break;
    }
    if (last !== null) return last;
  }
  return done;
}

/** Wishes, from the best to those that fit anywhere. */
function wishesFor({ manner, random }: SetupManner, horse: LineWish['horse']): LineWish[] {
  const drawn: LineWish[] =
    manner === 'random'
      ? Array.from({ length: 3 }, () => ({
          middle: random.below(101) / 100,
          back: random.below(101) / 100,
          horse,
        }))
      : [];
  return [...drawn, ...[0.5, 0.3, 0.7, 0.15, 0.85].map((middle) => ({ middle, back: 0, horse }))];
}

function deploymentFor(table: Table, state: State, side: SideIndex, player: SetupManner): AdlgCommand {
  const left = corpsToDeploy(table, state, side);
  const corps =
    player.manner === 'random' ? entryAt(left, player.random.below(left.length)) : entryAt(left, 0);
  const tried = wishesFor(player, wingOf(table, state, side, corps)).map((wish) =>
    deployCommand(table, state, corps, wish),
  );
  const lawful = tried.find((command) => checkCommand(table, state, side, command).allowed);
  if (lawful === undefined) throw new Error(`no deployment of ${entryAt(table.corps, corps).id} is lawful`);
  return lawful;
}

/** Horse stands on the outside of its corps. */
function wingOf(table: Table, state: State, side: SideIndex, corps: CorpsIndex): LineWish['horse'] {
  const order = entryAt(state.plans, side)?.corps ?? entryAt(table.sides, side).corps;
  if (order.length < 2) return 'both';
  if (order[0] === corps) return 'left';
  return order[order.length - 1] === corps ? 'right' : 'both';
}

function deployCommand(table: Table, state: State, corps: CorpsIndex, wish: LineWish): AdlgCommand {
  const { places, commander } = lineUp(table, state, corps, wish);
  return {
    kind: 'deploy',
    corps: entryAt(table.corps, corps).id,
    places: places.map(({ unit, pose }) => ({
      unit: entryAt(table.units, unit).id,
      at: { x: pose.x, y: pose.y },
      heading: pose.heading,
    })),
    commander,
    attach: null,
  };
}
