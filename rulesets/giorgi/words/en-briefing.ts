/** English words of the briefing: what brings points, how a turn goes, and its phases. */
import { counted } from '@grognard/rules-kit';
import type { TurnStep } from '../table/state/model.ts';

const phases: Readonly<Record<TurnStep, string>> = {
  start: 'Rally',
  guns: 'Gun fire',
  'small-arms': 'Small-arms fire',
  move: 'Movement and attacks',
  melee: 'Melees',
  breaking: 'Breaking point',
};

export const briefingWords = {
  phases,
  course:
    'The sides take their turns one after the other: rally, guns, small arms, movement and attacks, melees. Whoever is attacked answers at once.',
  setUp: {
    terrain: 'Before the first turn the sides lay the terrain and place their units, one after the other.',
    deploy: 'Before the first turn the sides place their units in their zones, one after the other.',
  },
  breakArmy: (side: string) => `Break the army: ${side}`,
  /** For where there is little room. */
  brief: {
    breakArmy: 'Break their army',
    destroyed: 'Enemy units destroyed',
    routing: 'Enemy units routing',
  },
  destroyed: 'Each enemy unit destroyed or off the table',
  routing: 'Each enemy unit routing at the end',
  objective: (name: string) => `${name}: hold it at the end`,
  /** How the battle is won. */
  victory: (turns: number) =>
    `A side whose army breaks loses at once. Otherwise most points after ${counted(turns, 'turn')} win.`,
};
