/** `sources`: the documents cited. */
import type { Source } from '@grognard/rules-kit';

const pages = 'The author’s site';

/** The paragraphs of the basic-rules page, and the author's other pages by name. */
export const sources: readonly Source[] = [
  {
    id: 'sheet',
    title: 'Alberto Giorgi, Napoleonic rules: the basic-rules page, cited by paragraph (¶1 to ¶25)',
    where: pages,
  },
  { id: 'intro-battlefield', title: 'The battlefield', where: pages },
  { id: 'intro-melee1', title: 'Attacks and melee', where: pages },
  { id: 'intro-reaction', title: 'Reactions', where: pages },
  { id: 'intro-savin-thow', title: 'The saving throw', where: pages },
  { id: 'combat-arms-infantry', title: 'Combat arms: infantry (and carbines)', where: pages },
  { id: 'combat-arms-artillery', title: 'Combat arms: artillery', where: pages },
  { id: 'melee-buildings', title: 'Melee: buildings', where: pages },
  { id: 'melee-breaking-point', title: 'Melee: the breaking point', where: pages },
  { id: 'melee-cavalry-vs-square', title: 'Melee: cavalry against a square', where: pages },
  { id: 'melee-fight-in-the-woods', title: 'Melee: fighting in the woods', where: pages },
  { id: 'melee-multiple-melee', title: 'Melee: several units', where: pages },
  { id: 'moral-check-moral-result', title: 'Morale results', where: pages },
];
