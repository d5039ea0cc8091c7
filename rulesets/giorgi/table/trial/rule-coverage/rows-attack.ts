/** Detectors of the rules of chapter attack. For tests only. */

import { edgeAlong, edgeMet, placeBase } from '@grognard/geometry';
import { isCharge } from '../../actions/attack/index.ts';
import { zonesOf } from '../../actions/fire/index.ts';
import { bodyNow, hasSides } from '../../bodies/index.ts';
import type { Reaction } from '../../state/commands.ts';
import type { Detectors, ObservedCommand } from './observed-command.ts';

const answered = (seen: ObservedCommand, ...hows: readonly Reaction[]) =>
  seen.of('answered').filter(({ answer }) => hows.includes(answer.how));
/** Reactions in this command and before it. */
function allAnswers(seen: ObservedCommand) {
  const top = seen.before.agenda.at(-1);
  const earlier = top?.do === 'attack' ? top.answered : [];
  return [...earlier, ...seen.of('answered').map(({ answer }) => answer)];
}
const fledIn = (seen: ObservedCommand) =>
  allAnswers(seen)
    .filter(({ how }) => how === 'flee' || how === 'fire-and-flee')
    .map(({ unit }) => unit);
/** A plain move, not an attack. */
const isPlain = (seen: ObservedCommand) => seen.command.kind === 'move' && seen.command.target === null;
/** Attackers that met an enemy after losses or a failed test on their way. */
const spoilt = (seen: ObservedCommand) =>
  seen.of('met').filter((event) => {
    const { by, run, thinned } = event.clash;
    const then = seen.when(event);
    return isCharge(seen.table, then, by, run) && (thinned || then.units[by]!.rung > 0);
  });

/** Attackers that came round at contact, from the edge they touched to another side. */
const cameRound = (seen: ObservedCommand) =>
  seen.of('met').filter((event) => {
    const { by, on } = event.clash;
    const then = seen.when(event);
    const moved = seen.events
      .slice(0, seen.events.indexOf(event))
      .findLast((one) => one.kind === 'moved' && one.unit === by);
    const touched = moved?.kind === 'moved' ? moved.way.at(-2) : undefined;
    if (touched === undefined || !hasSides(seen.table, then, on)) return false;
    const target = bodyNow(seen.table, then, on);
    const body = bodyNow(seen.table, then, by);
    return edgeMet(target, placeBase(body.footprint, touched)) !== edgeAlong(target, body);
  });

export const attackRows: Detectors = {
  'attack.declare': (seen) => seen.has('declared'),
  'attack.align': (seen) => seen.has('met'),
  'attack.side-struck': (seen) => cameRound(seen).length > 0,
  'attack.zone': (seen) =>
    isPlain(seen) && seen.reactions.some(({ shot }) => seen.arm(shot.unit) !== 'artillery'),
  'attack.zone-guns': (seen) =>
    isPlain(seen) && seen.reactions.some(({ shot }) => seen.arm(shot.unit) === 'artillery'),
  'attack.zone-shape': (seen) => isPlain(seen) && seen.reactions.length > 0,
  'attack.zone-none': (seen) =>
    isPlain(seen) &&
    seen.table.sides[1 - seen.before.active]!.units.some(
      (unit) =>
        seen.before.units[unit]!.status === 'on' && zonesOf(seen.table, seen.before, unit).length === 0,
    ),
  'attack.zone-fire': (seen) => isPlain(seen) && seen.reactions.length > 0,
  'attack.reaction-fire': (seen) => answered(seen, 'fire').length > 0,
  'attack.reaction-canister': (seen) =>
    seen.reactions.some(({ shot }) => seen.arm(shot.unit) === 'artillery' && shot.shot === 'canister'),
  'attack.reaction-once': (seen) => seen.after.units.some(({ drew }) => drew.length > 0),
  'attack.reaction-when': (seen) => seen.reactions.some(({ along }) => along !== null),
  'attack.losses-first': (seen) =>
    seen.reactions.some(({ killed }) => killed > 0) &&
    seen.last('met') > seen.first('lost') &&
    seen.has('lost'),
  'attack.flee': (seen) => answered(seen, 'flee').length > 0,
  'attack.flee-dice': (seen) => answered(seen, 'flee').some(({ answer }) => answer.cm > 0),
  'attack.flee-caught': (seen) =>
    seen.of('struck').some(({ on }) => fledIn(seen).includes(on)) ||
    seen.of('met').some(({ clash }) => fledIn(seen).includes(clash.on)),
  'attack.flee-after': (seen) =>
    fledIn(seen).some((unit) => seen.after.units[unit]!.status === 'on' && seen.after.units[unit]!.rung < 3),
  'attack.tested': (seen) => seen.of('tested').some(({ what }) => what === 'reaction'),
  'attack.support': (seen) => answered(seen, 'support').length > 0,
  'attack.tested-dice': (seen) =>
    seen
      .of('answered')
      .some(({ answer }) => answer.passed === true && answer.cm > 0 && seen.arm(answer.unit) === 'horse'),
  'attack.tested-dice-foot': (seen) =>
    seen
      .of('answered')
      .some(({ answer }) => answer.passed === true && answer.cm > 0 && seen.arm(answer.unit) === 'foot'),
  'attack.test-failed': (seen) => seen.of('answered').some(({ answer }) => answer.passed === false),
  'attack.one-answer': (seen) => seen.has('answered'),
  'attack.one-move': (seen) => seen.after.units.some(({ reactions }) => reactions > 0),
  'attack.follow': (seen) => fledIn(seen).length > 0 && seen.moves('attack').length > 0,
  'attack.charge-run': (seen) => seen.of('met').some(({ clash }) => clash.charging),
  'attack.charge-reaction': (seen) => seen.of('met').some(({ clash }) => clash.how !== 'attack'),
  'attack.impetus-page': (seen) => spoilt(seen).length > 0,
  'attack.impetus': (seen) => spoilt(seen).length > 0,
  'attack.shaken-continues': (seen) =>
    seen
      .of('met')
      .some((event) => event.clash.how === 'attack' && seen.when(event).units[event.clash.by]!.rung > 0),
  'attack.rest': (seen) => seen.of('marked').some(({ rest }) => rest > 0),
};
