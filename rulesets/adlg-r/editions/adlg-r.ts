/** The only published sheet: the base rules unchanged. */
import type { Edition } from '@grognard/rules-kit';
import { about } from '../about.ts';
import type { AdlgRules } from '../model.ts';

export const adlgREdition: Edition<AdlgRules> = {
  id: 'adlg-r',
  title: about.title,
  parent: null,
  amendments: [],
};
