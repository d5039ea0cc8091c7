/** Dice of a shot and their kill numbers (chapters fire and artillery). */
import { type Row, rulesIn, type Section } from '@grognard/rules-kit';
import { type FootKind, footKinds, isLightInfantry, type Rules, type Sector } from '../../model.ts';
import { perRules, sectionsInForce } from '../in-force.ts';
import type { FireSituation } from './situation.ts';

/** One die for each two adjacent bases. An odd base adds nothing. */
function pairs({ asked: { firer } }: FireSituation): number {
  return firer.pairs ?? Math.floor(firer.bases / 2);
}

function bases({ asked: { firer } }: FireSituation): number {
  return firer.bases;
}

function soldiersUnderRod({ asked }: FireSituation): number {
  return asked.soldiersUnderRod;
}

function footDice(kind: FootKind): Row<FireSituation> {
  return {
    id: `fire.${kind}-dice`,
    value: isLightInfantry(kind) ? bases : pairs,
    when: ({ asked }) => asked.shot === 'small-arms' && asked.firer.kind === kind,
  };
}

/** Dice of every shot: the first row that applies. A column in enfilade gets the dice twice. */
export const diceSections = perRules((rules) =>
  sectionsInForce<FireSituation>(rules, [
    {
      groups: [
        { take: 'first', rows: [...smallArmsDice(rules), ...artilleryDice] },
        {
          take: 'all',
          rows: [
            {
              id: 'artillery.enfilade',
              value: soldiersUnderRod,
              when: ({ asked, targetOrder }) =>
                asked.shot === 'round' && targetOrder === 'column' && asked.target.enfilade,
            },
          ],
        },
      ],
    },
  ]),
);

function smallArmsDice({ smallArms }: Rules): readonly Row<FireSituation>[] {
  return [
    {
      id: 'building.fire',
      value: bases,
      when: ({ asked }) => asked.shot === 'small-arms' && asked.firer.place === 'building',
    },
    {
      id: 'fire.carbine-dice',
      value: pairs,
      when: ({ asked, arm }) => asked.shot === 'small-arms' && arm === 'horse',
    },
    {
      id: 'fire.square-face',
      // Fractions of a die are dropped.
      value: ({ asked }) => (asked.firer.bases === 0 ? 0 : Math.floor(smallArms.squareFace)),
      when: ({ asked, order }) => asked.shot === 'small-arms' && order === 'square',
    },
    ...footKinds.map(footDice),
  ];
}

const artilleryDice: readonly Row<FireSituation>[] = [
  {
    id: 'artillery.square-dice',
    value: 3,
    when: ({ asked, targetOrder }) => asked.shot === 'round' && targetOrder === 'square',
  },
  { id: 'artillery.round-dice', value: soldiersUnderRod, when: ({ asked }) => asked.shot === 'round' },
  { id: 'artillery.canister-dice', value: 4, when: ({ asked }) => asked.shot === 'canister' },
  { id: 'artillery.howitzer-dice', value: 2, when: ({ asked }) => asked.shot === 'shell' },
];

function sectorKill(sector: Sector, value: number): Row<FireSituation> {
  return { id: `artillery.sector-${sector}`, value, when: (shooting) => shooting.sector === sector };
}

/** Kill numbers. A battery that lost half its guns has one less. */
export const killSections = perRules((rules) => {
  const { smallArms, artillery } = rules;
  const kills: readonly Row<FireSituation>[] = [
    ...footKinds.map(
      (kind): Row<FireSituation> => ({
        id: `fire.${kind}-kill`,
        value: smallArms.kill[kind],
        when: ({ asked }) => asked.shot === 'small-arms' && asked.firer.kind === kind,
      }),
    ),
    {
      id: 'fire.carbine-kill',
      value: smallArms.kill.carbine,
      when: ({ asked, arm }) => asked.shot === 'small-arms' && arm === 'horse',
    },
    sectorKill('near', 3),
    sectorKill('middle', 2),
    sectorKill('far', 1),
    {
      id: 'artillery.canister-kill',
      value: artillery.canisterKill,
      when: ({ asked }) => asked.shot === 'canister',
    },
    { id: 'artillery.howitzer-kill', value: 2, when: ({ asked }) => asked.shot === 'shell' },
  ];
  const half: Row<FireSituation> = {
    id: 'artillery.half-battery',
    value: -1,
    when: ({ asked, arm }) => arm === 'artillery' && asked.firer.halfLost,
  };
  const section: Section<FireSituation> = {
    groups: [
      { take: 'first', rows: kills },
      { take: 'all', rows: [half] },
    ],
    ...(artillery.leastKill === 1 ? { limit: { id: 'artillery.half-minimum', floor: 1 } } : {}),
  };
  return sectionsInForce(rules, [section]);
});

/** Lines that the dice and the kill number can print. */
export const printedByDice = perRules((rules) => [
  ...rulesIn(diceSections(rules)),
  ...rulesIn(killSections(rules)),
]);
