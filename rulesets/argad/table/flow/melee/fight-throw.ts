/** `throwBlows`: the blows of one length. Mutual blows are settled together, every other one by itself (`melee.separately`). */

import { absent, entryAt } from '@grognard/lists';
import type { Line } from '@grognard/rules-kit';
import { assessBlow, type BlowResult, resultOf } from '../../../rules/melee/blow.ts';
import { settleTogether } from '../../../rules/melee/bout.ts';
import { type BlowAssessed, blowOf, type Fight } from '../../../rules/melee/situation.ts';
import type { ArgadEventOf } from '../../state/events.ts';
import type { FigureIndex } from '../../state/indices.ts';
import { fightOf } from './fight-facts.ts';
import type { DueBlow, MeleeRound } from './fight-melee.ts';

/** The result of each blow of one length, or a miss if its result does not stand. */
export type Results = BlowResult[];

interface AssessedFight {
  readonly fight: Fight;
  readonly assessed: BlowAssessed;
  readonly why: readonly Line[] | null;
}

interface Dealt {
  readonly natural: number;
  readonly result: BlowResult;
  readonly stands: boolean;
}

/** Throws and reports every blow. Nothing takes effect yet. */
export function throwBlows(melee: MeleeRound, blows: readonly DueBlow[]): Results {
  const results: Results = blows.map(() => 'miss');
  const done = blows.map(() => false);
  blows.forEach((blow, n) => {
    if (done[n]) return;
    const answer = answerTo(blows, n);
    if (answer < 0) results[n] = throwAlone(melee, blow);
    else {
      [results[n], results[answer]] = throwTogether(melee, blow, entryAt(blows, answer));
      done[answer] = true;
    }
  });
  return results;
}

/** The later blow by which the victim strikes back, or -1. */
function answerTo(blows: readonly DueBlow[], n: number): number {
  const { striker, victim, by } = entryAt(blows, n);
  if (by === 'leave') return -1;
  for (let later = n + 1; later < blows.length; later++) {
    const other = entryAt(blows, later);
    if (other.striker === victim && other.victim === striker && other.by === 'turn') return later;
  }
  return -1;
}

function throwAlone(melee: MeleeRound, blow: DueBlow): BlowResult {
  const weighed = weigh(melee, blow);
  const natural = throwDie(melee, blow.striker);
  const result = resultOf(weighed.assessed, natural);
  tell(melee, blow, weighed, { natural, result, stands: true });
  return result;
}

function throwTogether(melee: MeleeRound, one: DueBlow, other: DueBlow): [BlowResult, BlowResult] {
  const a = weigh(melee, one);
  const b = weigh(melee, other);
  const naturalA = throwDie(melee, one.striker);
  const naturalB = throwDie(melee, other.striker);
  const bout = {
    rules: melee.turn.table.rules.melee,
    fighterA: a.fight.one,
    fighterB: b.fight.one,
    first: 'together' as const,
    a: a.assessed,
    b: b.assessed,
  };
  const { resultA, resultB, standsA, standsB } = settleTogether(
    bout,
    a.assessed,
    b.assessed,
    naturalA,
    naturalB,
  );
  tell(melee, one, a, { natural: naturalA, result: resultA, stands: standsA });
  tell(melee, other, b, { natural: naturalB, result: resultB, stands: standsB });
  return [standsA ? resultA : 'miss', standsB ? resultB : 'miss'];
}

function weigh({ turn, hands }: MeleeRound, { striker, victim }: DueBlow): AssessedFight {
  const fight = fightOf(turn, striker, victim, hands);
  const lines: Line[] | null = turn.resolution.reasons ? [] : null;
  const assessed = assessBlow(blowOf(fight, fight.one, fight.other), lines && { lines });
  return { fight, assessed, why: lines };
}

/** Every striker has its own dice, so that plans that differ elsewhere share its luck. */
function throwDie({ turn }: MeleeRound, striker: FigureIndex): number {
  const { table, resolution } = turn;
  return resolution
    .dice((table.roster[striker] ?? absent(table.roster, striker)).id, 'blow')
    .open(table.rules.melee.highest);
}

function tell(
  { turn, hands }: MeleeRound,
  { striker, victim }: DueBlow,
  weighed: AssessedFight,
  dealt: Dealt,
): void {
  const { need, recoil, modifier } = weighed.assessed;
  const { natural, result, stands } = dealt;
  const weapon = hands[striker] ?? absent(hands, striker);
  const event: ArgadEventOf<'struck'> = {
    kind: 'struck',
    figure: striker,
    victim,
    weapon,
    need,
    recoil,
    modifier,
    natural,
    result,
    stands,
  };
  turn.resolution.emit(weighed.why === null ? event : { ...event, why: weighed.why });
}
