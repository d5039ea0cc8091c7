/** shot: a duel's shot and save, the smallest procedure that has a bit of everything. */
import {
  allOf,
  type Chance,
  choice,
  flag,
  type Line,
  number,
  optional,
  orNull,
  procedure,
  record,
  required,
  rulesIn,
  type Section,
  total,
  whole,
} from '@grognard/rules-kit';

/** Rules of the duel, in which its editions differ. */
export interface DuelRules {
  readonly need: number;
  readonly reachCm: number;
  /** Highest natural value of a die. */
  readonly highest: number;
  readonly saveOn: number;
  readonly modifiers: readonly Section<DuelShot>[];
}

export interface DuelShot {
  readonly rules: DuelRules;
  readonly rangeCm: number;
  readonly shots: number;
  readonly cover: 'none' | 'hedge' | 'wall';
  readonly moving: boolean;
  readonly kneeling: boolean;
  readonly coat: number | null;
}

interface AssessedShot {
  readonly need: number;
  readonly modifier: number;
  readonly shots: number;
  readonly highest: number;
  readonly saveOn: number;
}

const input = record({
  rangeCm: required(number(0, 100), 'range in cm'),
  shots: optional(whole(1, 4), 1, 'shots fired'),
  cover: optional(choice(['none', 'hedge', 'wall']), 'none', 'cover of the target'),
  shooter: optional(
    record({
      moving: optional(flag(), false, 'on the move'),
      kneeling: optional(flag(), false, 'kneeling'),
    }),
    {},
    'who shoots',
  ),
  coat: optional(orNull(whole(0, 3)), null, 'thickness of the coat'),
});

export const modifiers2001: readonly Section<DuelShot>[] = [
  {
    groups: [
      {
        take: 'worst',
        rows: [
          { id: 'shoot.hedge', value: -1, when: ({ cover }) => cover === 'hedge' },
          { id: 'shoot.wall', value: -2, when: ({ cover }) => cover === 'wall' },
        ],
      },
      {
        take: 'all',
        rows: [{ id: 'shoot.coat', value: ({ coat }) => -(coat ?? 0), when: ({ coat }) => coat !== null }],
      },
    ],
    limit: { id: 'shoot.cap', floor: -3 },
  },
  allOf<DuelShot>(
    { id: 'shoot.moving', value: -1, when: ({ moving }) => moving },
    {
      id: 'shoot.kneeling',
      value: 1,
      when: ({ kneeling }) => kneeling,
      lostTo: [{ id: 'shoot.too-near', when: ({ rangeCm }) => rangeCm < 5 }],
    },
  ),
];

const hitsAndSaves = (
  { need, modifier, shots, highest, saveOn }: AssessedShot,
  chance: Chance,
): { wounds: number } => {
  const [[hits = 0] = []] = chance.openCounts([shots], highest, [need - modifier]);
  chance.note?.({
    by: 'shooter',
    for: 'shot',
    gives: { read: 'reaching', value: hits, each: { modifier }, result: 'hits', amount: hits },
    against: { from: { hit: need } },
    rules: ['turn.alternate'],
  });
  const saved = chance.count(hits, saveOn);
  if (hits > 0)
    chance.note?.({
      by: 'target',
      for: 'save',
      gives: { read: 'up-to', value: saved, result: 'saves', amount: saved },
      against: { upTo: { saved: saveOn } },
      rules: ['turn.alternate'],
    });
  return { wounds: hits - saved };
};

export const shot = procedure({
  id: 'shot',
  title: 'A shot',
  steps: ['Throw a die for each shot; a 6 is thrown again.', 'The target saves each hit.'],
  input,
  situation: (rules: DuelRules, { rangeCm, shots, cover, shooter, coat }): DuelShot => ({
    rules,
    rangeCm,
    shots,
    cover,
    coat,
    moving: shooter.moving,
    kneeling: shooter.kneeling,
  }),
  mistakes: () => [
    {
      code: 'combination',
      at: 'input.shooter',
      when: ({ moving, kneeling }) => moving && kneeling,
      message: 'nobody moves kneeling',
    },
  ],
  refusals: () => [{ id: 'shoot.reach', when: ({ rangeCm, rules }) => rangeCm > rules.reachCm }],
  assess: (situation, lines: Line[] | null): AssessedShot => {
    const { need, highest, saveOn, modifiers } = situation.rules;
    const modifier = total(modifiers, situation, lines && { lines });
    return { need, modifier, shots: situation.shots, highest, saveOn };
  },
  facts: ({ need, modifier }) => ({ need, modifier }),
  totals: { '': 'modifier' },
  roll: hitsAndSaves,
  prints: ({ modifiers }) => rulesIn(modifiers),
  tell: {
    case: ({ rangeCm }) => `A shot at ${rangeCm} cm`,
    outcome: ({ wounds }) => (wounds === 1 ? '1 wound' : `${wounds} wounds`),
    facts: { need: 'needed', modifier: 'modifier' },
  },
});
