/** The author's pages, cited by his own names for them. */
const pages = [
  'melee-cavalry-vs-square',
  'combat-arms-infantry',
  'melee-multiple-melee',
  'intro-battlefield',
  'intro-reaction',
  'melee-breaking-point',
  'combat-arms-artillery',
  'intro-savin-thow',
  'melee-buildings',
  'moral-check-moral-result',
  'melee-fight-in-the-woods',
];

export const pageNames: Readonly<Record<string, string>> = Object.fromEntries(
  pages.map((page) => [page, page]),
);
