/** RulesetAbout of Giorgi's rules: its entry in the list of games, without the rules. */
import type { RulesetAbout } from '@grognard/rules-kit';

const title = 'Alberto Giorgi’s Napoleonic rules';

export const about: RulesetAbout = {
  id: 'giorgi',
  title,
  credit:
    'Rules for Napoleonic battles with miniatures, © Alberto Giorgi. Unofficial; restated in our own words.',
  editions: [{ id: 'giorgi', title }],
  said: {
    fr: {
      credit:
        'Règles de bataille napoléoniennes pour figurines, © Alberto Giorgi. Version non officielle, reformulée par nos soins.',
      editions: {
        giorgi: 'Règles napoléoniennes d’Alberto Giorgi',
      },
    },
    it: {
      credit:
        'Regole per battaglie napoleoniche con miniature, © Alberto Giorgi. Versione non ufficiale, riscritta con parole nostre.',
      editions: {
        giorgi: 'Regole napoleoniche di Alberto Giorgi',
      },
    },
  },
};
