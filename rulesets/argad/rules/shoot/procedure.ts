/** `shoot`: one shot, by one figure or one gun. */
import {
  type Chance,
  firstOf,
  type Line,
  procedure,
  rulesIn,
  type Section,
  total,
} from '@grognard/rules-kit';
import { tellShoot } from '../../words/en-tell-shoot.ts';
import { perRules } from '../lists.ts';
import { shootInput } from './input.ts';
import { shootMistakes } from './mistakes.ts';
import { shootRefusals } from './refusals.ts';
import { groupBonus } from './rows.ts';
import { type ShotSituation, shotSituation } from './situation.ts';
import { noteVolley, shotNote } from './steps.ts';

export interface ShotAssessed {
  readonly need: number;
  readonly modifier: number;
  readonly highest: number;
  /** Red and white dice with the numbers they need, or null for one plain die. */
  readonly volley: VolleyDice | null;
}

interface VolleyDice {
  readonly groups: readonly [number, number];
  readonly bonus: number;
  readonly figures: number;
}

export type ShotOutcome = { readonly hits: number } | { readonly hits: number; readonly surplus: number };

const bonusSections: readonly Section<ShotSituation>[] = [firstOf(groupBonus)];

const miss: ShotOutcome = { hits: 0 };
const hit: ShotOutcome = { hits: 1 };

function assess(shot: ShotSituation, lines: Line[] | null): ShotAssessed {
  const { band, firearm } = shot;
  const { modifiers, highest } = shot.rules.shoot;
  if (band === null) throw new RangeError('a shot out of range is refused, not assessed');
  const modifier = total(modifiers, shot, lines && { lines });
  const volley = firearm.dice === null ? null : assessVolley(shot, firearm.dice, lines);
  return { need: band.need, modifier, highest, volley };
}

function assessVolley(
  shot: ShotSituation,
  { red, white }: { readonly red: number; readonly white: number },
  lines: Line[] | null,
): VolleyDice {
  const bonus = total(bonusSections, shot, lines && { lines, of: 'bonus' });
  return { groups: [red, white], bonus, figures: shot.target.groupSize };
}

function roll(shot: ShotAssessed, chance: Chance): ShotOutcome {
  const { need, modifier, highest, volley } = shot;
  if (volley === null) {
    const natural = chance.open(highest);
    const isHit = natural + modifier >= need;
    chance.note?.(shotNote(shot, natural, isHit));
    return isHit ? hit : miss;
  }
  const { groups, bonus, figures } = volley;
  const wanted = need - modifier;
  const [red = [], white = []] = chance.openCounts(groups, highest, [wanted - bonus, wanted]);
  const counted = countVolley(red, white);
  const hits = counted.reds === 0 ? 0 : counted.reds + counted.whites;
  const outcome = { hits, surplus: hits > figures ? hits - figures : 0 };
  if (chance.note !== undefined) noteVolley(chance.note, shot, groups, counted, outcome);
  return outcome;
}

export function canHit({ need, modifier, highest, volley }: ShotAssessed): boolean {
  const bonus = volley === null ? 0 : volley.bonus;
  return highest + modifier + bonus >= need;
}

/** Dice that hit, by colour, and the colour of the die that the bonus helps. */
export interface CountedVolley {
  readonly reds: number;
  readonly whites: number;
  readonly helps: 'red' | 'white' | null;
}

/** The bonus goes to a red die that it makes a hit, otherwise to a counting white die that would hit with it. */
function countVolley(
  [redReached = 0, redHits = 0]: readonly number[],
  [whiteReached = 0, whiteHits = 0]: readonly number[],
): CountedVolley {
  if (redReached > redHits) return { reds: redHits + 1, whites: whiteHits, helps: 'red' };
  if (redHits > 0 && whiteReached > whiteHits)
    return { reds: redHits, whites: whiteHits + 1, helps: 'white' };
  return { reds: redHits, whites: whiteHits, helps: null };
}

export const shoot = procedure({
  id: 'shoot',
  title: 'Shoot',
  steps: [
    'Find the number needed: the band of the weapon that holds the range.',
    'Add the modifiers: of the terrain only the worst, terrain and target together up to the cap, of each other cell one.',
    'Roll one die, or the red and white dice of the weapon; each 6 is rolled again to improve it.',
    'Die plus modifiers at least the number needed: a hit.',
  ],
  input: shootInput,
  situation: shotSituation,
  mistakes: shootMistakes,
  refusals: shootRefusals,
  assess,
  facts: ({ need, modifier, volley }) =>
    volley === null
      ? { need, modifier }
      : { need, modifier, red: volley.groups[0], white: volley.groups[1], bonus: volley.bonus },
  totals: { '': 'modifier' },
  roll,
  prints: perRules((rules) => [
    ...rulesIn(rules.shoot.modifiers),
    ...(rules.coastalArms ? rulesIn(bonusSections) : []),
  ]),
  tell: tellShoot,
});
