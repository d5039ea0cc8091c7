/** The declaration of Argad ! for play: no words, sheet, examples, battles or table. */
import type { RulesetDeclaration } from '@grognard/rules-kit';
import { about } from './about.ts';
import { catalogue } from './catalogue/index.ts';
import { base } from './editions/base.ts';
import { editions } from './editions/index.ts';
import type { Rules } from './model.ts';
import { options } from './options/index.ts';
import { ruleNumbers } from './rule-numbers.ts';
import { bout } from './rules/melee/bout.ts';
import { strike } from './rules/melee/strike.ts';
import { move } from './rules/move/procedure.ts';
import { shoot } from './rules/shoot/procedure.ts';
import { sources } from './sources.ts';

/** The procedures with their types, by id. */
export const procedures = { move, shoot, strike, bout } as const;

export const declaration: Omit<RulesetDeclaration<Rules>, 'words' | 'examples' | 'sheet'> = {
  id: about.id,
  title: about.title,
  credit: about.credit,
  sources,
  catalogue,
  base,
  editions,
  options,
  procedures: [move.info, shoot.info, strike.info, bout.info],
  ruleNumbers,
};
