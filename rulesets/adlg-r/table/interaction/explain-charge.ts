/** What a charge leads to if everybody stands: the melees, their odds, and who may evade. */
import { fact, type Item, type Proposal } from '@grognard/engine';
import { cornersOf, type Pose, zoneBefore } from '@grognard/geometry';
import { entryAt, lookUp } from '@grognard/lists';
import type { ExplainedLine, OddsLine } from '@grognard/rules-kit';
import { type ChargePlot, plotCharge } from '../actions/charge/index.ts';
import { againstEvading } from '../actions/evade/index.ts';
import { meleesIn, type PairedMelee } from '../actions/melee/index.ts';
import { baseAt } from '../bodies/index.ts';
import { explainMelee } from '../explain/explain-melee.ts';
import { interactionWordsOf, nameOf, namesOf } from '../explain/words.ts';
import type { AdlgCommand } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State } from '../state/model.ts';
import { isRefused } from '../state/turn.ts';
import type { InteractionContext } from './interaction-context.ts';
import { ghostOf, sideOfUnit } from './look.ts';
import { rehearse } from './rehearse.ts';

interface Explained {
  readonly odds: readonly OddsLine[];
  readonly sum: readonly ExplainedLine[];
}

/** The position of a charge that has come home, and its melees. */
export interface ChargeHome {
  readonly state: State;
  readonly melees: readonly PairedMelee[];
}

/** Cached by view: tasks, proposal and forecast of one gesture ask for the same. */
const known = new WeakMap<State, Map<string, ChargeHome | null>>();

export function chargeHome(
  context: InteractionContext,
  units: readonly UnitIndex[],
  command: AdlgCommand,
): ChargeHome | null {
  const { state } = context;
  const kept = known.get(state) ?? new Map<string, ChargeHome | null>();
  known.set(state, kept);
  const key = JSON.stringify(command);
  const found = kept.get(key);
  if (found !== undefined) return found;
  const home = workedOut(context, units, command);
  kept.set(key, home);
  return home;
}

function workedOut(
  { table, state, side }: InteractionContext,
  units: readonly UnitIndex[],
  command: AdlgCommand,
): ChargeHome | null {
  const home = side === null ? null : rehearse(table, state, side, command);
  if (home === null) return null;
  const melees = meleesIn(table, home).filter(({ a, b }) => units.includes(a) || units.includes(b));
  return { state: home, melees };
}

/** Odds of the melee with the target. None where a die decides first, or nobody stands. */
export function explainCharge(
  context: InteractionContext,
  units: readonly UnitIndex[],
  command: AdlgCommand,
  target: UnitIndex,
): Explained {
  const home = chargeHome(context, units, command);
  const melee = home?.melees.find(({ a, b }) => a === target || b === target) ?? home?.melees[0];
  if (home === null || melee === undefined) return { odds: [], sum: [] };
  const own = units.includes(melee.a) ? melee.a : melee.b;
  return explainMelee(context.table, home.state, melee, own);
}

/** The charge as it would be laid, or null if it is refused. */
export function chargePlot(
  { table, state }: InteractionContext,
  units: readonly UnitIndex[],
  command: AdlgCommand,
): ChargePlot | null {
  if (command.kind !== 'charge' && command.kind !== 'spontaneous') return null;
  const plot = plotCharge(table, state, {
    units,
    opening: command.kind === 'charge' ? command.opening : [],
    target: lookUp(table.unitOf, command.target),
    how: command.kind === 'charge' ? 'ordered' : 'spontaneous',
    into: command.kind === 'charge' && command.into,
  });
  return isRefused(plot) ? null : plot;
}

/** Lanes, the way of each, and ghosts where they conform. */
export function chargeItems(
  context: InteractionContext,
  units: readonly UnitIndex[],
  command: AdlgCommand,
): Item[] {
  const { table, state } = context;
  const plot = chargePlot(context, units, command);
  if (plot === null) return [];
  const home = chargeHome(context, units, command);
  const lanes = plot.lanes.flatMap((lane): Item[] => {
    const { id } = entryAt(table.units, lane.unit);
    const began = entryAt(state.units, lane.unit).pose;
    const end = poseThere(home, lane.unit, lane.from);
    const from = baseAt(table, state, lane.unit, lane.from);
    return [
      // The strip that a front sweeps.
      {
        kind: 'zone',
        id: `lane:${id}`,
        side: sideOfUnit(table, lane.unit),
        corners: cornersOf(zoneBefore(from, { edge: 'front', reach: Math.max(1, lane.far) })),
      },
      {
        kind: 'path',
        id: `way:${id}`,
        side: sideOfUnit(table, lane.unit),
        points: [began, lane.from, end]
          .map(({ x, y }) => ({ x, y }))
          .filter((point, n, all) => {
            const before = all[n - 1];
            return before === undefined || before.x !== point.x || before.y !== point.y;
          }),
      },
    ];
  });
  const ghosts = units.map((unit, n) => {
    const lane = entryAt(plot.lanes, n);
    return ghostOf(table, state, unit, poseThere(home, unit, lane.from));
  });
  return [...lanes.filter((item) => item.kind !== 'path' || item.points.length > 1), ...ghosts];
}

function poseThere(home: ChargeHome | null, unit: UnitIndex, otherwise: Pose): Pose {
  return home === null ? otherwise : entryAt(home.state.units, unit).pose;
}

/** Whom it strikes and where, who may evade, and the sums of each melee. */
export function chargeNotes(
  context: InteractionContext,
  units: readonly UnitIndex[],
  command: AdlgCommand,
): Proposal['notes'] {
  const { table, state } = context;
  const plot = chargePlot(context, units, command);
  if (plot === null) return [];
  const { notes, edges, listed } = interactionWordsOf(table);
  const strikes = plot.strikes.map(
    ({ unit, on, edge }): ExplainedLine =>
      fact(`strike.${unit}`, nameOf(table, unit), `${nameOf(table, on)} ${edges[edge]}`),
  );
  const evaders = plot.targets.filter((target) => againstEvading(table, state, target).length === 0);
  const names = evaders.length === 0 ? notes.nobodyEvades : listed(namesOf(table, evaders));
  const home = chargeHome(context, units, command);
  const melees = (home === null ? [] : home.melees).map((melee) => {
    const own = units.includes(melee.a) ? melee.a : melee.b;
    const { odds, sum } = explainMelee(table, home === null ? state : home.state, melee, own);
    return {
      title: `${notes.melee}: ${nameOf(table, melee.a)} – ${nameOf(table, melee.b)}`,
      lines: [...odds, ...sum],
    };
  });
  return [{ title: notes.charge, lines: [...strikes, fact('evaders', notes.mayEvade, names)] }, ...melees];
}
