/** `edition`: the only edition, from the basic-rules page and the author's other pages. */
import type { Edition } from '@grognard/rules-kit';
import { about } from '../about.ts';
import type { Rules } from '../model.ts';

/** No amendments; only options change the rules. */
export const edition: Edition<Rules> = {
  id: 'giorgi',
  title: about.title,
  parent: null,
  amendments: [],
};
