/** English sentences of a battle report. A name stands before a colon, so that nothing need agree with it. */
import { counted, decimal, listed } from '@grognard/rules-kit';
import type { UnitEdge } from '../table/state/model.ts';
import type { ReportWords } from './table-words.ts';

const points = (number: number): string => counted(number, 'cohesion point');
const cp = (number: number): string => counted(number, 'command point');

const edges: Readonly<Record<UnitEdge, string>> = {
  front: 'in front',
  left: 'in the left flank',
  right: 'in the right flank',
  rear: 'in the rear',
};

export const report: ReportWords = {
  purposes: {
    command: 'command',
    'command-anew': 'command, thrown again',
    shoot: 'shooting',
    melee: 'melee',
    rally: 'rally',
    'commander-risk': 'commander at risk',
    rampage: 'rampage',
    camp: 'camp',
    loot: 'looting',
    charge: 'distance of the charge',
    evade: 'distance of the evasion',
    initiative: 'initiative',
    comes: 'whether it comes',
    terrain: 'place of terrain',
    river: 'ground of the river',
    adjust: 'adjusting terrain',
    arrival: 'flank march',
  },
  commander: (corps) => `Commander (${corps})`,
  length: (ud, cm) => `${decimal(ud, 'en')} UD (${decimal(cm, 'en')} cm)`,
  turn: (turn, side) => `Turn ${turn}. ${side}.`,
  activated: (corps, rolled, free) =>
    `${corps}: ${cp(rolled)}${free > 0 ? ', and one of its commander’s own' : ''}.`,
  hesitated: (corps, hesitates) =>
    `${corps}: ${hesitates ? 'hesitates, and has no orders this turn' : 'is reliable from now on'}.`,
  orders: {
    move: 'move',
    support: 'move into support',
    charge: 'charge',
    spontaneous: 'charge spontaneously',
    uncontrolled: 'charge uncontrolled',
    disengage: 'disengage',
    leave: 'leave a zone of control',
    conform: 'line up with the enemy',
    rally: 'rally',
    square: 'form or leave a square',
    stakes: 'plant stakes',
    ready: 'make ready for battle',
    ride: 'ride',
    hold: 'hold back',
    enter: 'enter',
    urge: 'spur on a hesitant corps',
  },
  ordered: (names, order, spent, free) =>
    `${listed(names)}: ordered to ${order} (${spent + free === 0 ? 'free' : `${cp(spent + free)}${free > 0 ? ', one of them the commander’s own' : ''}`}).`,
  moves: {
    order: 'moves',
    support: 'moves into support',
    charge: 'charges',
    evade: 'evades',
    disengage: 'disengages',
    'leave-zoc': 'leaves the zone of control',
    conform: 'lines up with the enemy',
    shifted: 'makes room',
    pushed: 'is pushed back',
    pursuit: 'pursues',
    faced: 'turns to the enemy',
  },
  moved: (name, how, length) => `${name}: ${how}${length === null ? '' : `, ${length}`}.`,
  rode: (who, joined) => `${who}: ${joined === null ? 'rides on' : `joins ${joined}`}.`,
  leftAlone: (who) => `${who}: is left alone on the field.`,
  pushedAside: (who) => `${who}: has to make way.`,
  formed: (name, square) => `${name}: ${square ? 'forms square' : 'leaves its square'}.`,
  planted: (name, planted) => `${name}: ${planted ? 'plants its stakes' : 'gives up its stakes'}.`,
  readied: (name) => `${name}: is battle-ready.`,
  held: (names) => `${listed(names)}: held back.`,
  enemyCamp: 'the camp of the enemy',
  declared: (names, target) => `${listed(names)}: charge at ${target}.`,
  answered: {
    stand: (name) => `${name}: stands.`,
    evade: (name) => `${name}: evades.`,
    counter: (name) => `${name}: charges back.`,
    blocked: (name) => `${name}: finds no way out and stands.`,
  },
  distance: (names, ud) =>
    `${listed(names)}: ${ud === 0 ? 'the usual distance' : `${Math.abs(ud)} UD ${ud > 0 ? 'farther' : 'less'}`}.`,
  met: (name, enemy, edge) => `${name}: in contact with ${enemy}, ${edges[edge]}.`,
  conformed: (name, enemy) => `${name}: lines up with ${enemy}.`,
  burst: (name, by) => `${name}: broken through by ${by}.`,
  shot: (name, supports, target, lost) =>
    `${name}${supports > 0 ? ` (supported by ${supports})` : ''}: shoots at ${target}; ${lost === 0 ? 'no effect' : `${points(lost)} lost`}.`,
  engaged: (who, engaged) => `${who}: ${engaged ? 'fights in the front rank' : 'leaves the front rank'}.`,
  fought: (a, b, lossA, lossB) => {
    const losses = [
      lossA > 0 ? `${a} loses ${points(lossA)}` : '',
      lossB > 0 ? `${b} loses ${points(lossB)}` : '',
    ];
    const told = losses.filter((loss) => loss !== '').join('; ');
    return `Melee: ${a} against ${b}; ${told === '' ? 'neither gives way' : told}.`;
  },
  campTried: (name, side, taken) => `${name}: ${taken ? 'takes' : 'fails to take'} the camp (${side}).`,
  looted: (name, looting) => `${name}: ${looting ? 'loots the camp' : 'comes away from the camp'}.`,
  causes: {
    'rout.friends': ', by a rout in front of it',
    'elephant.rampage': ', trampled by elephants',
    'melee.multiple-loss': ', attacked from two sides',
    'interpenetration.burst': ', broken through by friends',
  },
  lost: (name, lost, cause) => `${name}: ${points(lost)} lost${cause}.`,
  rallied: (name, recovered) =>
    `${name}: ${recovered === 0 ? 'fails to rally' : `rallies ${points(recovered)}`}.`,
  routed: (name) => `${name}: routs.`,
  rampages: { ahead: 'straight ahead', left: 'to the left', right: 'to the right', rear: 'to the rear' },
  rampaged: (name, way) => `${name}: runs amok ${way}.`,
  commanderLost: (who) => `${who}: is lost.`,
  removed: (names) => `${listed(names)}: destroyed.`,
  fled: (name) => `${name}: leaves the table.`,
  pursued: (name, length) => `${name}: pursues, ${length}.`,
  standing: (side, losses, value) => `${side} ${losses} of ${value}`,
  checked: (standings) => `Losses against army value: ${listed(standings)}.`,
  endings: {
    'victory.break': 'An army is broken.',
    'victory.draw': 'Both armies are broken.',
    'victory.points-game': 'Last turn played.',
  },
  won: (winner, tally, why) => `Victory: ${winner}. ${why} Losses: ${tally}.`,
  drawn: (tally, why) => `Draw. ${why} Losses: ${tally}.`,
};
