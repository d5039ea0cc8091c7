/** The entry of this ruleset in a list of games, without its rules. */
import type { RulesetAbout } from '@grognard/rules-kit';

const title = 'L’Art de la Guerre – Renaissance';

export const about: RulesetAbout = {
  id: 'adlg-r',
  title,
  credit:
    'L’Art de la Guerre is © Hervé Caille; the Renaissance supplement is by Simon LeRay-Meyer, with his leave. Unofficial; restated in our own words.',
  editions: [{ id: 'adlg-r', title }],
  said: {
    fr: {
      credit:
        'L’Art de la Guerre, © Hervé Caille ; supplément Renaissance de Simon LeRay-Meyer, avec son accord. Version non officielle, reformulée par nos soins.',
      editions: {
        'adlg-r': 'L’Art de la Guerre – Renaissance',
      },
    },
    it: {
      credit:
        'L’Art de la Guerre è © Hervé Caille; il supplemento Renaissance è di Simon LeRay-Meyer, con il suo consenso. Versione non ufficiale, riscritta con parole nostre.',
      editions: {
        'adlg-r': 'L’Art de la Guerre – Renaissance',
      },
    },
  },
};
