/** fight: throws the dice of one melee. Its losses fall at the end of the phase. */
import { edgeHeading, type Pose } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { Line } from '@grognard/rules-kit';
import { melee as procedure } from '../../../rules/melee/procedure.ts';
import { baseOf } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { diceOf, type Turn } from '../../state/turn.ts';
import { fall, owe } from '../losses/index.ts';
import { standingContacts, struckBy } from './contacts.ts';
import { meleeFacts } from './facts.ts';
import { meleesIn, type PairedMelee } from './pairing.ts';

export function fight(turn: Turn, melee: PairedMelee): void {
  const { table, state, resolution } = turn;
  const lines: Line[] | null = resolution.reasons ? [] : null;
  const input = meleeFacts(table, state, melee);
  const assessed = procedure.assess(procedure.situation(table.rules, input), lines);
  const { loser, loss } = procedure.roll(assessed, diceOf(turn, melee.a, 'melee'));
  const { a, b } = melee;
  const event = { kind: 'fought', a, b, loser, lossA: loss.a, lossB: loss.b } as const;
  resolution.emit(lines === null ? event : { ...event, why: lines });
  const by = assessed.certain === null ? 'melee.roll' : 'unit.light-infantry-destroyed';
  owe(turn, a, loss.a, by);
  owe(turn, b, loss.b, by);
}

/** The losses of all melees fall together. Those routed turn to their main enemy if they were struck on flank or rear only. */
export function settleMelees(turn: Turn): void {
  const { table, state } = turn;
  const melees = meleesIn(table, state);
  fall(turn, (unit) => poseOfRouted(table, state, melees, unit));
}

/** `rout.turn`, `rout.turn-how`: about its middle. */
function poseOfRouted(table: Table, state: State, melees: readonly PairedMelee[], unit: UnitIndex): Pose {
  const { pose } = entryAt(state.units, unit);
  const main = melees.find(({ contact }) => contact.on === unit)?.contact;
  const isOnFront = standingContacts(state).some(
    (contact) => contact.by === unit || (contact.on === unit && struckBy(table, state, contact) === 'front'),
  );
  if (main === undefined || isOnFront) return pose;
  return { ...pose, heading: edgeHeading(baseOf(table, state, unit), main.edge) };
}
