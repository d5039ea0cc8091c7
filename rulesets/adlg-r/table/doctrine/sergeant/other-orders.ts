/** Orders beside marches and charges: rallies, commanders on the move, units in contact that conform. */
import { entryAt, listBy, none } from '@grognard/lists';
import { fractionOf, oddsOf, shareOf } from '@grognard/rules-kit';
import { rally as procedure } from '../../../rules/rally/procedure.ts';
import { isInRange, plotRally, rallyFacts } from '../../actions/command/index.ts';
import { boundCharge, isStillBound } from '../../actions/headstrong/index.ts';
import { behindUnit } from '../../bodies/index.ts';
import type { AdlgCommand } from '../../state/commands.ts';
import type { CorpsIndex, UnitIndex } from '../../state/indices.ts';
import type { CommanderState, State } from '../../state/model.ts';
import { isRefused } from '../../state/turn.ts';
import type { Mind } from '../mind.ts';
import type { OrderOption } from '../option.ts';
import { chargeOdds, neighboursOf } from '../place.ts';
import { costOfLost } from '../worth.ts';

/** What a line in range saves each turn, in points of losses. */
const inRange = 0.25;
/** What it is worth that a commander stands with a unit that may fight or rally. */
const withUnit = 0.1;

/** Tries to rally, by the chance of the die. */
export function rallyOptions(mind: Mind, corps: CorpsIndex): OrderOption[] {
  const { table, state } = mind;
  return entryAt(table.corps, corps).units.flatMap((unit) => {
    const { status, lost } = entryAt(state.units, unit);
    if (status !== 'on' || lost === 0) return [];
    const plots = [true, false].flatMap((free) => {
      const plot = plotRally(table, state, unit, free);
      return isRefused(plot) ? [] : [{ free, price: plot.price.spent }];
    });
    const [plot] = plots;
    if (plot === undefined) return [];
    const attempt = procedure.assess(rallyFacts(table, state, unit), null);
    let gain = 0;
    for (const { outcome, chance } of oddsOf((dice) => procedure.roll(attempt, dice)))
      gain +=
        shareOf(fractionOf(chance)) *
        (costOfLost(table, unit, lost) - costOfLost(table, unit, Math.max(0, lost - outcome.recovered)));
    const { id } = entryAt(table.units, unit);
    return [
      {
        commands: plots.map(({ free }): AdlgCommand => ({ kind: 'rally', unit: id, free })),
        units: [unit],
        gain: mind.style.rally * gain,
        price: plot.price,
        why: { about: 'rally' } as const,
      },
    ];
  });
}

/** Rides to a unit from which more lines are in range. */
export function rideOptions(
  mind: Mind,
  corps: CorpsIndex,
  lines: readonly (readonly UnitIndex[])[],
): OrderOption[] {
  const { table, state } = mind;
  const { commander } = entryAt(state.commands, corps);
  const info = entryAt(table.corps, corps);
  if (commander.status === 'lost' || commander.status === 'engaged' || info.includedIn !== null) return [];
  const reached = (now: State) => lines.filter((line) => isInRange(table, now, corps, line)).length;
  const before = reached(state);
  return info.units.flatMap((unit): OrderOption[] => {
    if (entryAt(state.units, unit).status !== 'on' || commander.with === unit) return [];
    const there = { ...commander, pose: behindUnit(table, state, unit), with: unit };
    const then = withCommander(state, corps, there);
    const { lost } = entryAt(state.units, unit);
    const joins = commander.with === none ? withUnit : 0;
    const gain = inRange * (reached(then) - before) + joins + (lost > 0 ? 0.05 : 0) - exposure(mind, unit);
    if (gain <= 0) return [];
    const { x, y } = entryAt(state.units, unit).pose;
    const attach = entryAt(table.units, unit).id;
    return [
      {
        commands: [true, false].map(
          (free): AdlgCommand => ({ kind: 'ride', corps: info.id, to: { x, y }, attach, free }),
        ),
        units: [],
        gain,
        price: 0.4,
        why: { about: 'ride' },
      },
    ];
  });
}

/** A commander had better not stand with light troops or guns, who are ridden down. */
function exposure({ table }: Mind, unit: UnitIndex): number {
  const { category } = entryAt(table.units, unit).row;
  return category === 'LI' || category === 'LH' || category === 'Art' ? 0.2 : 0;
}

function withCommander(state: State, corps: CorpsIndex, commander: CommanderState): State {
  const commands = state.commands.with(corps, { ...entryAt(state.commands, corps), commander });
  return { ...state, commands: listBy(commands) };
}

/** Headstrong units that would charge by themselves to their harm are held. */
export function holdOptions(mind: Mind, corps: CorpsIndex): OrderOption[] {
  const { table, state, own, foes } = mind;
  const { ud } = table.sizes;
  return own.flatMap((body): OrderOption[] => {
    const { unit, info } = body;
    if (info.corps !== corps || !info.has.headstrong || !isStillBound(table, state, unit)) return [];
    const bound = boundCharge(table, state, unit);
    const foe = bound?.how === 'charge' ? foes.find((one) => one.unit === bound.plot.target) : undefined;
    if (foe === undefined) return [];
    const beside = { own: neighboursOf(body, own, ud), theirs: neighboursOf(foe, foes, ud) };
    const gain = -chargeOdds(mind, body, foe, beside).gain;
    if (gain <= -mind.style.least) return [];
    const ids = [info.id];
    return [
      {
        commands: [{ kind: 'hold', units: ids, free: false }],
        units: [unit],
        gain,
        price: 1,
        why: { about: 'hold' },
      },
    ];
  });
}

/** Units whose contact is not complete line up, for a better place in the melee. */
export function conformOptions({ table, state }: Mind, corps: CorpsIndex): OrderOption[] {
  return state.contacts.flatMap(({ by, on, complete }): OrderOption[] => {
    if (complete || entryAt(table.units, by).corps !== corps) return [];
    const [unit, to] = [by, on].map((index) => entryAt(table.units, index).id);
    if (unit === undefined || to === undefined) return [];
    return [
      {
        commands: [{ kind: 'conform', unit, to }],
        units: [by],
        gain: 0.4,
        price: 0,
        why: { about: 'conform' },
      },
    ];
  });
}
