/** English reasons of computer players, one line each. */
import { plusMinus } from '@grognard/rules-kit';
import type { DoctrineWords } from './doctrine-words.ts';

export const doctrineWords: DoctrineWords = {
  manners: {
    steady: 'Steady: fire, danger and ground count alike.',
    bold: 'Bold: close with them before they are ready.',
    cautious: 'Cautious: let them come into our fire.',
    wary: 'Wary: watch for charges, on both sides.',
  },
  weighed: ({ manner, battles, worth, changes: { tried, kept, worth: after } }) => {
    const bettered =
      kept === 0
        ? `none of ${tried} changes did better`
        : `${kept} of ${tried} changes made it ${plusMinus(after)}`;
    return `In ${battles} simulated battles the “${manner}” plan scored ${plusMinus(worth)}; ${bettered}.`;
  },
  plan: {
    because: {
      first: (side) => `${side}: this is how we fight.`,
      'target-gone': () => 'They are beaten there: new orders.',
      'half-strength': () => 'A corps of ours is down to half: new orders.',
      late: () => 'We are late: new orders.',
      losses: () => 'It costs us more than them: new orders.',
      release: () => 'The reserve goes in.',
    },
    effort: (enemy) => `The main blow falls on their corps ${enemy}.`,
    tasks: {
      assault: (corps, enemy, turn) => `${corps} attacks ${enemy}, to strike by turn ${turn}.`,
      seize: (corps, enemy, turn) => `${corps} takes ${enemy}, by turn ${turn}.`,
      hold: (corps, enemy) => `${corps} stays in line before ${enemy} and lets them come into its fire.`,
      screen: (corps, enemy) => `${corps} keeps ${enemy} busy and gives way before a charge.`,
    },
    together: (corps, other, enemy) => `${corps} attacks ${enemy}, together with ${other}.`,
    reserve: (corps) => `${corps} stays in reserve until a corps is down to half.`,
  },
  activate: (corps) => `${corps} first: they are nearest to the enemy.`,
  orders: {
    charge: (target, percent) => `Charge ${target}: ${percent} % to rout them.`,
    support: (target) => `Join the melee against ${target}.`,
    range: (target) => `Into range of ${target}.`,
    wait: (target) => `Wait for a charge at ${target}.`,
    march: (target) => `Advance on ${target}.`,
    onward: 'Advance.',
    back: 'Fall back out of their reach.',
    rally: 'Rally while there is time.',
    ride: 'The commander rides to where more of his units hear him.',
    conform: 'Line up in the melee.',
    hold: 'Hold them back.',
  },
  fighting: {
    shoot: (target, gain) => `Shoot at ${target}: worth ${gain.toFixed(1)} points of losses.`,
    engage: () => 'The commander fights with his unit.',
    fight: (target) => `${target} first: that melee gains most.`,
    pursue: () => 'Pursue.',
  },
  reactions: {
    stand: 'Stand and receive them.',
    evade: 'Evade: the melee would cost too much.',
    follow: 'Follow up.',
    choose: 'The best choice left.',
  },
  measures: {
    'never-engaged': 'units that never shot, were never shot at and never fought',
    charged: 'charges by units that have an ability for it, with the ability at work',
    kept: 'neighbours in line that stayed together through their orders',
    wasted: 'command points left over',
    vain: 'shots without a chance',
    broken: 'battles ended by a broken army before the turn limit',
  },
};
