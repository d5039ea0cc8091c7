/** Commanders whose unit lost or is routed: whether they are killed, and where the others go (`commander.risk-when`). */
import { baseDistance, placeBase } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { commanderRisk } from '../../../rules/commander/procedure.ts';
import { baseOf, behindUnit } from '../../bodies/index.ts';
import type { CorpsIndex, UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { otherSide, unitsOn } from '../../state/sides.ts';
import { diceOfCorps, type Turn } from '../../state/turn.ts';

type Result = 'won' | 'tied' | 'lost' | 'routed';

/** Throws for all commanders at risk, after all results of the phase. */
export function riskCommanders(turn: Turn): void {
  for (const { index } of turn.table.corps) riskOf(turn, index);
}

/** Throws for those whose units lie routed now: the others have been thrown for. */
export function riskOfRouted(turn: Turn): void {
  const { table, state } = turn;
  for (const { index } of table.corps) {
    const { with: joined } = entryAt(state.commands, index).commander;
    if (joined !== none && entryAt(state.units, joined).status === 'routed') riskOf(turn, index);
  }
}

function riskOf(turn: Turn, corps: CorpsIndex): void {
  const { table, state, resolution } = turn;
  const { status, with: joined } = entryAt(state.commands, corps).commander;
  if (joined === none || status === 'lost') return;
  const { includedIn } = entryAt(table.corps, corps);
  const role = includedIn !== null ? 'included' : status === 'engaged' ? 'engaged' : 'attached';
  const result = resultOf(state, joined);
  const cause =
    isRoutedInMelee(state, joined) || (result !== 'routed' && result !== null) ? 'melee' : 'other';
  if (result === null) return;
  const risk = commanderRisk.situation(table.rules, { result, role, cause });
  const { killed } = commanderRisk.roll(
    commanderRisk.assess(risk, null),
    diceOfCorps(turn, corps, 'commander-risk'),
  );
  if (killed) resolution.emit({ kind: 'commanderLost', corps, by: ruleOf(result, cause) });
}

function ruleOf(result: Result, cause: 'melee' | 'other'): RuleId {
  if (cause === 'other') return 'commander.included-routed';
  return result === 'lost' ? 'commander.killed-lost' : 'commander.killed-routed';
}

/** What befell a unit in this phase, or null if nothing did. */
function resultOf(state: State, unit: UnitIndex): Result | null {
  if (entryAt(state.units, unit).status === 'routed') return 'routed';
  const fought = state.fought.filter(({ a, b }) => a === unit || b === unit);
  if (fought.length === 0) return null;
  if (fought.some(({ a, loser }) => loser === (a === unit ? 'a' : 'b'))) return 'lost';
  return fought.some(({ loser }) => loser !== 'none') ? 'won' : 'tied';
}

/** The row that took the last point tells a rout in melee from any other (`commander.included-routed`). */
function isRoutedInMelee({ units }: State, unit: UnitIndex): boolean {
  const { status, routedBy } = entryAt(units, unit);
  return status === 'routed' && (routedBy === 'melee.roll' || routedBy === 'unit.light-infantry-destroyed');
}

/** When his unit is gone he goes behind the nearest friend in reach, else he is lost (`commander.attached-safe`, `commander.contacted`). */
export function seekFriend(turn: Turn, corps: CorpsIndex): void {
  const { table, state, resolution } = turn;
  const { pose } = entryAt(state.commands, corps).commander;
  const found = nearestFriend(table, state, corps);
  if (found === null) {
    resolution.emit({ kind: 'rode', corps, pose, with: none, by: 'unit-gone' });
    resolution.emit({ kind: 'commanderLost', corps, by: 'commander.contacted' });
    return;
  }
  const behind = behindUnit(table, state, found);
  resolution.emit({ kind: 'rode', corps, pose: behind, with: none, by: 'unit-gone' });
}

/** No enemy touches the place behind a friend. */
function isSafeBehind(table: Table, state: State, unit: UnitIndex): boolean {
  const place = placeBase(table.sizes.commander, behindUnit(table, state, unit));
  return !unitsOn(table, state, otherSide(entryAt(table.units, unit).side)).some(
    (enemy) => baseDistance(place, baseOf(table, state, enemy)) < table.sizes.eps,
  );
}

function nearestFriend(table: Table, state: State, corps: CorpsIndex): UnitIndex | null {
  const { side } = entryAt(table.corps, corps);
  const { pose, with: joined } = entryAt(state.commands, corps).commander;
  const from = joined === none ? placeBase(table.sizes.commander, pose) : baseOf(table, state, joined);
  const reach = table.rules.table.commanderFlees.ud * table.sizes.ud;
  const near = unitsOn(table, state, side)
    .map((unit) => ({ unit, distance: baseDistance(from, baseOf(table, state, unit)) }))
    .filter(({ unit, distance }) => distance < reach + table.sizes.eps && isSafeBehind(table, state, unit))
    .sort((one, other) => one.distance - other.distance || one.unit - other.unit);
  return near[0]?.unit ?? null;
}
