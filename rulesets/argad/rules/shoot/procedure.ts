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

function roll({ need, modifier, highest, volley }: ShotAssessed, chance: Chance): ShotOutcome {
  if (volley === null) return chance.open(highest) + modifier >= need ? hit : miss;
  const { groups, bonus, figures } = volley;
  const wanted = need - modifier;
  const [red = [], white = []] = chance.openCounts(groups, highest, [wanted - bonus, wanted]);
  const hits = countHits(red, white);
  return { hits, surplus: hits > figures ? hits - figures : 0 };
}

export function canHit({ need, modifier, highest, volley }: ShotAssessed): boolean {
  const bonus = volley === null ? 0 : volley.bonus;
  return highest + modifier + bonus >= need;
}

/** The bonus goes to a red die that it makes a hit, otherwise to a counting white die that would hit with it. */
function countHits(
  [redReached = 0, redHits = 0]: readonly number[],
  [whiteReached = 0, whiteHits = 0]: readonly number[],
): number {
  const reds = redReached > redHits ? redHits + 1 : redHits;
  if (reds === 0) return 0;
  const helpsWhite = reds === redHits && whiteReached > whiteHits;
  return reds + whiteHits + (helpsWhite ? 1 : 0);
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
