/** The rules of Argad ! without its battles and its table: for whoever resolves cases and reads sheets. */
import { type RulesetDeclaration, ruleset } from '@grognard/rules-kit';
import { about } from './about.ts';
import { catalogue } from './catalogue/index.ts';
import { base } from './editions/base.ts';
import { editions } from './editions/index.ts';
import { examples } from './examples/index.ts';
import { figures } from './figures.ts';
import type { Rules } from './model.ts';
import { options } from './options/index.ts';
import { bout } from './rules/melee/bout.ts';
import { strike } from './rules/melee/strike.ts';
import { move } from './rules/move/procedure.ts';
import { shoot } from './rules/shoot/procedure.ts';
import { sheet } from './sheet/index.ts';
import { sources } from './sources.ts';
import { en } from './words/en.ts';
import { enLabels } from './words/en-labels.ts';
import { enRemedies } from './words/en-remedies.ts';

/** The procedures with their types, by id. */
export const procedures = { move, shoot, strike, bout } as const;

export const declared: RulesetDeclaration<Rules> = {
  id: about.id,
  title: about.title,
  credit: about.credit,
  sources,
  catalogue,
  words: { en: { rules: en, labels: enLabels, remedies: enRemedies } },
  base,
  editions,
  options,
  procedures: [move.face, shoot.face, strike.face, bout.face],
  examples,
  figures,
  sheet,
};

/** The ruleset without scenarios. */
export const book = ruleset<Rules>(declared);
