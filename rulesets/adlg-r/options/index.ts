/** All options of the ruleset: optional rules and disputed readings. */
import { caseOptions } from './cases.ts';
import { tableOptions } from './table.ts';

export const options = [...caseOptions, ...tableOptions] as const;
