/** What a list of games shows of this one, without its rules. */
import type { RulesetAbout } from '@grognard/rules-kit';

const title = 'Alberto Giorgi’s Napoleonic rules';

export const about: RulesetAbout = {
  id: 'giorgi',
  title,
  credit:
    'Rules for Napoleonic battles with miniatures, © Alberto Giorgi. Unofficial; restated in our own words.',
  editions: [{ id: 'giorgi', title }],
};
