/** The one edition: the basic-rules page with the author's other pages. */
import type { Edition } from '@grognard/rules-kit';
import { about } from '../about.ts';
import type { Rules } from '../model.ts';

/** The rules as they stand; nothing amends them but options. */
export const edition: Edition<Rules> = {
  id: 'giorgi',
  title: about.title,
  parent: null,
  amendments: [],
};
