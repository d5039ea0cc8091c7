/** `bout`: two opponents in contact, one melee phase. */
import { numberAt } from '@grognard/lists';
import { type Chance, type Line, procedure, rulesIn } from '@grognard/rules-kit';
import { tellBout } from '../../words/en-tell-melee.ts';
import { perRules } from '../lists.ts';
import { assessBlow, type BlowResult, blowFacts, resultOf } from './blow.ts';
import { boutInput } from './input.ts';
import { fightMistakes } from './mistakes.ts';
import { fightRefusals } from './refusals.ts';
import { type BlowAssessed, type Bout, type BoutAssessed, blowOf, boutSituation } from './situation.ts';
import { blowNote, noteTogether, silencedNote } from './steps.ts';
import { breakTie } from './ties.ts';

export type FighterFate = 'stands' | 'recoils' | 'killed';
export type BoutOutcome = { readonly a: FighterFate; readonly b: FighterFate };

/** The opponent's result, and the fate it deals. */
const fates: Readonly<Record<BlowResult, FighterFate>> = { hit: 'killed', recoil: 'recoils', miss: 'stands' };

const withA = (a: FighterFate): Readonly<Record<FighterFate, BoutOutcome>> => ({
  stands: { a, b: 'stands' },
  recoils: { a, b: 'recoils' },
  killed: { a, b: 'killed' },
});
/** One shared object for every pair of fates, so that equal outcomes merge by identity. */
const outcomes: Readonly<Record<FighterFate, Readonly<Record<FighterFate, BoutOutcome>>>> = {
  stands: withA('stands'),
  recoils: withA('recoils'),
  killed: withA('killed'),
};

function assess(bout: Bout, lines: Line[] | null): BoutAssessed {
  const { one, other, strikes, first, rules } = bout;
  return {
    rules: rules.melee,
    fighterA: one,
    fighterB: other,
    first,
    a: strikes.a ? assessBlow(blowOf(bout, one, other), lines && { lines, of: 'a' }) : null,
    b: strikes.b ? assessBlow(blowOf(bout, other, one), lines && { lines, of: 'b' }) : null,
  };
}

function roll(bout: BoutAssessed, chance: Chance): BoutOutcome {
  const { first, a, b } = bout;
  if (first === 'together' && a !== null && b !== null) return rollTogether(bout, a, b, chance);
  if (first === 'a' && a !== null) {
    const { early, late } = rollInTurn('a', a, b, chance);
    return outcomes[late][early];
  }
  if (first === 'b' && b !== null) {
    const { early, late } = rollInTurn('b', b, a, chance);
    return outcomes[early][late];
  }
  return outcomes.stands.stands;
}

/** The result of one blow. */
function throwBlow(by: 'a' | 'b', blow: BlowAssessed, chance: Chance): BlowResult {
  const natural = chance.open(blow.rules.highest);
  const result = resultOf(blow, natural);
  chance.note?.(blowNote(by, `${by}.modifier`, blow, natural, result));
  return result;
}

/** The longer weapon strikes first. `early` is the fate it deals, `late` the fate it may meet. */
function rollInTurn(
  by: 'a' | 'b',
  longer: BlowAssessed,
  shorter: BlowAssessed | null,
  chance: Chance,
): { readonly early: FighterFate; readonly late: FighterFate } {
  const result = throwBlow(by, longer, chance);
  if (shorter === null) return { early: fates[result], late: 'stands' };
  const answers = result === 'miss' || (result === 'recoil' && longer.rules.silenced === 'strikes');
  const other = by === 'a' ? 'b' : 'a';
  if (answers) return { early: fates[result], late: fates[throwBlow(other, shorter, chance)] };
  chance.note?.(silencedNote(other));
  return { early: fates[result], late: 'stands' };
}

function rollTogether(bout: BoutAssessed, a: BlowAssessed, b: BlowAssessed, chance: Chance): BoutOutcome {
  const naturals = chance.openDice(2, bout.rules.highest);
  const [naturalA, naturalB] = [numberAt(naturals, 0), numberAt(naturals, 1)];
  const settled = settleTogether(bout, a, b, naturalA, naturalB);
  if (chance.note !== undefined) noteTogether(chance.note, bout, [a, b], [naturalA, naturalB], settled);
  return outcomes[settled.standsB ? fates[settled.resultB] : 'stands'][
    settled.standsA ? fates[settled.resultA] : 'stands'
  ];
}

/** Two simultaneous blows: the result of each, and whether it stands beside the other. */
export interface SettledBout {
  readonly resultA: BlowResult;
  readonly resultB: BlowResult;
  readonly standsA: boolean;
  readonly standsB: boolean;
}

/** Settles two simultaneous blows by the natural values of their dice. */
export function settleTogether(
  bout: BoutAssessed,
  a: BlowAssessed,
  b: BlowAssessed,
  naturalA: number,
  naturalB: number,
): SettledBout {
  const { hitAndRecoil, deadHeat } = bout.rules;
  const resultA = resultOf(a, naturalA);
  const resultB = resultOf(b, naturalB);
  let standsA = true;
  let standsB = true;
  if (resultA === resultB && resultA !== 'miss') {
    const lead = breakTie(bout, naturalA, naturalB);
    standsA = lead > 0 || (lead === 0 && deadHeat === 'both');
    standsB = lead < 0 || (lead === 0 && deadHeat === 'both');
  } else if (hitAndRecoil === 'hit') {
    // A hit cancels the recoil of the same moment.
    standsA = resultA !== 'recoil' || resultB !== 'hit';
    standsB = resultB !== 'recoil' || resultA !== 'hit';
  }
  return { resultA, resultB, standsA, standsB };
}

type BlowFacts = ReturnType<typeof blowFacts>;
type BoutFacts = { readonly first: BoutAssessed['first']; readonly a?: BlowFacts; readonly b?: BlowFacts };

function facts({ first, a, b }: BoutAssessed): BoutFacts {
  return {
    first,
    ...(a === null ? {} : { a: blowFacts(a) }),
    ...(b === null ? {} : { b: blowFacts(b) }),
  };
}

export const bout = procedure({
  id: 'bout',
  title: 'Bout',
  steps: [
    'The longer weapon strikes first; whoever it kills or makes recoil does not strike. Equal lengths strike together.',
    'Together, a hit drives out a recoil, and of two equal results only that of the winner of the tie stands.',
  ],
  input: boutInput,
  situation: boutSituation,
  mistakes: fightMistakes('a', 'b'),
  refusals: fightRefusals,
  assess,
  facts,
  totals: { a: 'a.modifier', b: 'b.modifier' },
  roll,
  prints: perRules((rules) => rulesIn(rules.melee.modifiers)),
  tell: tellBout,
});
