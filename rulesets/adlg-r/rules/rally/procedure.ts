/** rally: one attempt to remove markers from a unit. */
import { counted, procedure, rulesIn, type StepNoter, total } from '@grognard/rules-kit';
import { bonus, need, refusals } from './rows.ts';
import { rallyInput, rallyOf } from './situation.ts';

export interface Attempt {
  readonly need: number;
  readonly bonus: number;
  /** Minimum margin that removes two markers. */
  readonly twoBy: number;
  readonly lost: number;
}

const recovered = [{ recovered: 0 }, { recovered: 1 }, { recovered: 2 }] as const;
const printed = [...rulesIn(need), ...rulesIn(bonus)];
const where = {
  far: 'far from the enemy',
  near: 'near an enemy',
  melee: 'in melee',
} as const;

const success = 'rally.success';
const double = 'rally.two';

function noteRally(note: StepNoter, attempt: Attempt, face: number, markers: 0 | 1 | 2): void {
  const { need: least, bonus: added, twoBy, lost } = attempt;
  const mayTakeTwo = Number.isFinite(twoBy) && lost >= 2;
  note({
    by: 'unit',
    for: 'rally',
    gives: {
      read: 'face',
      value: face,
      adds: { bonus: added },
      result: markers === 0 ? 'not-rallied' : 'rallied',
      amount: markers,
    },
    against: {
      from: { 'one-marker': least, ...(mayTakeTwo ? { 'two-markers': least + twoBy } : {}) },
      of: ['need'],
    },
    rules: markers === 2 ? [double] : [success],
    ...(mayTakeTwo && markers < 2 ? { idle: [double] } : {}),
  });
}

export const rally = procedure({
  id: 'rally',
  title: 'Rally',
  steps: [
    'In its corps’ activation, instead of moving; one try per unit and game turn.',
    'Pay the order, roll 1D6 and add the bonuses.',
    'Reached: one marker off. Two, with rear support and a commander, if beaten by enough.',
  ],
  input: rallyInput,
  situation: rallyOf,
  mistakes: () => [],
  refusals: () => refusals,
  assess(situation, lines): Attempt {
    const { input, rules } = situation;
    const well = input.commander && input.rearSupport;
    return {
      need: total(need, situation, lines && { lines, of: 'need' }),
      bonus: total(bonus, situation, lines && { lines, of: 'bonus' }),
      twoBy: well ? rules.twoBy : Number.POSITIVE_INFINITY,
      lost: input.lost,
    };
  },
  facts: (attempt) => ({ need: attempt.need, bonus: attempt.bonus }),
  totals: {},
  roll(attempt, chance) {
    const face = chance.die();
    const margin = face + attempt.bonus - attempt.need;
    const [none, one, two] = recovered;
    const outcome = margin < 0 ? none : margin >= attempt.twoBy && attempt.lost >= 2 ? two : one;
    if (chance.note !== undefined) noteRally(chance.note, attempt, face, outcome.recovered);
    return outcome;
  },
  prints: () => printed,
  tell: {
    case: ({ unit, place, input }) => {
      const title = unit === null ? 'a unit' : unit.title;
      const help = [input.commander && 'its commander', input.rearSupport && 'rear support'].filter(Boolean);
      return `A try to rally ${title} ${where[place]}${help.length > 0 ? ` with ${help.join(' and ')}` : ''}`;
    },
    outcome: ({ recovered: markers }) =>
      markers === 0 ? 'no marker off' : `${counted(markers, 'marker')} off`,
    facts: { need: 'Number to reach', bonus: 'Added to the die' },
  },
});
