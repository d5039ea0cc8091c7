/** All options of the ruleset: optional rules and disputed readings. */
import type { Option } from '@grognard/rules-kit';
import type { AdlgRules } from '../model.ts';
import { caseOptions } from './cases.ts';
import { tableOptions } from './table.ts';

export const options = [...caseOptions, ...tableOptions] as const;

/** The same without the types of their values. */
export const anyOptions = options as readonly Option<AdlgRules>[];
