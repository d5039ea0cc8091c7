/** Mastery: what a sergeant and a captain play with, and a recruit does not load. */
import { generalshipOf } from './generalship/generalship.ts';
import { intentsOf } from './generalship/intents.ts';
import { planOfSergeant } from './sergeant/sergeant.ts';

export const mastery = { generalshipOf, intentsOf, planOfSergeant } as const;

export type Mastery = typeof mastery;
