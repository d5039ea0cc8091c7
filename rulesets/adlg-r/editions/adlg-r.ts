/** The one published sheet: the base rules as they stand. */
import type { Edition } from '@grognard/rules-kit';
import type { AdlgRules } from '../model.ts';

export const adlgREdition: Edition<AdlgRules> = {
  id: 'adlg-r',
  title: 'L’Art de la Guerre – Renaissance',
  parent: null,
  amendments: [],
};
