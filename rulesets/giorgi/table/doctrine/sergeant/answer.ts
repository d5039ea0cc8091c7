/** Reactions to an attack, each scored by what it saves and what it costs. */

import { entryAt, listBy, none } from '@grognard/lists';
import { answersOf, isCharge, type OfferedReaction } from '../../actions/attack/index.ts';
import { availableShots } from '../../actions/fire/index.ts';
import { standsAs } from '../../bodies/index.ts';
import { targetOf } from '../../state/agenda.ts';
import type { AnswerCommand } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Approach, Shot, State } from '../../state/model.ts';
import { weighAttack } from '../expect.ts';
import { answerOf } from '../plain.ts';
import { isLegal } from '../random.ts';
import { gainOfMelee, harmOfShot } from './harm.ts';
import type { ReasonedCommand } from './reasoned-command.ts';
import { ofRout, type SergeantContext } from './sergeant-context.ts';

export interface ScoredReaction extends ReasonedCommand {
  readonly unit: UnitIndex;
  /** Compared with standing still. */
  readonly gain: number;
}

/** Share of a rout that a unit caught in flight costs. Open order that got away has lost little. */
const caught = 0.8;
const awayOpen = 0.02;
/** Gain of a counter-attack: it sometimes takes the attacker's run away, and wins some ground. */
const counter = 0.05;

/** All allowed reactions, the best first. */
export function answersFor(mind: SergeantContext): ScoredReaction[] {
  const { table, state, side } = mind;
  const top = state.agenda.at(-1);
  if (top?.do !== 'attack') return [];
  const found: ScoredReaction[] = [];
  for (const offered of answersOf(table, state)) {
    if (offered.refusals.length > 0 || offered.how === 'stand') continue;
    for (const weighed of weigh(mind, top.approach, offered))
      if (isLegal(table, state, side, weighed.command)) found.push(weighed);
  }
  return found.sort((a, b) => b.gain - a.gain);
}

export function answerNext(mind: SergeantContext): ReasonedCommand {
  const [best] = answersFor(mind);
  if (best !== undefined && best.gain > 0) return best;
  return { command: { kind: 'done' }, words: mind.table.words.doctrine.letThemCome };
}

function weigh(mind: SergeantContext, approach: Approach, offered: OfferedReaction): ScoredReaction[] {
  const { table, state } = mind;
  const { doctrine } = table.words;
  const { unit, how, shots, passes, formations } = offered;
  const plain = answerOf(entryAt(table.units, unit).id, how);
  const passed = passes ?? 1;
  const told = (command: AnswerCommand, gain: number, words: string) => ({ unit, command, gain, words });
  switch (how) {
    case 'fire':
      return shots.map((shot) =>
        told(withShot(plain, shot), fireGain(mind, approach, shot), doctrine.answerFire),
      );
    case 'form':
      return formations
        .filter((formation) => formation !== 'open')
        .map((formation) => {
          const square = formation === 'square';
          const gain = passed * (meleeIf(mind, approach, formation) - meleeNow(mind, approach, state));
          return told({ ...plain, formation }, gain, square ? doctrine.answerSquare : doctrine.answerForm);
        });
    case 'flee':
      return [told(plain, fleeGain(mind, approach, offered), doctrine.answerFlee)];
    case 'fire-and-flee':
      return shots.map((shot) =>
        told(
          withShot(plain, shot),
          passed * (fireGain(mind, approach, shot) + fleeGain(mind, approach, offered)),
          doctrine.answerFireAndFlee,
        ),
      );
    case 'fall-back':
      return [told(plain, passed * fleeGain(mind, approach, offered), doctrine.answerFallBack)];
    case 'counter-attack':
      return [told(plain, passed * counterGain(mind, approach, unit), doctrine.answerCounter)];
    case 'support':
      return [told(plain, passed * supportGain(mind, approach, unit), doctrine.answerSupport)];
    case 'stand':
      return [];
  }
}

function withShot(plain: AnswerCommand, { shot, face, piece }: Shot): AnswerCommand {
  return { ...plain, shot, face: face < 0 ? null : face, piece: piece < 0 ? null : piece };
}

function fireGain(mind: SergeantContext, approach: Approach, shot: Shot): number {
  const { table, state } = mind;
  const offered = availableShots(table, state, shot.unit, approach).find(
    (each) => each.shot.shot === shot.shot && each.refusals.length === 0,
  );
  return offered === undefined ? 0.01 : 0.01 + harmOfShot(mind, offered, state);
}

/** Value of the melee for the attacked unit. */
function meleeNow(mind: SergeantContext, approach: Approach, state: State): number {
  const { unit, target } = approach;
  if (target === none) return 0;
  if (isLoose(state, target)) return -0.25 * ofRout(mind, target);
  const weighed = weighAttack(mind.table, state, approach);
  return weighed === null ? 0 : -gainOfMelee(mind, weighed, [unit], [target]);
}

/** Whether a unit is in open order outside houses. A garrison fights behind its walls. */
function isLoose({ units }: State, unit: UnitIndex): boolean {
  const { formation, house } = entryAt(units, unit).stands;
  return formation === 'open' && house === none;
}

/** Value of the melee in another formation. */
function meleeIf(
  mind: SergeantContext,
  approach: Approach,
  formation: OfferedReaction['formations'][number],
): number {
  const { table, state } = mind;
  const target = targetOf(approach);
  const stands = standsAs(table, state, target, { formation, files: 0, gap: 0 });
  const units: State['units'] = listBy(state.units.with(target, { ...entryAt(state.units, target), stands }));
  return meleeNow(mind, approach, { ...state, units });
}

/** Flight before contact is better than a lost melee, unless the unit is overtaken. */
function fleeGain(mind: SergeantContext, approach: Approach, { unit, dice }: OfferedReaction): number {
  const { state } = mind;
  const risk = chanceUpTo(dice, Math.floor(approach.left / 100));
  const cost = risk * caught + (1 - risk) * (isLoose(state, unit) ? awayOpen : mind.manner.away);
  return -cost * ofRout(mind, unit) - meleeNow(mind, approach, state);
}

/** Chance that the dice show at most this sum. */
function chanceUpTo(dice: number, sum: number): number {
  let ways = [1];
  for (let n = 0; n < dice; n++) {
    const next = Array.from({ length: ways.length + 6 }, () => 0);
    ways.forEach((way, total) => {
      for (let face = 1; face <= 6; face++) next[total + face]! += way / 6;
    });
    ways = next;
  }
  return ways.slice(0, Math.max(0, sum + 1)).reduce((all, way) => all + way, 0);
}

/** Worth it for horse that is charged by horse. */
function counterGain(mind: SergeantContext, { unit: attacker, run }: Approach, unit: UnitIndex): number {
  const { table, state } = mind;
  if (entryAt(table.units, unit).arm !== 'horse' || !isCharge(table, state, attacker, run)) return 0;
  return entryAt(table.units, attacker).arm === 'horse' ? counter * ofRout(mind, unit) : 0;
}

/** Another unit makes the melee safer, if the attacked unit needs it. */
function supportGain(mind: SergeantContext, approach: Approach, unit: UnitIndex): number {
  const { table, state } = mind;
  const now = meleeNow(mind, approach, state);
  if (now >= 0 || entryAt(state.units, unit).rung > 0) return 0;
  const share = table.rules.melee.values[entryAt(table.units, unit).kind] / 10;
  return -now * share - 0.06 * ofRout(mind, unit);
}
