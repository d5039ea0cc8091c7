/** Refusals of a melee on the chart in the order of the rulebook, and mistakes in its units. */
import type { Mistake, RefusalRule } from '@grognard/rules-kit';
import { buildingSides, fullBases } from '../../data/melee.ts';
import { isLightInfantry } from '../../model.ts';
import { canStand, wrongFormation } from '../formation.ts';
import { refusalsInForce } from '../in-force.ts';
import type { Fighter, MeleeSituation } from './situation.ts';

type Test = (unit: Fighter) => boolean;

const badFormation: Test = ({ asked, given }) => !canStand(asked.kind, given);
const tooManyInContact: Test = ({ asked }) =>
  asked.basesInContact !== null && asked.basesInContact > asked.bases;
const fellButStands: Test = ({ asked }) => asked.fellBelowFour && asked.bases >= fullBases;

const anyUnit = (test: Test) => (melee: MeleeSituation) =>
  melee.attackers.some(test) || melee.defenders.some(test);

/** The path in the input of the first unit that fails a test. */
function placeOf(test: Test, field: string) {
  return ({ attackers, defenders }: MeleeSituation): string => {
    const attacker = attackers.findIndex(test);
    return attacker >= 0
      ? `input.attackers[${attacker}].${field}`
      : `input.defenders[${defenders.findIndex(test)}].${field}`;
  };
}

/** Contradictions between the fields of `melee`. */
export const meleeMistakes: readonly Mistake<MeleeSituation>[] = [
  wrongFormation(placeOf(badFormation, 'formation'), anyUnit(badFormation)),
  {
    code: 'combination',
    at: placeOf(tooManyInContact, 'basesInContact'),
    when: anyUnit(tooManyInContact),
    message: 'more bases are in contact than the unit has left',
  },
  {
    code: 'combination',
    at: placeOf(fellButStands, 'fellBelowFour'),
    when: anyUnit(fellButStands),
    message: 'a unit with four bases or more has not fallen below four',
  },
];

const isFoot: Test = ({ arm }) => arm === 'foot';
const inBuilding: Test = ({ asked }) => asked.cover === 'building';
const holdsCover: Test = ({ asked: { cover } }) =>
  cover === 'light' || cover === 'low-wall' || cover === 'high-wall';

/** Foot in open order outside woods that is not light infantry. */
const cannotAttackOpen: Test = ({ asked, arm, order }) =>
  arm === 'foot' && !isLightInfantry(asked.kind) && order === 'open' && asked.cover !== 'woods';
const skirmishes: Test = ({ asked, arm, order }) =>
  arm === 'foot' && order === 'open' && asked.cover !== 'woods' && asked.cover !== 'wood-edge';

const all: readonly RefusalRule<MeleeSituation>[] = [
  {
    id: 'attack.guns-never',
    when: ({ attackers, defenders }) =>
      attackers.some(({ arm }) => arm === 'artillery') ||
      defenders.some(({ arm, asked }) => arm === 'artillery' && asked.charging),
  },
  { id: 'attack.open-order', when: ({ attackers }) => attackers.some(cannotAttackOpen) },
  { id: 'square.no-attack', when: ({ attackers }) => attackers.some(({ order }) => order === 'square') },
  { id: 'melee.cover-holder', when: ({ attackers }) => attackers.some(holdsCover) },
  { id: 'building.leave', when: ({ attackers }) => attackers.some(inBuilding) },
  { id: 'skirmish.own-procedure', when: ({ defenders }) => defenders.some(skirmishes) },
  {
    id: 'square.own-procedure',
    when: ({ attackers, defenders }) =>
      attackers.some(({ arm }) => arm === 'horse') && defenders.some(({ order }) => order === 'square'),
  },
  {
    id: 'building.own-combat',
    when: ({ building, defenders }) => building && !defenders.every(inBuilding),
  },
  { id: 'building.one-value', when: ({ defenders }) => defenders.filter(inBuilding).length > 1 },
  {
    id: 'building.four-battalions',
    when: ({ building, attackers }) => building && attackers.length > buildingSides,
  },
  {
    id: 'building.foot-only',
    when: ({ building, attackers, defenders }) =>
      building && !(attackers.every(isFoot) && defenders.every((unit) => isFoot(unit) || !inBuilding(unit))),
  },
  {
    id: 'terrain.woods-forbidden',
    when: anyUnit(({ arm, asked }) => arm !== 'foot' && asked.cover === 'woods'),
  },
  { id: 'command.general', when: anyUnit(({ asked }) => asked.general) },
];

export const meleeRefusals = refusalsInForce(all);
