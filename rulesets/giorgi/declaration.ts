/** `declaration`: the rules as play needs them, without words, sheet and examples. */
import type { Option, ProcedureInfo, RulesetDeclaration } from '@grognard/rules-kit';
import { about } from './about.ts';
import { base } from './base.ts';
import { catalogue } from './catalogue/index.ts';
import { edition } from './editions/giorgi.ts';
import type { Rules } from './model.ts';
import { options } from './options/index.ts';
import { ruleNumbers } from './rule-numbers.ts';
import { procedures } from './rules/index.ts';
import { sources } from './sources.ts';

export const declaration: Omit<RulesetDeclaration<Rules>, 'words' | 'examples' | 'sheet'> = {
  id: about.id,
  title: about.title,
  credit: about.credit,
  sources,
  catalogue,
  base,
  editions: [edition],
  options: options as readonly Option<Rules>[],
  procedures: Object.values<{ readonly info: ProcedureInfo<Rules> }>(procedures).map(({ info }) => info),
  ruleNumbers,
};
