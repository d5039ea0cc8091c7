/** Alberto Giorgi's Napoleonic rules: the ruleset and what the library takes from it. */
import { type Option, type ProcedureFace, type Ruleset, ruleset } from '@grognard/rules-kit';
import { about } from './about.ts';
import { base } from './base.ts';
import { catalogue } from './catalogue/index.ts';
import { edition } from './editions/giorgi.ts';
import { examples } from './examples/index.ts';
import { figures } from './figures.ts';
import type { Rules } from './model.ts';
import { options } from './options/index.ts';
import { procedures } from './rules/index.ts';
import { sheet } from './sheet/index.ts';
import { sources } from './sources.ts';
import { en } from './words/en.ts';
import { labels } from './words/en-labels.ts';
import { remedies } from './words/en-remedies.ts';

export { options, procedures };

/** Alberto Giorgi's Napoleonic rules. */
export const giorgi: Ruleset = ruleset<Rules>({
  id: about.id,
  title: about.title,
  credit: about.credit,
  sources,
  catalogue,
  words: { en: { rules: en, labels, remedies } },
  base,
  editions: [edition],
  options: options as readonly Option<Rules>[],
  procedures: Object.values<{ readonly face: ProcedureFace<Rules> }>(procedures).map(({ face }) => face),
  examples,
  figures,
  sheet,
});
