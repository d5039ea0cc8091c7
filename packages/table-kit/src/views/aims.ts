/** Aims that games have in common: to break the enemy's army, and to hold a place. The briefing of a battle. */
import type { Aim, Briefing, SideId } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import type { RuleId } from '@grognard/rules-kit';

/** What the enemy has lost, of what would break him. It wins at once; `points` is what it counts for until then. */
export function breakingAim(
  side: SideId,
  words: string,
  rule: RuleId,
  { lost, needed, points }: { readonly lost: number; readonly needed: number; readonly points: number },
): Aim {
  return {
    id: `break-${side}`,
    sides: [side],
    worth: null,
    words,
    rules: [rule],
    at: null,
    state: lost >= needed ? 'reached' : 'open',
    counts: { [side]: lost },
    needed,
    points: { [side]: points },
  };
}

/** A place that is worth points to the side that holds it when the battle ends. */
export function holdingAim(
  place: {
    readonly id: string;
    readonly name: string;
    readonly at: Point;
    readonly words: string;
    readonly worth: number;
  },
  rule: RuleId,
  sides: readonly SideId[],
  holder: SideId | null,
): Aim {
  const { id, name, at, words, worth } = place;
  return {
    id,
    sides,
    worth,
    words,
    place: name,
    rules: [rule],
    at: { x: at.x, y: at.y },
    state: 'open',
    owner: holder,
    points: Object.fromEntries(sides.map((side) => [side, side === holder ? worth : 0])),
  };
}

/** What a battle file tells its sides. */
export interface ToldScenario {
  readonly sides: readonly { readonly id: SideId; readonly plan: string }[];
  readonly balance: string | null;
}

/** A briefing with the plan of the reader's own side in paragraphs. */
export function briefingFrom(
  { sides, balance }: ToldScenario,
  reader: SideId | null,
  told: Pick<Briefing, 'where' | 'course' | 'victory' | 'setUp'>,
): Briefing {
  const { where, course, victory, setUp } = told;
  const plan = sides.find(({ id }) => id === reader)?.plan.split('\n\n') ?? [];
  return { where, plan, course, victory, balance, setUp };
}
