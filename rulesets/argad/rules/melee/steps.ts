/** The steps of a blow or a bout: what its dice came to, and by which rules. */
import type { RuleId, StepNote, StepNoter } from '@grognard/rules-kit';
import type { BlowResult } from './blow.ts';
import type { SettledBout } from './bout.ts';
import type { BlowAssessed, BoutAssessed } from './situation.ts';
import { tieRuleOf } from './ties.ts';

const naturalMiss = 'melee.natural-1';
const scored = 'melee.result';
const armoured = 'melee.armour';

/** The rules that made this result of a natural value, and those that would have made another. */
function rulesOf(
  { rules, need, recoil, modifier }: BlowAssessed,
  natural: number,
): { readonly rules: readonly RuleId[]; readonly idle?: readonly RuleId[] } {
  if (natural === rules.alwaysMisses) return { rules: [naturalMiss] };
  if (natural >= rules.alwaysHits) return { rules: [rules.alwaysHitsBy] };
  if (need <= recoil + 1) return { rules: [scored] };
  const score = natural + modifier;
  return score > recoil && score < need
    ? { rules: [scored, armoured] }
    : { rules: [scored], idle: [armoured] };
}

/** One blow. `of` is the path of its modifier among the facts. */
export function blowNote(
  by: string,
  of: string,
  blow: BlowAssessed,
  natural: number,
  result: BlowResult,
): StepNote {
  return {
    by,
    for: 'blow',
    dice: 1,
    gives: { read: 'open', value: natural, adds: { [of]: blow.modifier }, result },
    against: {
      from: { hit: blow.need, recoil: blow.recoil },
      of: ['need', 'recoil'].map((fact) => of.replace('modifier', fact)),
    },
    ...rulesOf(blow, natural),
    again: 'melee.open-six',
  };
}

/** A fighter who was killed or driven back before his blow. */
export function silencedNote(by: string): StepNote {
  return { by, for: 'blow', gives: { value: 0, result: 'silenced' }, rules: ['melee.silenced'] };
}

/** Two blows at the same moment, and which of them stands. */
export function noteTogether(
  note: StepNoter,
  bout: BoutAssessed,
  blows: readonly [a: BlowAssessed, b: BlowAssessed],
  naturals: readonly [a: number, b: number],
  { resultA, resultB, standsA, standsB }: SettledBout,
): void {
  note(blowNote('a', 'a.modifier', blows[0], naturals[0], resultA));
  note(blowNote('b', 'b.modifier', blows[1], naturals[1], resultB));
  if (resultA === resultB && resultA !== 'miss') {
    note({
      by: standsA === standsB ? 'both' : standsA ? 'a' : 'b',
      for: 'tie',
      gives: {
        value: 0,
        result: standsA === standsB ? (standsA ? 'both-stand' : 'neither-stands') : 'stands-alone',
      },
      rules: [tieRuleOf(bout, ...naturals) ?? 'melee.dead-heat'],
    });
  } else if (!(standsA && standsB)) {
    note({
      by: standsA ? 'a' : 'b',
      for: 'tie',
      gives: { value: 0, result: 'stands-alone' },
      rules: ['melee.hit-and-recoil'],
    });
  }
}
