/** Refusals of a shot in the order of the rulebook, and mistakes in its input. */
import { type Mistake, type RefusalRule, total } from '@grognard/rules-kit';
import { canStand, wrongFormation } from '../formation.ts';
import { holds, perRules } from '../in-force.ts';
import { diceSections, killSections } from './dice.ts';
import { canisterRangeCm, type FireSituation, smallArmsRangeCm } from './situation.ts';

/** Contradictions between the fields of `fire`. */
export const fireMistakes: readonly Mistake<FireSituation>[] = [
  wrongFormation('input.firer.formation', ({ asked, firerGiven }) => !canStand(asked.firer.kind, firerGiven)),
  wrongFormation(
    'input.target.formation',
    ({ asked, targetGiven }) => !canStand(asked.target.kind, targetGiven),
  ),
  {
    code: 'combination',
    at: 'input.sector',
    when: ({ asked }) => asked.shot === 'round' && (asked.sector === null) === (asked.rangeCm === null),
    message: 'a round shot takes either its sector or its range, one of the two',
  },
  {
    code: 'combination',
    at: 'input.firer.pairs',
    when: ({ asked: { firer } }) => firer.pairs !== null && firer.pairs > firer.bases / 2,
    message: 'there are more pairs than the bases can make',
  },
];

/** Whether the gun fires directly. Howitzers lob their shells. */
const flatShot = ({ asked }: FireSituation): boolean => asked.shot === 'round' || asked.shot === 'canister';
const movedBefore = ({ asked }: FireSituation): boolean => asked.firer.moved && !asked.reaction;
const firesInOpenOrder = ({ isLight, order }: FireSituation): boolean => isLight && order === 'open';
const roundOrShell = ({ asked }: FireSituation): boolean => asked.shot === 'round' || asked.shot === 'shell';

function wrongWeapon({ rules, asked, arm }: FireSituation): boolean {
  const { kind } = asked.firer;
  switch (asked.shot) {
    case 'small-arms':
      return arm === 'artillery';
    case 'round':
      return kind !== 'gun';
    case 'canister':
      return kind !== 'gun' && !(kind === 'howitzer' && rules.artillery.rods.howitzer.canister > 0);
    case 'shell':
      return kind !== 'howitzer';
  }
}

function beyond(rangeCm: number | null, mostCm: number): boolean {
  return rangeCm !== null && rangeCm > mostCm;
}

const whoMayFire: readonly RefusalRule<FireSituation>[] = [
  { id: 'fire.weapon', stops: true, when: wrongWeapon },
  { id: 'fire.carbine-who', when: ({ arm, asked }) => arm === 'horse' && !asked.firer.carbine },
  { id: 'morale.routing', when: ({ asked }) => asked.firer.state === 'routing' },
  { id: 'turn.guns-fire-or-move', when: (s) => movedBefore(s) && s.arm === 'artillery' },
  { id: 'turn.fire-then-move', when: (s) => movedBefore(s) && (s.arm === 'horse' || firesInOpenOrder(s)) },
  { id: 'turn.fire-or-move', when: (s) => movedBefore(s) && s.arm === 'foot' && !firesInOpenOrder(s) },
  { id: 'artillery.limbered', when: ({ order }) => order === 'limbered' },
  { id: 'woods.fire-light-only', when: ({ asked, isLight }) => asked.firer.place === 'woods' && !isLight },
  { id: 'building.foot-only', when: ({ asked, arm }) => asked.firer.place === 'building' && arm !== 'foot' },
  {
    id: 'fire.open-order-line',
    when: ({ asked, arm, isLight, order }) =>
      arm === 'foot' && !isLight && order === 'open' && asked.firer.place !== 'woods',
  },
];

const atWhom: readonly RefusalRule<FireSituation>[] = [
  { id: 'artillery.arc', when: (s) => !s.asked.inArc && !s.firesAllRound && s.arm === 'artillery' },
  { id: 'fire.arc-line', when: (s) => !s.asked.inArc && !s.firesAllRound && s.arm === 'foot' },
  { id: 'artillery.line-of-fire', when: (s) => flatShot(s) && s.asked.blocked !== 'none' },
  {
    id: 'fire.friends-between',
    when: ({ asked }) => asked.shot === 'small-arms' && asked.blocked === 'friends',
  },
  {
    id: 'fire.line-of-fire',
    when: ({ asked }) => asked.shot === 'small-arms' && asked.blocked === 'terrain',
  },
  { id: 'attack.reaction-canister', when: (s) => roundOrShell(s) && s.asked.reaction },
  { id: 'artillery.assaulted', when: (s) => roundOrShell(s) && s.asked.firer.assaulted },
  {
    id: 'artillery.no-woods',
    when: ({ asked, arm }) => arm === 'artillery' && asked.target.cover === 'woods',
  },
  {
    id: 'artillery.no-round-at-open-order',
    when: ({ asked, targetOrder }) => asked.shot === 'round' && targetOrder === 'open',
  },
  {
    id: 'artillery.canister-nearest',
    when: ({ asked }) => asked.shot === 'canister' && !asked.target.nearest,
  },
  {
    id: 'building.no-fire-massed',
    when: ({ asked }) => asked.reaction && asked.firer.place === 'building' && asked.target.massed,
  },
];

const howFar: readonly RefusalRule<FireSituation>[] = [
  {
    id: 'fire.range',
    when: (s) => s.asked.shot === 'small-arms' && beyond(s.asked.rangeCm, smallArmsRangeCm(s)),
  },
  {
    id: 'artillery.canister-range',
    when: (s) => s.asked.shot === 'canister' && beyond(s.asked.rangeCm, canisterRangeCm(s)),
  },
  {
    id: 'artillery.howitzer-range',
    when: ({ rules, asked: { shot, rangeCm } }) => {
      const { minimum, maximum } = rules.artillery.rods.howitzer;
      return shot === 'shell' && rangeCm !== null && (rangeCm < minimum || rangeCm > maximum);
    },
  },
  { id: 'artillery.rod-range', when: ({ asked, sector }) => asked.shot === 'round' && sector === null },
  { id: 'fire.no-dice', when: (s) => total(diceSections(s.rules), s, null) === 0 },
];

/** Beyond the rod a round shot has no kill number, so none can be too low. */
const killsNobody: RefusalRule<FireSituation> = {
  id: 'artillery.half-minimum',
  when: (s) =>
    s.arm === 'artillery' &&
    s.asked.firer.halfLost &&
    (s.asked.shot !== 'round' || s.sector !== null) &&
    total(killSections(s.rules), s, null) < 1,
};

export const fireRefusals = perRules((rules) => [
  ...[...whoMayFire, ...atWhom, ...howFar].filter(({ id }) => holds(rules, id)),
  ...(rules.artillery.leastKill === 0 ? [killsNobody] : []),
]);
