/** What a list of games shows of this one, without its rules. */
import type { RulesetAbout } from '@grognard/rules-kit';

const title = 'L’Art de la Guerre – Renaissance';

export const about: RulesetAbout = {
  id: 'adlg-r',
  title,
  credit:
    'L’Art de la Guerre is © Hervé Caille; the Renaissance supplement is by Simon LeRay-Meyer, with his leave. Unofficial; restated in our own words.',
  editions: [{ id: 'adlg-r', title }],
};
