/** Resolves one melee of two main units. */
import { type Chance, type Line, procedure, rulesIn, total, writeLine } from '@grognard/rules-kit';
import { counts } from '../../data/quality.ts';
import { type AdlgRules, kinds } from '../../model.ts';
import { countedAbilities, rulesOfAbilities } from './abilities.ts';
import { meleeInput } from './input.ts';
import { meleeMistakes } from './mistakes.ts';
import type { Melee, MeleeRules, Side } from './model.ts';
import { certainOutcome, contenderOf, type MeleeOutcome, outcomeOf } from './outcome.ts';
import { meleeRefusals } from './refusals.ts';
import { meleeOf } from './side.ts';
import { noteBefore, noteCertain, noteDice, type SideInSteps } from './steps.ts';
import { tellMelee } from './tell.ts';

/** Maximum difference of the two dice. */
const most = 5;

/** Everything known before the dice are thrown. */
export interface AssessedMelee {
  readonly a: number;
  readonly b: number;
  readonly effects: readonly string[];
  readonly rules: MeleeRules;
  readonly sides: readonly [SideInSteps, SideInSteps];
  /** The outcome if no dice are thrown, or null. */
  readonly certain: MeleeOutcome | null;
  /** Otherwise the outcome for each difference of the dice, from −5 up. */
  readonly outcomes: readonly MeleeOutcome[];
}

function totalOf(side: Side, lines: Line[] | null): number {
  const ledger = lines && { lines, of: side.name };
  if (ledger) writeLine(ledger, side.row.id, side.factor);
  let sum = side.factor + total(side.rules.modifiers, side, ledger);
  for (const section of countedAbilities(side)) sum += total(section, side, ledger);
  return sum;
}

function assess(melee: Melee, lines: Line[] | null): AssessedMelee {
  const a = totalOf(melee.a, lines);
  const b = totalOf(melee.b, lines);
  const { rules } = melee.a;
  const effectsOfA = rules.effects.filter(({ when }) => when(melee.a));
  const effectsOfB = rules.effects.filter(({ when }) => when(melee.b));
  const first = contenderOf(melee.a, effectsOfA);
  const second = contenderOf(melee.b, effectsOfB);
  const certain = certainOutcome(first, second);
  const outcomes: MeleeOutcome[] = [];
  if (certain === null) {
    for (let dice = -most; dice <= most; dice++) outcomes.push(outcomeOf(rules, dice + a - b, first, second));
  }
  return {
    a,
    b,
    effects: [...effectsOfA.map(({ id }) => `a:${id}`), ...effectsOfB.map(({ id }) => `b:${id}`)],
    rules,
    sides: [
      { contender: first, effects: effectsOfA, total: a, quality: melee.a.input.quality },
      { contender: second, effects: effectsOfB, total: b, quality: melee.b.input.quality },
    ],
    certain,
    outcomes,
  };
}

function roll(melee: AssessedMelee, chance: Chance): MeleeOutcome {
  const { certain, outcomes, sides, rules } = melee;
  if (chance.note !== undefined) noteBefore(chance.note, sides);
  if (certain !== null) {
    if (chance.note !== undefined) noteCertain(chance.note, sides);
    return certain;
  }
  const faceOfA = chance.die();
  const faceOfB = chance.die();
  const [{ quality: qualityOfA }, { quality: qualityOfB }] = sides;
  const a = counts[qualityOfA][faceOfA] ?? 0;
  const b = counts[qualityOfB][faceOfB] ?? 0;
  const difference = a - b;
  const outcome = outcomes[difference + most];
  if (outcome === undefined) throw new RangeError(`dice cannot differ by ${difference}`);
  if (chance.note !== undefined) {
    const dieA = { quality: qualityOfA, face: faceOfA, value: a };
    const dieB = { quality: qualityOfB, face: faceOfB, value: b };
    noteDice(chance.note, rules, sides, [dieA, dieB], outcome);
  }
  return outcome;
}

/** Resolves one melee of two main units. */
export const melee = procedure({
  id: 'melee',
  title: 'Melee',
  steps: [
    'A further enemy newly on the flank or rear: that unit loses a point at once.',
    'Light infantry caught in the open is destroyed without dice.',
    'Each main unit: one die, read by quality, with its factor and modifiers.',
    'A tie may be won by an ability; else two-handed weapons deepen a win.',
    'Better armour lightens the loser’s defeat.',
    'Read the result; Furious Charge costs the loser one point more.',
  ],
  input: meleeInput,
  situation: meleeOf,
  mistakes: (_rules: AdlgRules) => meleeMistakes,
  refusals: (_rules: AdlgRules) => meleeRefusals,
  assess,
  facts: ({ a, b, effects }: AssessedMelee) => ({ a, b, effects }),
  totals: {},
  roll,
  prints: ({ units, melee: rules }) => [
    ...new Set([
      ...kinds.map((kind) => units[kind].id),
      ...rulesIn(rules.modifiers),
      ...rulesOfAbilities(rules),
      ...rules.effects.map(({ id }) => id),
    ]),
  ],
  tell: tellMelee,
});
