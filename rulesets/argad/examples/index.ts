/** Worked examples as data. They run as tests and are printed on the sheet. */
import { asExamples, type Example } from '@grognard/rules-kit';
import bout from './bout.json' with { type: 'json' };
import move from './move.json' with { type: 'json' };
import shoot from './shoot.json' with { type: 'json' };
import strike from './strike.json' with { type: 'json' };

export const examples: readonly Example[] = asExamples([...move, ...shoot, ...strike, ...bout]);
