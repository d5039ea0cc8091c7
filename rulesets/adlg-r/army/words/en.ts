/** English words of armies. */
import { names } from '../../words/en-names.ts';
import type { OffenceFacts } from '../limits.ts';
import type { ArmyWords, OffenceText } from './model.ts';

const items: Readonly<Record<string, string>> = {
  ...names,
  none: 'no missile weapon',
  'keil-swordsmen': 'Keil swordsmen',
  'two-handed': 'two-handed weapons',
  armour: 'armour',
  'regimental-gun': 'regimental gun',
  reduced: 'Reduced Shooter',
  headstrong: 'Headstrong',
  expendable: 'expendable',
  impact: 'Impact',
  pistol: 'Pistol',
  shock: 'Shock',
  salvo: 'Salvo',
  included: 'included',
  reliable: 'reliable',
  allied: 'allied',
  unreliable: 'unreliable',
  camp: 'camp',
  'fortified-camp': 'fortified camp',
};

const named = (item: string) => items[item] ?? item;
const listOf = (ids: readonly string[]) => ids.map(named).join(', ');
const many = {
  elephants: 'elephants',
  artillery: 'artillery units',
  warWagons: 'war wagons',
  levies: 'levies',
};

function offence(facts: OffenceFacts): OffenceText {
  switch (facts.code) {
    case 'over-budget':
      return {
        message: `The army costs ${facts.spent} points, ${facts.spent - facts.budget} more than ${facts.budget}`,
        remedy: `Take units or options of ${facts.spent - facts.budget} points away, or play a larger battle`,
      };
    case 'corps':
      return {
        message: `The army has ${facts.has} corps; a battle of ${facts.points} points has ${facts.wants}`,
        remedy: `Make it ${facts.wants} corps`,
      };
    case 'empty-corps':
      return { message: 'The corps has no unit', remedy: 'Give it at least one' };
    case 'allies':
      return {
        message: `${facts.has} corps are allied; one may be`,
        remedy: 'Make the others the army’s own',
      };
    case 'allied-chief':
      return {
        message: 'The commander-in-chief leads an allied corps',
        remedy: 'Make another commander the chief, or the corps the army’s own',
      };
    case 'no-chief':
      return {
        message: 'The army has no commander-in-chief',
        remedy: 'Make one of its commanders the chief',
      };
    case 'chiefs':
      return {
        message: `The army has ${facts.has} commanders-in-chief; it has one`,
        remedy: 'Leave one of them the chief',
      };
    case 'strategist':
      return {
        message: 'Only the commander-in-chief may be a strategist',
        remedy: 'Make him the chief, or brilliant at most',
      };
    case 'command-value':
      return {
        message: `The commanders’ grades add up to ${facts.has}, more than the command value of ${facts.most}`,
        remedy: `Lower grades by ${facts.has - facts.most}`,
      };
    case 'too-few':
      return {
        message: `The army has ${facts.has} Battle Units and cavalry (Cv), fewer than ${facts.least}`,
        remedy: `Add ${facts.least - facts.has} of them`,
      };
    case 'too-many':
      return facts.what === 'elite'
        ? {
            message: `${facts.has} units are elite; of so many units ${facts.most} may be`,
            remedy: `Make ${facts.has - facts.most} of them ordinary, or add other units`,
          }
        : {
            message: `The army has ${facts.has} ${many[facts.what]}, more than ${facts.most}`,
            remedy: `Take ${facts.has - facts.most} of them away`,
          };
    case 'weapon':
      return {
        message: `${named(facts.kind)}: ${named(facts.weapon)} cannot be had`,
        remedy:
          facts.instead.length === 0
            ? 'These units have no missile weapon to choose'
            : `Choose of ${listOf(facts.instead)}`,
      };
    case 'ability':
      return {
        message: `${named(facts.kind)}: ${named(facts.ability)} cannot be had`,
        remedy:
          facts.instead.length === 0 ? 'Leave it out' : `Leave it out, or choose of ${listOf(facts.instead)}`,
      };
  }
}

export const en: ArmyWords = {
  language: 'en',
  items,
  keywords: {
    'corps-line': 'Corps',
    'camp-line': 'Camp',
    'works-line': 'Works',
    'option-line': 'Option',
    'note-line': 'Note',
    points: 'points',
    chief: 'chief',
  },
  also: {
    chief: ['commander-in-chief', 'C-in-C'],
    points: ['point', 'pts'],
    'two-handed': ['2HW'],
    headstrong: ['Impulsive'],
    'light-infantry': ['LI'],
    'light-cavalry': ['LH'],
    'war-wagon': ['war wagons'],
    tercio: ['Tercios'],
    'later-tercio': ['Later Tercios'],
    keil: ['Keils'],
    colunela: ['Colunelas'],
    levy: ['levies'],
  },
  offence,
  complaints: {
    empty: 'there is no army in this text',
    noPoints: 'after its name an army says for how many points it is, as in "200 points"',
    format: (given, known) => `an army is for ${known} points, not ${given}`,
    line: (given) => `"${given}" is no line of an army`,
    outside: 'units come after the line of their corps',
    kind: (given) => `there is no unit "${given}"`,
    word: (given) => `there is no weapon, quality or ability "${given}"`,
    leader: (given) => `a commander is not "${given}"`,
    grade: 'the commander has no grade',
    twice: (given) => `"${given}" stands here a second time`,
    works: (given) => `"${given}" are no works, such as "fortification 8 UD"`,
    camp: (given) => `"${given}" is no camp`,
    option: (given) => `"${given}" is no option, such as army.limits = "none"`,
    count: (given) => `${given} is no number of units`,
    didYouMean: (message, near) => `${message}; did you mean "${near}"?`,
  },
  headings: {
    count: 'No.',
    unit: 'Units',
    profile: 'Profile',
    losses: 'Losses',
    each: 'Each',
    points: 'Points',
    value: 'Value',
    extras: 'Camp and works',
    options: 'Options agreed',
    problems: 'What is not legal',
    commander: 'Commander',
  },
  figures: {
    points: 'Points',
    value: 'Army value (it breaks at as many points lost)',
    command: 'Command value',
  },
  fields: {
    name: 'Name of the army',
    points: 'Points of the battle',
    camp: 'Camp',
    note: 'Note',
    count: 'How many',
    weapon: 'Missile weapon',
    quality: 'Quality',
    abilities: 'Abilities',
    leader: 'Name',
    grade: 'Grade',
    chief: 'Commander-in-chief',
    included: 'Included in a unit',
    loyalty: 'Corps',
    length: 'Length in UD',
  },
  groups: { foot: 'Foot', mounted: 'Mounted', guns: 'Artillery and wagons' },
  protection: (value) => `protection ${value}`,
  range: (ud) => `range ${ud} UD`,
  commandPoints: (value) => `CP ${value}`,
  ofPoints: (points) => `${points} points`,
};
