/** The documents that the rules cite. They belong to their author, and none of their text is reproduced here. */
import type { Source } from '@grognard/rules-kit';

export const sources: readonly Source[] = [
  { id: 'S21', title: 'Argad ! reference sheet, 18th and early 19th century', date: 'January 2021' },
  { id: 'SC', title: 'Argad ! coastal reference sheet, everybody on foot' },
  {
    id: 'S24',
    title: 'Argad ! reference sheet, 18th and early 19th century, updated',
    date: 'May 2024',
  },
  { id: 'generic rules', title: 'Argad ! generic rules, in their versions', date: '2011, 2014, 2020' },
  { id: 'weapons list', title: 'Argad ! list of weapons', date: '2011' },
  { id: 'unarmed-combat option', title: 'Argad ! option for unarmed combat', date: '2011' },
  { id: 'cut-down pirate rules', title: 'Argad ! cut-down rules for pirates', date: '2012' },
  { id: "beginner's explanation", title: 'Argad ! explained to beginners', date: '2013' },
  { id: '14th-century sheet', title: 'Argad ! sheets for the 14th century', date: '2013, 2020' },
  { id: 'privateer rules', title: 'Argad ! rules for privateers', date: '2015' },
  { id: 'cavalry note', title: 'Argad ! note on cavalry', date: '2021' },
  { id: 'flintlock weapons table', title: 'Argad ! table of flintlock weapons', date: '2021' },
  { id: "author's forum", title: 'Answers of the author on his forum' },
  { id: "author's web site", title: 'Pages of the author about the game' },
  { id: 'game reports', title: 'Reports of games by the author' },
];
