/** The entry of Argad ! in the list of games, without its rules. */
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
  said: {
    fr: {
      credit:
        '« Argad ! » appartient à son auteur ; ceci est une extension non officielle ; usage commercial interdit.',
      editions: {
        'argad-coastal': 'Argad ! fiche côtière, à pied',
        'argad-2021': 'Argad ! XVIIIe et début du XIXe siècle, janvier 2021',
        'argad-2024': 'Argad ! XVIIIe et début du XIXe siècle, mai 2024',
      },
    },
    it: {
      credit:
        '«Argad !» appartiene al suo autore; questa è un’estensione non ufficiale, senza scopo commerciale.',
      editions: {
        'argad-coastal': 'Argad ! scheda costiera, a piedi',
        'argad-2021': 'Argad ! XVIII e inizio del XIX secolo, gennaio 2021',
        'argad-2024': 'Argad ! XVIII e inizio del XIX secolo, maggio 2024',
      },
    },
  },
};
