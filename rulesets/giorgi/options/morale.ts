/** Options of the chapters morale, command and scenario. */
import {
  choice,
  derived,
  flag,
  list,
  number,
  option,
  optional,
  optionsOn,
  partsOf,
  record,
  required,
} from '@grognard/rules-kit';
import { base } from '../base.ts';
import { calibres, kinds, type Rules } from '../model.ts';
import { setInForce } from '../rules/in-force.ts';
import { reading, tableNumber } from './declare.ts';

const testOption = optionsOn(base, 'test');

const { table } = base;

export const moraleOptions = [
  tableNumber({
    id: 'morale.index',
    title: 'Reactivity indices',
    says: 'Other indices, class by class.',
    sets: 'index',
    shape: record(partsOf(number(1, 6), table.index)),
  }),
  testOption({
    id: 'morale.test',
    title: 'How the test is taken',
    shape: choice(['low', 'add']),
    sets: 'manner',
    says: '“add”: passed when die + index reaches the target.',
    readBy: ['reactivity'],
  }),
  testOption({
    id: 'morale.test-target',
    rule: 'morale.test',
    title: 'Target of the test by adding',
    shape: number(2, 12),
    sets: 'target',
    says: 'Another target; read only where the test adds die and index.',
    readBy: ['reactivity'],
  }),
  option({
    id: 'morale.test-limits',
    title: 'The worst face always fails, the best always passes',
    shape: flag(),
    default: true,
    says: 'false: only the index decides.',
    readBy: ['reactivity'],
    amend: (rules: Rules, limited) => setInForce(rules, limited, 'morale.test-limits'),
  }),
  reading(
    {
      id: 'morale.trigger-when',
      title: 'When melee losses are tested',
      says: '“before-result”: before the result is carried out.',
    },
    ['after-result', 'before-result'],
  ),
  reading(
    {
      id: 'morale.second-failure',
      title: 'A shaken unit that fails again',
      says: '“rout”: it routs at once; “none”: nothing more happens.',
    },
    ['ladder', 'rout', 'none'],
  ),
  reading(
    {
      id: 'morale.ladder-kept',
      title: 'How long a step down the ladder is kept',
      says: '“player-turn”: until the end of the player turn.',
    },
    ['until-reformed', 'player-turn'],
  ),
  reading(
    {
      id: 'morale.breaking-where',
      title: 'Where the breaking point is measured from',
      says: '“where-broken”: from where the unit stood when it broke.',
    },
    ['after-move', 'where-broken'],
  ),
  tableNumber({
    id: 'morale.reform',
    title: 'How a shaken unit reforms',
    says: 'Another distance, or a test.',
    sets: 'reform',
    shape: record({
      enemyCm: optional(number(0, 60), table.reform.enemyCm, 'No enemy within, in cm'),
      test: optional(flag(), table.reform.test, 'A test is needed'),
    }),
  }),
  tableNumber({
    id: 'morale.rally',
    title: 'How a routing unit rallies',
    says: 'Without a test, or steady at once.',
    sets: 'rally',
    shape: record({
      test: optional(flag(), table.rally.test, 'A test is needed'),
      shaken: optional(flag(), table.rally.shaken, 'It is shaken afterwards'),
    }),
  }),
  reading(
    {
      id: 'morale.rout-friends',
      title: 'Friends that a routing unit runs through',
      says: '“shaken”: they become shaken.',
    },
    ['pass', 'shaken'],
  ),
] as const;

export const commandOptions = [
  option({
    id: 'command.general',
    title: 'One general a side',
    shape: flag(),
    default: false,
    says: 'true: he helps in a test and in melee, and can be lost.',
    readBy: ['melee', 'reactivity'],
    // `command.general` itself refuses generals in the basic game, so it is in force when the option is off.
    amend: (rules: Rules, on) =>
      setInForce(
        setInForce(rules, on, 'command.general-test', 'command.general-melee'),
        !on,
        'command.general',
      ),
  }),
] as const;

export const scenarioOptions = [
  tableNumber({
    id: 'scenario.force',
    title: 'The ready-made side',
    says: 'Another list of units.',
    sets: 'force',
    shape: list(
      record({
        kind: required(choice(kinds), 'Kind'),
        strength: derived(number(1, 12), 'as the kind usually has', 'Bases or pieces'),
        calibre: optional(choice(calibres), '6lb', 'Calibre of guns'),
        horse: optional(flag(), false, 'Horse artillery'),
      }),
      { min: 1, max: 40 },
    ),
  }),
  tableNumber({
    id: 'scenario.terrain',
    title: 'Terrain without a scenario',
    says: 'Other numbers of pieces, gaps and objectives.',
    sets: 'terrain',
    shape: record({
      ...partsOf(number(0, 8), { pieces: table.terrain.pieces }),
      ...partsOf(number(0, 30), { gapCm: table.terrain.gapCm }),
      ...partsOf(number(0, 6), { objectives: table.terrain.objectives }),
    }),
  }),
  tableNumber({
    id: 'scenario.deployment',
    title: 'Deployment',
    says: 'Another depth, or the first side first.',
    sets: 'deployment',
    shape: record({
      depthCm: optional(number(5, 45), table.deployment.depthCm, 'Depth in cm'),
      order: optional(choice(['second-first', 'first-first']), table.deployment.order, 'Who begins'),
    }),
  }),
  tableNumber({
    id: 'scenario.turns',
    title: 'Turns of a game',
    says: 'Another length.',
    sets: 'turns',
    shape: number(1, 40),
  }),
  tableNumber({
    id: 'scenario.victory',
    rule: 'scenario.points',
    title: 'When a side has lost, and points',
    says: 'Other figures.',
    sets: 'victory',
    shape: record({
      brokenShare: optional(
        number(0.1, 1),
        table.victory.brokenShare,
        'Share of units lost that breaks a side',
      ),
      destroyed: optional(number(0, 100), table.victory.destroyed, 'Points for a unit destroyed'),
      routing: optional(number(0, 100), table.victory.routing, 'Points for a unit routing'),
      objective: optional(number(0, 100), table.victory.objective, 'Points for an objective'),
      objectiveCm: optional(number(0, 100), table.victory.objectiveCm, 'An objective is held within, in cm'),
    }),
  }),
] as const;
