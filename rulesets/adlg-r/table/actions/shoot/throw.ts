/** throwShots: the dice of all shots that are laid. Their losses fall at the end of the phase. */
import { entryAt } from '@grognard/lists';
import type { Line } from '@grognard/rules-kit';
import { shoot as procedure } from '../../../rules/shooting/procedure.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { LaidShot, LastTarget } from '../../state/model.ts';
import { diceOf, type Turn } from '../../state/turn.ts';
import { fall, owe } from '../losses/index.ts';
import { shotFacts } from './facts.ts';
import { firingContextOf } from './firing-context.ts';

/** Throws every shot in the order in which they were laid, the phasing side's first, and then takes the points. */
export function throwShots(turn: Turn): void {
  for (const shot of turn.state.shots) throwShot(turn, shot);
  settleShots(turn);
}

/** The losses of all shots fall together. Units that were shot do not turn (`rout.turn`). */
export function settleShots(turn: Turn): void {
  fall(turn, (unit) => entryAt(turn.state.units, unit).pose);
}

export function throwShot(turn: Turn, shot: LaidShot): void {
  const { table, state, resolution } = turn;
  const { main, edge, target, supports } = shot;
  const lines: Line[] | null = resolution.reasons ? [] : null;
  const facts = shotFacts(firingContextOf(table, state), { unit: main, edge, target }, supports);
  const assessed = procedure.assess(procedure.situation(table.rules, facts), lines);
  const { loss } = procedure.roll(assessed, diceOf(turn, main, 'shoot'));
  const targets = [main, ...supports].map((unit) => ({ unit, target: lastOf(turn, unit, target) }));
  const event = { kind: 'shot', shot, loss, targets } as const;
  resolution.emit(lines === null ? event : { ...event, why: lines });
  owe(turn, target, loss, 'shoot.roll');
}

function lastOf({ state }: Turn, unit: UnitIndex, target: UnitIndex): LastTarget {
  return {
    unit: target,
    from: entryAt(state.units, unit).pose,
    at: entryAt(state.units, target).pose,
  };
}
