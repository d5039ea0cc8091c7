/** Fire where it costs the enemy most, unless the unit has something better to do. */

import { entryAt, indexOrNull } from '@grognard/lists';
import { availableShots } from '../../actions/fire/index.ts';
import { fireOf } from '../../flow/given-command.ts';
import { outOfOrder } from '../../flow/order.ts';
import type { GiorgiCommand } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Shot } from '../../state/model.ts';
import { unitsOn } from '../../state/sides.ts';
import { killsOf } from '../expect.ts';
import { isLegal } from '../random.ts';
import { harmOfShot } from './harm.ts';
import { choicesOf } from './orders.ts';
import type { ReasonedCommand } from './reasoned-command.ts';
import type { SergeantContext } from './sergeant-context.ts';

interface ScoredShot {
  readonly unit: UnitIndex;
  readonly shot: Shot;
  readonly harm: number;
  readonly kills: number;
  readonly on: UnitIndex;
}

/** Shots that cost the enemy less are not fired. */
const leastHarm = 0.2;

/** Shots that a side may fire now, the best of each unit first. */
export function shotsOfSide(mind: SergeantContext): ScoredShot[] {
  const { table, state, side } = mind;
  const isGuns = state.step === 'guns';
  const found: ScoredShot[] = [];
  for (const unit of unitsOn(table, state, side)) {
    if ((entryAt(table.units, unit).arm === 'artillery') !== isGuns) continue;
    if (outOfOrder(table, state, unit).length > 0) continue;
    for (const offered of availableShots(table, state, unit, null)) {
      if (offered.refusals.length > 0) continue;
      const harm = harmOfShot(mind, offered, state);
      if (harm < leastHarm) continue;
      const { shot, firing } = offered;
      const on = indexOrNull(shot.target) ?? entryAt(firing.cases, 0).target;
      found.push({ unit, shot, harm, kills: killsOf(table, offered), on });
    }
  }
  return found.sort((a, b) => b.harm - a.harm);
}

export function fireNext(mind: SergeantContext): ReasonedCommand {
  const { table, state, side } = mind;
  const { doctrine } = table.words;
  const shots = shotsOfSide(mind);
  const held = new Set<UnitIndex>();
  for (const { unit, shot, harm, kills, on } of shots) {
    if (held.has(unit)) continue;
    const command: GiorgiCommand = fireOf(table, shot);
    if (!isLegal(table, state, side, command)) continue;
    if (costsItsMove(mind, unit) && (choicesOf(mind, unit)[0]?.gain ?? 0) > harm) {
      held.add(unit);
      continue;
    }
    return { command, words: doctrine.fire(entryAt(table.units, on).name, kills) };
  }
  const words = held.size > 0 ? doctrine.holdFire : doctrine.nothingToFire;
  return { command: { kind: 'done' }, words };
}

/** A unit that has fired stays where it is, or at least may not attack. */
function costsItsMove({ table, state }: SergeantContext, unit: UnitIndex): boolean {
  const { arm } = entryAt(table.units, unit);
  return (
    !entryAt(state.units, unit).moved &&
    (arm !== 'artillery' || entryAt(state.units, unit).stands.formation !== 'deployed')
  );
}
