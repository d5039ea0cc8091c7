/** Options of the chapter attack. */
import { choice, flag, number, option, partsOf, record } from '@grognard/rules-kit';
import { base } from '../base.ts';
import type { Rules } from '../model.ts';
import { setInForce } from '../rules/in-force.ts';
import { reading, tableFlag, tableNumber } from './declare.ts';

export const attackOptions = [
  option({
    id: 'attack.shaken',
    title: 'A shaken unit may not attack, counter-attack or support',
    shape: flag(),
    default: true,
    effects: { off: 'it may.' },
    readBy: ['react'],
    amend: (rules: Rules, forbidden) => setInForce(rules, forbidden, 'attack.shaken'),
  }),
  option({
    id: 'attack.open-order',
    title: 'Foot other than light infantry may not attack in open order',
    shape: flag(),
    default: true,
    effects: { off: 'it may.' },
    readBy: ['melee'],
    amend: (rules: Rules, forbidden) => setInForce(rules, forbidden, 'attack.open-order'),
  }),
  reading(
    {
      id: 'attack.align',
      title: 'Alignment at contact',
      effects: { 'as-touched': 'they stay where they met.' },
    },
    ['flush', 'as-touched'],
  ),
  reading(
    {
      id: 'attack.zone-shape',
      title: 'Shape of a control zone',
      effects: { 'front-and-45-degrees': 'it widens at 45° either side.' },
    },
    ['front', 'front-and-45-degrees'],
  ),
  reading(
    { id: 'attack.reaction-when', title: 'Point of reaction fire', effects: { contact: 'at contact.' } },
    ['nearest-point', 'contact'],
  ),
  reading(
    {
      id: 'attack.flee-caught',
      title: 'A fleeing unit that is caught',
      effects: { 'as-melee': 'it fights a melee.' },
    },
    ['as-routing', 'as-melee'],
  ),
  reading(
    { id: 'attack.flee-after', title: 'State of a unit that escaped', effects: { shaken: 'it is shaken.' } },
    ['as-before', 'shaken'],
  ),
  reading(
    {
      id: 'attack.test-failed',
      title: 'Reaction with a failed test',
      effects: { stand: 'the unit may not even fire.' },
    },
    ['stand-and-fire', 'stand'],
  ),
  reading(
    {
      id: 'attack.one-answer',
      title: 'Reactions to one attack',
      effects: { 'fire-too': 'a tested action does not cost the fire.' },
    },
    ['one', 'fire-too'],
  ),
  tableNumber({
    id: 'attack.one-move',
    title: 'Reaction moves of a unit in an enemy player turn',
    sets: 'reactionMoves',
    shape: number(1, 6),
  }),
  reading(
    { id: 'attack.follow', title: 'Attacker whose target is gone', effects: { stop: 'it stops there.' } },
    ['straight-on', 'stop'],
  ),
  option({
    id: 'attack.charge-run',
    title: 'Minimum straight run of a charge (cm)',
    shape: record(partsOf(number(0, 60), base.chargeRunCm)),
    default: base.chargeRunCm,
    readBy: ['melee', 'square', 'react'],
    amend: (rules: Rules, chargeRunCm) => ({ ...rules, chargeRunCm }),
  }),
  option({
    id: 'attack.impetus',
    title: 'A charge that is shaken or thinned out',
    shape: choice(['lost', 'kept']),
    default: 'lost',
    effects: { kept: 'it keeps the points of the charge.' },
    readBy: ['melee', 'square'],
    amend: (rules: Rules, impetus) => setInForce(rules, impetus === 'lost', 'attack.impetus'),
  }),
  tableFlag({
    id: 'attack.shaken-continues',
    title: 'An attacker shaken by reaction fire still goes in',
    effects: { off: 'it stops 1 cm short.' },
  }),
  tableNumber({
    id: 'attack.rest',
    title: 'Player turns that cavalry rests after a charge',
    sets: 'chargeRest',
    shape: number(0, 6),
  }),
] as const;
