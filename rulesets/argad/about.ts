/** What a list of games shows of this one, without its rules. */
import type { RulesetAbout } from '@grognard/rules-kit';

/** Titles of the sheets, by id. */
export const sheets = {
  'argad-coastal': 'Argad ! coastal sheet, on foot',
  'argad-2021': 'Argad ! 18th and early 19th century, January 2021',
  'argad-2024': 'Argad ! 18th and early 19th century, May 2024',
} as const;

export const about: RulesetAbout = {
  id: 'argad',
  title: 'Argad !',
  credit: "« Argad ! » is its author's; this is a non-official extension, not for commercial use.",
  editions: Object.entries(sheets).map(([id, title]) => ({ id, title })),
};
