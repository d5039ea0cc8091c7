/** French words of the briefing. */
import type { briefingWords as english } from '../en-briefing.ts';

export const briefingWords: typeof english = {
  phases: ['Ordres', 'Dés de ralentissement', 'Mouvements', 'Tirs', 'Mêlée', 'Fin du tour'],
  course:
    'Chaque camp donne ses ordres en secret. Une fois tous les ordres validés, chacun se déplace, tire et combat en même temps.',
  setUp:
    'Avant le premier tour, vous pouvez placer vos figurines où vous voulez dans votre zone. L’autre camp fait de même, à votre insu.',
};
